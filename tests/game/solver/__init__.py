"""A second way to find the largest haul and the floors that play can reach: values only, as tuples of counts."""

from .floors import Counts, largest_parts, reachable_floors

__all__ = ["Counts", "largest_parts", "reachable_floors"]

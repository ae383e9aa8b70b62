"""Lumbar pillow 50 x 30 cm."""
from podlib import art, pillows

INFO = dict(category="home-textile", name="Lumbar pillow 50 × 30 cm", name_zh="腰枕 50×30cm")


def build(job):
    pillows.build(job, "pillow_lumbar", .50, .30, .105, art.terrazzo(900, 900), .45)

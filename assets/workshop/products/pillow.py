"""Throw pillow 45 x 45 cm."""
from podlib import art, pillows

INFO = dict(category="home-textile", name="Throw pillow 45 × 45 cm", name_zh="抱枕 45×45cm")


def build(job):
    pillows.build(job, "pillow", .45, .45, .125, art.waves(900, 900), .5, second=art.wreath(1200, 1200))

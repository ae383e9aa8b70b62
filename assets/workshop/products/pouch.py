"""Zipped cosmetic pouch 22 x 15 cm."""
from podlib import art, pouches

INFO = dict(category="bags", name="Zip pouch 22 × 15 cm", name_zh="拉链收纳包 22×15cm")


def build(job):
    pouches.build(job, "pouch", .22, .15, .048, None, art.floral(900, 900, n=40, seed=15), ("tile", .8))

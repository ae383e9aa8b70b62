"""Desk mat 80 x 40 cm."""
from podlib import art, gallery, pads, places

INFO = dict(category="phone-tech", name="Desk mat 80 × 40 cm", name_zh="桌垫 80×40cm")


def build(job):
    pads.build(job, .80, .40, .015, .004, art.floral(1600, 800, n=70, seed=9), None, props="desk", second=gallery.artwork("northern-lights", 2000), desk=places.bright_desk)

"""Sleeveless A-line dress."""
from podlib import art
from podlib.body import WOMAN
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="A-line dress", name_zh="A字连衣裙")


def build(job):
    up = .30                                                  # the hem hangs this far below that of a T-shirt
    body = [(z+up, w, d, y) for z, w, d, y in WOMAN]
    g = Top("dress", length=.66+up, half=.215, hem_half=.345, waist=.0, neck=.085, drop_front=.120, drop_back=.060, sleeve=False,
            shoulder=(.142, .64+up), underarm=(.215, .45+up), armhole=.040, collar=.012,
            print_front=(-.12, .44, .12, .78), print_back=(-.12, .44, .12, .80), body=body, body_shoulder=(.142, .008, .585+up),
            arm_steps=((42, 10, .03), (50, -14, -.035), (58, 10, .025)), low=-.05, bend=2.0e-6, density=.16)
    t = Tailor(job, g, step=.0078)
    t.maps()
    t.pictures("#c96f5b", art.bloom(900, 900), ("place", .10, .02, .80))
    t.model(.0150)

"""Long-sleeve T-shirt. The arms go down in small steps: a bigger jump would carry the wrist through the sleeve."""
import math
from podlib import art
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Long-sleeve T-shirt", name_zh="长袖 T恤")


def arms(first, last):
    return tuple((a, 8*math.sin(a*.35), .015*math.sin(a*.35)) for a in range(first, last, 2))


def build(job):
    g = Top("long_sleeve", sleeve_len=.585, sleeve_w=.100, sleeve_slim=.034, sleeve_angle=36, cuff_rib=.045, underarm=(.268, .455),
            arm=.60, arm_radii=(.056, .029), arm_steps=arms(42, 67), step_time=.08, arm_forward=0, arm_end=66)
    t = Tailor(job, g)
    t.maps()
    t.pictures("#7c8c7a", art.badge(900, 900), ("place", .10, .04, .80))
    t.model()

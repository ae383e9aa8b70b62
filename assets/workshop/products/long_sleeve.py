"""Long-sleeve T-shirt. The arms go down in small steps: a bigger jump would carry the wrist through the sleeve."""
import math
from podlib import art
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Long-sleeve T-shirt", name_zh="长袖 T恤")


def arms(first, last, step=2):
    return tuple((a, 8*math.sin(a*.35), .015*math.sin(a*.35)) for a in range(first, last, step))


def build(job):
    g = Top("long_sleeve", sleeve_len=.585, sleeve_w=.100, sleeve_slim=.018, sleeve_angle=36, cuff_rib=.045, underarm=(.268, .455),
            arm=.65, arm_radii=(.056, .024), arm_steps=arms(40, 63, 1), step_time=.05, arm_forward=0, arm_end=62)
    t = Tailor(job, g)
    t.maps()
    t.pictures("#7c8c7a", art.badge(900, 900), ("place", .10, .04, .80))
    t.model()

"""Crew-neck sweatshirt: heavier cloth, ribbed collar, cuffs and hem."""
import math
from podlib import gallery, lettering
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Crew-neck sweatshirt", name_zh="圆领卫衣")
CUT = Cut(half=.288, length=.690, underarm=.440, shoulder=(.245, .652), neck=.092, drop_front=.088, drop_back=.020, rib=.024,
          sleeve_deg=66, sleeve_under=.400, cuff_w=.142, hem_rib=.062, cuff_rib=.066, print_front=(-.15, .192, .15, .552), print_back=(-.15, .215, .15, .615))


def arms(first, last, step=2):
    """The arms go down in small steps: a bigger jump would carry the wrist through the sleeve."""
    return tuple((a, 8*math.sin(a*.35), .015*math.sin(a*.35)) for a in range(first, last, step))


def model(job):
    g = Top("sweatshirt", length=.70, half=.290, hem_half=.272, neck=.086, drop_front=.088, shoulder=(.232, .656), underarm=(.290, .420),
            sleeve_angle=36, sleeve_len=.555, sleeve_w=.118, sleeve_slim=.012, collar=.028, cuff_rib=.065, hem_rib=.065, bend=1.2e-5, density=.32,
            print_front=(-.15, .18, .15, .54), print_back=(-.15, .20, .15, .60), arm=.65, arm_radii=(.060, .027),
            arm_steps=arms(40, 61, 1), step_time=.05, arm_forward=0, arm_end=60)
    Tailor(job, g, yarn=.045).model()


def build(job):
    flat = FlatTailor(job, "sweatshirt", CUT, "fleece", seeds=(6, 14), elbow=(-2.5, -2.))
    flat.build(hang=dict(seed=5), worn=dict(seed=3, arms=66, elbow=14), colour="#8f9bb0", motif=gallery.artwork("say-one-more-chapter"), place=("place", .10, .04, .80),
               second=("#7c3f3a", lettering.slogan(words=("slow", "MORNINGS")), ("place", .10, .04, .80)))
    job.model_by(lambda: model(job))

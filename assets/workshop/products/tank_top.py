"""Tank top: wide armholes with a narrow binding."""
from podlib import art
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Tank top", name_zh="背心")


def build(job):
    g = Top("tank_top", length=.71, half=.258, hem_half=.262, neck=.088, drop_front=.135, drop_back=.055, sleeve=False,
            shoulder=(.148, .690), underarm=(.258, .460), armhole=.052, collar=.013,
            print_front=(-.13, .15, .13, .50), print_back=(-.13, .18, .13, .56),
            arm_steps=((42, 8, .02), (50, -12, -.025), (58, 10, .02)))
    t = Tailor(job, g)
    t.maps()
    t.pictures("#2f4858", art.badge(900, 900), ("place", .08, .02, .84))
    t.model()

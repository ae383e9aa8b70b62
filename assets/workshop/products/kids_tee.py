"""Kids' T-shirt, about 120 cm: the adult cut scaled, but wider in proportion."""
from podlib import art
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="kids", name="Kids’ T-shirt", name_zh="儿童 T恤")


def build(job):
    g = Top("kids_tee", length=.66, half=.262, hem_half=.275, shoulder=(.205, .620), underarm=(.262, .430), sleeve_len=.205, sleeve_w=.170,
            body=[(z*.93, w*.97, d*1.02, y) for z, w, d, y in Top("x").body], body_shoulder=(.160, .008, .572)).scaled(.68)
    g.collar = .016
    g.print_front, g.print_back = (-.105, .10, .105, .355), (-.105, .13, .105, .40)
    t = Tailor(job, g, step=.0052)
    t.maps()
    t.pictures("#f1c75b", art.badge(900, 900, ("#fce6a4", "#f6a04d", "#3f7d8c", "#235266", "#d95d4e")), ("place", .08, .02, .84))
    t.model(.011)

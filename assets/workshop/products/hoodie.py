"""Pullover hoodie: sweatshirt cut with a hood at rest, draw cords and a kangaroo pocket."""
from podlib import art, collars
from podlib.garment import Tailor
from podlib.garment_pattern import Top
from products.long_sleeve import arms

INFO = dict(category="apparel", name="Pullover hoodie", name_zh="套头连帽卫衣")


def cut(name):
    return Top(name, length=.70, half=.292, hem_half=.275, neck=.092, drop_front=.085, shoulder=(.234, .654), underarm=(.292, .418),
               sleeve_angle=36, sleeve_len=.555, sleeve_w=.120, sleeve_slim=.012, collar=0.0, cuff_rib=.065, hem_rib=.065, bend=1.4e-5, density=.34,
               print_front=(-.14, .27, .14, .53), print_back=(-.15, .20, .15, .60), arm=.65, arm_radii=(.060, .027),
               arm_steps=arms(40, 61, 1), step_time=.05, arm_end=60, arm_forward=0)


def dress(g, zipped=False):
    def extra(st, cloth, mats):
        fleece, lining = st.material("hood", .72, part=1), st.material("lining", .66, part=3)
        cord, tip = st.material("cord", .7, part=4), st.material("tip", .4, rough=.2, f0=.3, part=5)
        shell, rows = collars.hood(g, cloth, fleece, lining)
        out = shell+collars.cords(rows, cord, tip)
        if zipped:
            tape, metal = st.material("tape", .4, part=6), st.material("zip", .45, rough=.2, f0=.4, part=5)
            out += collars.zip_front(g, cloth, tape, metal)
        return out
    return extra


def build(job, name="hoodie", zipped=False, colour="#6d7f8f"):
    g = cut(name)
    g.pocket = True
    t = Tailor(job, g, extra=dress(g, zipped), yarn=.045)
    t.maps(meta=dict(parts={"4": "#e9e6df", "5": "#b9bcc0", "6": "#2a2b2e"}))
    tint = {"hood": colour, "lining": colour, "cord": "#e9e6df", "tip": "#b9bcc0", "tape": "#2a2b2e", "zip": "#b9bcc0"}
    seen = {o.material_slots[0].material.name: o.material_slots[0].material for o in t.more}
    place = ("place", .10, .02, .80) if not zipped else ("place", .64, .10, .28)
    t.pictures(colour, art.badge(900, 900), place, parts=[(m, tint[n.split(".")[0]]) for n, m in seen.items()])
    t.model()

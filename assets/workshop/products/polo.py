"""Polo shirt: the T-shirt cut with a knitted collar, placket and three buttons."""
from podlib import art, collars
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Polo shirt", name_zh="Polo衫")


def build(job):
    g = Top("polo", collar=0.0, drop_front=.070, neck=.078, cuff_rib=.022, print_front=(-.15, .14, .15, .48))

    def extra(st, cloth, mats):
        rib, button = st.material("rib", .72, part=1), st.material("button", .7, rough=.25, f0=.04, part=4)
        return [collars.polo_collar(g, cloth, rib)]+collars.placket(g, cloth, rib, button)
    t = Tailor(job, g, extra=extra)
    t.maps(meta=dict(parts={"4": "#f1ede4"}))
    rib = [(o.material_slots[0].material, "#31506b") for o in t.more if o.name.startswith(("collar", "placket"))]
    t.pictures("#31506b", art.badge(900, 900), ("place", .66, .02, .22), parts=rib)
    t.model()

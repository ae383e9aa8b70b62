"""Enamel camping mug: thin rolled rim in its own colour (part 4), wire-thin handle."""
from podlib import drinkware, gallery, places, shapes
from podlib.curves import arc
from podlib.scene import mesh_object
import numpy as np

INFO = dict(category="drinkware", name="Enamel mug 12 oz", name_zh="珐琅野营杯 12oz")
R, H, WALL = .0430, .0820, .0012
OPTIONS = {"black": "#1c1c1f", "silver": "#a9adb3", "navy": "#22345c", "red": "#a8282f"}


def glazes(st):
    mats = drinkware.glazes(st, .20, .05)
    return mats+[st.material("rim", .4, rough=.2, f0=.06, part=4)]


def rim(mat, low):
    t = np.linspace(0, 2*np.pi, 49 if low else 121)[:-1]
    V, F, UV = shapes.sweep(np.c_[R*np.cos(t), R*np.sin(t), np.full(len(t), H)], .0019, .0019, across=(0, 0, 1), ring=8 if low else 14, closed=True)
    return mesh_object("rim", V, F, UV, None, [mat])


def build(job):
    below = [(.0001, .002), (R-.009, .002), (R-.0075, 0), (R-.006, 0)]+arc(R-.006, .006, .006, -80, 0, 7)
    band = drinkware.strip_rows(lambda z: R, .0085, H-.008)
    above = [(R, H), (R-WALL, H), (R-WALL, .012)]+arc(R-WALL-.008, .012, .008, 0, -90, 6)+[(.0001, .004)]
    turned = drinkware.Turned(below, band, above, H)

    def extra(st, mats, low):
        path = ((R-.001, H*.86), (R+.040, H*.98), (R+.036, H*.10), (R-.001, H*.26))
        return [drinkware.handle(path, mats[0], .0060, .0022, 24 if low else 40, 12), rim(mats[4], low)]
    meta = dict(parts={"4": OPTIONS["black"]}, part_options={"4": OPTIONS})
    drinkware.standard(job, turned, glazes, extra, .150, H*.52, ["#ffffff", "#ffffff", "#ffffff", "#ffffff", "#1c1c1f"],
                       lambda: gallery.artwork("fox-flower-crown"), ("place", .64, .04, .27), len(below)+len(band), meta=meta,
                       second=(gallery.artwork("say-happy-camper"), ("place", .63, .03, .29)), dyed=["#f6f3ea"]*4+["#22345c"], room=places.camp)

"""Insulated water bottle 500 ml: shoulder, screw cap with a carrying loop (part 4), steel foot."""
import numpy as np
from podlib import drinkware, gallery, places, shapes
from podlib.curves import arc
from podlib.scene import mesh_object

INFO = dict(category="drinkware", name="Insulated water bottle 500 ml", name_zh="保温运动水壶 500ml")
R, H, NECK = .0360, .2000, .0225


def mats_of(st):
    mats = drinkware.glazes(st, .34, .045)
    return mats+[st.material("cap", .5, rough=.35, f0=.04, part=4), st.material("steel", .45, rough=.2, f0=.45, part=5)]


def extra(st, mats, low):
    seg, out = (60 if low else 150), []
    cap = [(NECK, H+.001), (.0245, H+.0015), (.0250, H+.003), (.0250, H+.026)]+arc(.0220, H+.027, .003, 0, 90, 5)+[(.0001, H+.0302)]
    V, F = shapes.lathe(cap, seg)
    out.append(mesh_object("cap", V, F, None, None, [mats[4]], angle=.7))
    t = np.radians(np.linspace(0, 180, 40))
    loop = np.c_[.0195*np.cos(t), np.zeros(40), H+.026+.030*np.sin(t)**.8]
    V, F, UV = shapes.sweep(loop, .0060, .0024, ring=12 if low else 18)
    out.append(mesh_object("loop", V, F, UV, None, [mats[4]], angle=.8))
    V, F = shapes.lathe([(NECK-.001, H-.006), (NECK, H-.004), (NECK, H+.002)], seg)
    return out+[mesh_object("ring", V, F, None, None, [mats[5]], angle=.7)]


def build(job):
    shoulder = .158
    below = [(.0001, .002), (R-.010, .002), (R-.008, 0), (R-.005, 0)]+arc(R-.005, .005, .005, -80, 0, 6)
    band = drinkware.strip_rows(lambda z: R, .010, shoulder-.008, 13)
    t = np.linspace(0, 1, 18)
    curve = [(NECK+(R-NECK)*(.5+.5*np.cos(np.pi*k))**.85, shoulder+(H-.004-shoulder)*k) for k in t]
    turned = drinkware.Turned(below, band, curve, H, 300)
    views = dict(front=(90, 0.0), left=(150, 0.0), right=(30, 0.0))
    meta = dict(parts={"4": "#1f2023", "5": "#c3c6ca"}, demo_colors=dict(white="#ffffff", sage="#9db3a2", navy="#22345c"))
    drinkware.standard(job, turned, mats_of, extra, .295, (H+.05)*.5, ["#e8ece6"]*4+["#2a2c30", "#c3c6ca"],
                       lambda: gallery.artwork("watercolour-hummingbird"), ("place", .33, .20, .34), None, views=views, gloss_scale=2.0, meta=meta, elevation=.12, scene_zoom=1.08, hero_zoom=1.0, hero_turn=84,
                       second=(gallery.artwork("river-runners"), ("place", .31, .09, .38)), dyed=["#9db3a2"]*4+["#2a2c30", "#c3c6ca"],
                       room=places.camp)

"""Skinny steel tumbler 20 oz: straight full-wrap wall, clear-grey lid and steel rim (parts 4 and 5)."""
from podlib import art, drinkware, shapes
from podlib.curves import arc
from podlib.scene import mesh_object

INFO = dict(category="drinkware", name="Skinny tumbler 20 oz", name_zh="直身保温杯 20oz")
R, H = .0365, .2030


def mats_of(st):
    mats = drinkware.glazes(st, .24, .05)
    return mats+[st.material("steel", .45, rough=.18, f0=.45, part=4), st.material("lid", .35, rough=.12, f0=.06, part=5)]


def extra(st, mats, low):
    seg, out = (60 if low else 150), []
    rim = [(R-.0004, H-.003), (R-.0002, H), (R-.001, H+.0022), (R-.003, H+.0026), (R-.005, H+.001)]
    lid = [(R-.0028, H-.002), (R-.0026, H+.004)]+arc(R-.0056, H+.0065, .003, 0, 90, 5)+[(R-.012, H+.0095), (R-.013, H+.0075), (.0001, H+.0070)]
    for name, prof, m in (("rim", rim, mats[4]), ("lid", lid, mats[5])):
        V, F = shapes.lathe(prof, seg)
        out.append(mesh_object(name, V, F, None, None, [m], angle=.7))
    base = [(.0001, .0005), (R-.006, .0005), (R-.0045, 0), (R-.0020, .0002), (R-.0012, .0035), (R-.0012, .006)]
    V, F = shapes.lathe(base, seg)
    return out+[mesh_object("base", V, F, None, None, [mats[4]], angle=.7)]


def build(job):
    below = [(R-.003, .0042), (R-.0008, .0044), (R, .0052)]
    band = drinkware.strip_rows(lambda z: R, .0062, H-.004, 17)
    above = [(R, H-.003), (R-.0006, H-.002), (R-.004, H-.002)]
    turned = drinkware.Turned(below, band, above, H, 360)
    views = dict(front=(90, 0.0), left=(180, 0.0), right=(0, 0.0), back=(270, 0.0))
    meta = dict(parts={"4": "#c3c6ca", "5": "#5a5e63"}, part_options={"5": {"grey": "#5a5e63", "black": "#1e1f22", "white": "#eceded"}})
    drinkware.standard(job, turned, mats_of, extra, .265, H*.52, ["#ffffff", "#ffffff", "#ffffff", "#ffffff", "#c3c6ca", "#3c4045"],
                       lambda: art.floral(1000, 880, n=44, seed=12), ("tile", 1.0), None, views=views, gloss_scale=1.9, meta=meta, elevation=.12, scene_zoom=1.08, hero_zoom=1.0,
                       second=(art.waves(1000, 1000, rows=6), ("tile", .5)))

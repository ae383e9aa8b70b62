"""Shower curtain 180 x 180 cm, gathered on twelve rings."""
import numpy as np
from podlib import art, gallery, hanging, places, props, rooms, sets, shapes, textures
from podlib.cloth import simulated
from podlib.panelware import OneSided, dye, wall_shots
from podlib.scene import Stage, cloth_object

INFO = dict(category="home-textile", name="Shower curtain 180 × 180 cm", name_zh="浴帘 180×180cm")
W, H, SQUEEZE = 1.80, 1.80, .80
ATLAS = OneSided(W, H)
HOLES = np.linspace(-W/2+.05, W/2-.05, 12)


def build(job):
    st = Stage()
    make = hanging.gathered(W, H, 5.5, .055, SQUEEZE)
    c = simulated("shower_curtain", make, .0185, hanging.hung([(x, H-.025) for x in HOLES], density=.16, bend=2.5e-5))
    detail, bump = hanging.hem_detail(ATLAS, lambda h, w: textures.linen(max(h, w), cell=4)[:h, :w], .02)
    mat = st.material("fabric", detail=detail, bump=bump, bump_dist=.0012)
    bar, metal = hanging.rod(st, H+.03, 1.75)
    objs = [cloth_object(c, "curtain", ATLAS.uv, [mat]), bar]
    objs += [hanging.ring(metal, x*SQUEEZE, H+.008, float(c.x[np.argmin(np.abs(c.x[:, 0]-x*SQUEEZE)+np.abs(c.x[:, 2]-H)), 1])*.3, .030, .0026) for x in HOLES]
    areas = {"front": ATLAS.area(ATLAS.full())}
    wall = .16
    for v, direction in (("front", (0, -1, .02)), ("angle", (.45, -1, .04))):
        st.soft_studio((0, 0, H*.5), scale=3.2, fill=1.3, amb=.20)
        st.camera((0, 0, H*.51), H*1.12, direction, 7, job.res)
        job.view(st, v, objs, areas, sheen=.05, contrast=1.2, plane=("wall", wall), meta=dict(parts={"4": "#c3c6ca"}))
    dye(st, [mat], "#ffffff", (1600, 1600), [(areas["front"], art.floral(1400, 1400, "#f2ebe0", ("#d9796a", "#e6b07a", "#7f9db0"), "#7c9a82", 90, 2, .8), "fill")])
    wall_shots(job, st, objs, ((-W*SQUEEZE/2, 0, 0), (W*SQUEEZE/2, 0, H+.06)), wall, bath, detail=(-.45, .78, .26), colour="#dfe3e0")
    dye(st, [mat], "#ffffff", (1600, 1600), [(areas["front"], gallery.artwork("pattern-rose-garden"), ("tile", .36))])
    room = rooms.tiles(st, wall, 2.2, "#b7c9c4")+tub(st, "#f3f0ea")+sets.floor(st, -.45, 1.6, "#8f6f54")+props.pot(st, .80, -.36, .16, 1.6, "#e4dccf", 6, 14)
    places.hung(job, st, objs, ((-W*SQUEEZE/2, 0, 0), (W*SQUEEZE/2, 0, H+.06)), room)
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .034, "curtain", extra=objs[1:2])


def tub(st, colour="#f6f6f4"):
    m = st.material("tub", .75, rough=.12, f0=.045, colour=colour, part=62)
    return [shapes.bevelled_box("tub", (-.95, -.62, -.45), (.95, -.10, .16), m, .05, 6)]


def bath(st):
    """White tub in front of the curtain's foot, and a floor."""
    return tub(st)+sets.floor(st, -.45, 1.6, "#b9b2a6", False)

"""Fleece blanket 130 x 150 cm, hung over a wooden rail so that its whole front shows in soft folds."""
import numpy as np
from podlib import art, hanging, textures
from podlib.cloth import simulated
from podlib.panelware import OneSided, dye, wall_shots
from podlib.scene import Stage, cloth_object
from podlib import shapes

INFO = dict(category="home-textile", name="Fleece blanket 130 × 150 cm", name_zh="法兰绒毯 130×150cm")
W, H = 1.30, 1.50
ATLAS = OneSided(W, H)


def build(job):
    st = Stage()
    make = hanging.gathered(W, H, 2.6, .035, .93)
    pins = [(x, H-.01) for x in np.linspace(-W/2+.02, W/2-.02, 14)]
    c = simulated("blanket", make, .0150, hanging.hung(pins, density=.30, bend=1.6e-4, stretch=900))
    detail, bump = hanging.hem_detail(ATLAS, lambda h, w: textures.terry(h, w, cell=4), .018, .035, 1600, .008)
    mat = st.material("fleece", detail=detail, bump=bump, bump_dist=.004)
    bar, wood = hanging.rod(st, H+.004, 1.44, 0, .020, "#a97f58", 4, .4, .04)
    o = cloth_object(c, "blanket", ATLAS.uv, [mat, mat], thickness=.005)
    objs, wall = [o, bar], .12
    areas = {"front": ATLAS.area(ATLAS.full())}
    for v, direction in (("front", (0, -1, .03)), ("angle", (.48, -1, .06))):
        st.soft_studio((0, 0, H*.5), scale=2.6, fill=1.4, amb=.20)
        st.camera((0, 0, H*.505), H*1.12, direction, 6, job.res)
        job.view(st, v, objs, areas, sheen=.14, contrast=1.2, plane=("wall", wall), meta=dict(parts={"4": "#a97f58"}))
    dye(st, [mat], "#ffffff", (1560, 1800), [(areas["front"], art.terrazzo(1000, 1000, "#3d405b", ("#e07a5f", "#f4f1de", "#81b29a", "#f2cc8f")), ("tile", .7))])
    wall_shots(job, st, objs, ((-W/2, 0, 0), (W/2, 0, H+.02)), wall, basket, detail=(.5, .8, .26), sheen=.14)
    st.paint(wood, colour="#a97f58")
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .028, "blanket", extra=[bar])


def basket(st):
    from podlib import sets
    from podlib.scene import mesh_object
    m = st.material("basket", .5, colour="#b79a6d", part=66, detail=1+.15*textures.linen(512, cell=16), repeat=True)
    prof = [(.0001, -.30), (.20, -.30), (.215, -.29), (.24, -.05), (.235, .0), (.22, -.02), (.20, -.28)]
    V, F = shapes.lathe(prof, 72)
    return [mesh_object("basket", V+np.array([.86, -.28, 0]), F, [(i*.37 % 1, i*.11 % 1) for i in range(4*len(F))], None, [m])]+sets.floor(st, -.30, 1.4, "#b99a74")

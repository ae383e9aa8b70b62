"""Garden flag 30 x 45 cm on a black iron stand (part 4)."""
import numpy as np
from podlib import art, hanging, shapes, textures
from podlib.cloth import simulated
from podlib.panelware import OneSided, dye, wall_shots
from podlib.scene import Stage, cloth_object, mesh_object

INFO = dict(category="home-living", name="Garden flag 30 × 45 cm", name_zh="花园旗 30×45cm")
W, H = .30, .45
ATLAS = OneSided(W, H)


def stand(m):
    path = [(-.175, 0, H+.004), (.20, 0, H+.004)]
    post = [(.20, 0, H+.004), (.215, 0, H-.012), (.215, 0, -.40)]
    out = []
    for p in (path, post):
        V, F, UV = shapes.sweep(p, .0042, .0042, across=(0, 1, 0), ring=14)
        out.append(mesh_object("stand", V, F, UV, None, [m], angle=.8))
    V, F, UV = shapes.sweep([(-.181, 0, H+.004), (-.175, 0, H+.004)], .007, .007, across=(0, 1, 0), ring=16)
    return out+[mesh_object("knob", V, F, UV, None, [m])]


def build(job):
    st = Stage()
    make = hanging.gathered(W, H, 1.6, .010, .975)
    c = simulated("garden_flag", make, .0052, hanging.hung([(x, H-.002) for x in np.linspace(-W/2+.003, W/2-.003, 20)], density=.16, bend=1.0e-5, settle=.9))
    detail, bump = hanging.hem_detail(ATLAS, lambda h, w: textures.linen(max(h, w), cell=5)[:h, :w], .010, .025, 1200, .003)
    mat, iron = st.material("fabric", detail=detail, bump=bump, bump_dist=.0007), st.material("iron", .2, rough=.35, f0=.05, part=4)
    objs = [cloth_object(c, "flag", ATLAS.uv, [mat])]+stand(iron)
    areas, wall = {"front": ATLAS.area(ATLAS.full())}, .12
    for v, direction in (("front", (0, -1, .02)), ("angle", (.50, -1, .06))):
        st.soft_studio((0, 0, H*.5), scale=.95, fill=1.4, amb=.22)
        st.camera((.01, 0, H*.48), H*1.24, direction, 2.6, job.res)
        job.view(st, v, objs, areas, sheen=.05, contrast=1.2, plane=("wall", wall), eps=2e-4, meta=dict(parts={"4": "#1d1d20"}))
    dye(st, [mat], "#ffffff", (1000, 1500), [(areas["front"], art.arches(1000, 1500), "fill")])
    st.paint(iron, colour="#1d1d20")
    wall_shots(job, st, objs, ((-W/2, 0, 0), (W/2, 0, H)), wall, hedge, detail=(-.55, .8, .32), colour="#c9cfc0", eps=2e-4)
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .011, "flag", extra=objs[1:])


def hedge(st):
    from podlib import sets
    out = []
    for k in range(5):
        out += sets.twigs(st, -.36+k*.16, .06+.03*(k % 2), -.16, 1.1, 20+k, 5)
    return out

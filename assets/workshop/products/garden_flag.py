"""Garden flag 30 x 45 cm on a black iron stand (part 4); its pictures are taken on a lawn."""
import numpy as np
from podlib import art, gallery, hanging, props, rooms, sets, shapes, textures
from podlib.cloth import simulated
from podlib.panelware import OneSided, dye
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
    dye(st, [mat], "#ffffff", (1000, 1500), [(areas["front"], art.wreath(1000, 1500), "fill")])
    st.paint(iron, colour="#1d1d20")
    garden(job, st, objs)
    dye(st, [mat], "#ffffff", (1000, 1500), [(areas["front"], gallery.on("#f4ead8", "big-sunflower", share=.80, aspect=W/H), "fill")])
    porch(job, st, objs)
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .011, "flag", extra=objs[1:])


def garden(job, st, objs):
    """The stand goes into the lawn 40 cm below the flag."""
    green = sets.lawn(st, -.36, 1.1, 1.5)+sets.hedge(st, 1.5, -.36, 1.9, 2.1)
    sets.sunlight(st, (0, 0, .1), 1.0)
    st.camera((.02, 0, .20), .66, (-.32, -1, .10), 2.6, job.shot_res, lens=.007)
    job.picture(st, "hero", objs+green, white=(86, .96), eps=2e-4, warm=.03, aa=4)
    st.camera((-.07, 0, .37), .22, (.35, -1, .14), 2.0, job.shot_res, lens=.006)
    job.picture(st, "detail", objs+green, white=(80, .96), eps=2e-4, warm=.03, aa=4)
    st.camera((.03, 0, .05), 1.04, (.16, -1, .16), 4, job.shot_res, lens=.008)
    job.picture(st, "scene", objs+green, white=(86, .96), eps=2e-4, warm=.035, aa=4)


def porch(job, st, objs):
    """Between flower pots on boards, before a wall of painted bricks."""
    out = rooms.tiles(st, .55, 1.1, "#dfe3e2")+sets.floor(st, -.36, 1.0, "#a58a6c")
    out += props.pot(st, -.44, .22, -.36, 2.0, "#b8704f", 5, 16)+props.pot(st, .50, .28, -.36, 1.9, "#6f8088", 8, 16)+props.pot(st, -.30, -.02, -.36, 1.05, "#d9b98a", 6, 12)
    sets.sunlight(st, (0, 0, .1), 1.0, .50)
    st.camera((.02, 0, .09), .96, (-.22, -1, .13), 4, job.shot_res, lens=.004)
    job.picture(st, "scene2", objs+out, white=(86, .94), eps=2e-4, warm=.03)

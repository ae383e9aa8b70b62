"""Thank-you card 9 x 5.4 cm, printed on both sides: front (part 2), back (part 3), cut edges (part 1)."""
import math
import bpy
import numpy as np
from podlib import flatware, gallery, giftwrap, lettering, rooms, sets
from podlib.maps import area
from podlib.scene import Stage, group, mesh_object, pose

INFO = dict(category="branding", name="Thank-you card", name_zh="品牌感谢卡")
W, H, T, BOW = .090, .054, .00042, .0016


def card(mats, bow=BOW, nx=48, ny=4):
    """Both faces and the edge of a card that bows a little; face towards -y."""
    x, z = np.meshgrid(np.linspace(-W/2, W/2, nx+1), np.linspace(-H/2, H/2, ny+1))
    y = -bow*(2*x/W)**2
    V = np.vstack([np.c_[x.ravel(), (y+t).ravel(), z.ravel()] for t in (0, T)])
    i, n = np.arange(x.size).reshape(x.shape), x.size
    q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    ring = np.r_[i[0, :-1], i[:-1, -1], i[-1, :0:-1], i[:0:-1, 0]]
    edge = np.c_[ring, ring+n, np.roll(ring, -1)+n, np.roll(ring, -1)]
    F = np.vstack([q, q[:, ::-1]+n, edge])
    uv = np.c_[V[:, 0]/W+.5, V[:, 2]/H+.5]
    U = np.concatenate([uv[q], np.c_[1-uv[:, 0], uv[:, 1]][q[:, ::-1]+n], np.full((len(edge), 4, 2), -1.)]).reshape(-1, 2)
    ids = [0]*len(q)+[1]*len(q)+[2]*len(edge)
    return mesh_object("card", V, F, U, ids, mats, angle=.5)


def laid(mats, x, y, z, turn, back=False, bow=.0006):
    """One more card, lying face up, or face down."""
    o = card(mats, bow)
    o.rotation_euler = (math.radians(90 if back else -90), 0, math.radians(turn+(180 if back else 0)))
    o.location = (x, y, z+(bow if back else T))
    bpy.context.view_layer.update()
    return o


def pile(mats, x, y, n, seed=3):
    """A pile of cards straightened by hand."""
    rng = np.random.default_rng(seed)
    return [laid(mats, x+rng.normal(0, .0004), y+rng.normal(0, .0004), k*(T+.00003), rng.normal(0, .7), bow=0) for k in range(n)]


def maps(job, st, objs, root, areas):
    kw = dict(percentile=80, eps=3e-5, shadow_gain=1.2, plane=("floor", 0.0))
    st.soft_studio((0, 0, 0), scale=.30, fill=1.8, amb=.34, key=.9)
    for view, side, direction, wide in (("front", "front", (0, -.30, 1), .112), ("back", "back", (0, -.30, 1), .112), ("angle", "front", (.35, -1, .80), .120)):
        back = side == "back"
        pose(root, degrees=180 if back else 0, tilt=90 if back else -90, location=(0, 0, BOW if back else T))
        st.camera((0, 0, 0), wide, direction, .6, job.res)
        job.view(st, view, objs, {side: areas[side]}, **kw)


def shots(job, st, mats):
    paper = sets.cyclorama(st, 0, .16, .16, "#e9e2d8")
    st.soft_studio((0, 0, 0), scale=.34, fill=1.6, amb=.32, key=.9)
    fan = [laid(mats, -.016, .034, 0, 12, back=True), laid(mats, .012, -.016, .0022, -7)]
    st.camera((-.002, .008, 0), .140, (.16, -1, 1.25), .8, job.shot_res)
    job.picture(st, "hero", fan+paper, white=(72, .98), eps=3e-5)
    piled = pile(mats, 0, 0, 26)
    st.camera((.016, -.010, .010), .062, (.50, -1, .55), .36, job.shot_res, lens=.0022, focus=.352)
    job.picture(st, "detail", piled+[laid(mats, -.05, .07, 0, 24, back=True)]+paper, white=(72, .98), eps=3e-5)
    top = sets.table(st, 0, .40, "#d2b48f")
    things, z = giftwrap.parcel(st)
    things += giftwrap.tissue(st, .075, -.080, .17, 24)+sets.sprig(st, -.125, -.060, .002, .62, 20)
    bars = sets.low_sun(st, (0, 0, 0), .34)
    st.camera((0, -.012, .02), .30, (.06, -.55, 1), 1.4, job.shot_res, lens=.002)
    job.picture(st, "scene", [laid(mats, .030, -.026, z+.0014, -12)]+things+top+bars, white=(82, .92), warm=.03, eps=3e-5)


def at_the_desk(job, st, mats):
    """Before they go into the parcels: on stone, with a pen and a coffee."""
    cards = [laid(mats, -.052, .030, .0, 14, back=True), laid(mats, .004, -.010, .0024, -9)]
    out = rooms.stone(st, 0, .26, "#b9c2bb")+rooms.pen(st, .078, -.028, 0, 66, "#7a3b34")+sets.coffee(st, .080, .072, 0, .62)+sets.sprig(st, -.088, -.052, .002, .5, 30, 6)
    rooms.morning(st, (0, 0, 0), .50, .42)
    st.camera((0, .004, .004), .235, (-.08, -.75, 1), 1.3, job.shot_res, lens=.0016)
    job.picture(st, "scene2", cards+out, white=(84, .93), warm=.02, eps=3e-5)


def build(job):
    st = Stage()
    paper = dict(rough=.34, f0=.035)
    mats = [st.material("print", .78, part=2, slot="print_front", **paper), st.material("reverse", .78, part=3, slot="print_back", **paper),
            st.material("edge", .78, part=1)]
    objs = [card(mats)]
    root = group(objs)
    areas = {"front": area(0, 0, 1, 1, W, H, id=2, slot="print_front"), "back": area(0, 0, 1, 1, W, H, id=3, slot="print_back")}
    maps(job, st, objs, root, areas)
    for m, a, motif in zip(mats, areas.values(), (lettering.thank_you(), lettering.card_back())):
        st.paint(m, rgb=flatware.face_texture({"print": a}, motif))
    st.paint(mats[2], colour="#f6f2ea")
    shots(job, st, mats)
    st.paint(mats[0], rgb=flatware.face_texture({"print": areas["front"]}, gallery.on("#fbf4ea", "grateful-wreath", share=.86, aspect=W/H)))
    at_the_desk(job, st, mats)
    pose(root, tilt=-90, location=(0, 0, T))
    job.model_hard(st, objs, areas)

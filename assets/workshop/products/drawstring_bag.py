"""Drawstring bag 36 x 44 cm: gathered top, cords through the hem down to the bottom corners (part 4)."""
import numpy as np
from podlib import art, shapes, textures
from podlib.cloth import Cloth, simulated
from podlib.curves import rect_loop, smooth
from podlib.panelware import TwoSided, dye, rect_panel, wall_shots
from podlib.scene import Stage, cloth_object, mesh_object

INFO = dict(category="bags", name="Drawstring bag", name_zh="束口背包")
W, H, GATHER = .36, .44, .62
PRINT = (-.13, .07, .13, .34)
ATLAS = TwoSided(W, H, 0.0, 1.04)


def make(step):
    c = Cloth(step)
    for name, sg in (("front", -1), ("back", 1)):
        def place(P, sg=sg):
            k = np.clip((P[:, 1]-.30)/(H-.30), 0, 1)**2              # the mouth starts narrow and pleated
            bulge = np.clip(1-(np.abs(P[:, 0])/(W/2))**4, 0, 1)*np.clip(P[:, 1]/.08, 0, 1)
            y = sg*.018*bulge*(1-.5*k)+.008*k*np.sin(P[:, 0]*2*np.pi/.045)
            return np.c_[P[:, 0]*(1-(1-GATHER)*k), y, P[:, 1]]
        c.panel(name, rect_panel(W, H), place, {k: k for k in ("left", "bottom", "right")}, flip=sg > 0, inner=[rect_loop(*PRINT)])
    return c


def hang(c):
    flat = np.zeros((len(c.x), 2))
    for p in c.panels:
        flat[p["ids"]] = p["P"]
    cord = np.where(np.abs(flat[:, 1]-(H-.022)) < .0035)[0]           # the cord holds the pleats where they are
    c.build(density=.16, stretch=900, bend=8e-6, pins=cord)
    c.run(.6, gravity=5, pressure=10, damping=5, self_radius=.003)
    c.run(.6, gravity=9.8, pressure=5, damping=8, self_radius=.003)
    c.run(.3, gravity=9.8, pressure=4, damping=18)
    c.relax()


def cords(mat):
    out = []
    for sx in (-1, 1):
        for k, y in enumerate((.022, .036)):
            top = sx*W/2*GATHER*.98
            path = smooth([(top*.2, .004, H+.012), (top*.75, .006, H-.004), (top*1.08, .012+y*.3, H-.035), (sx*(W/2+.006-.008*k), y, H*.62), (sx*(W/2-.002), y*.8, H*.28), (sx*(W/2-.012), .004, .016)], n=70)
            V, F, UV = shapes.sweep(path, .0030, .0030, across=(0, 1, 0), ring=10)
            out.append(mesh_object("cord", V, F, UV, None, [mat]))
    return out


def build(job):
    st = Stage()
    c = simulated("drawstring", make, .0056, hang)
    X, Z = ATLAS.grid(2048)
    seam = textures.stitch(Z-(H-.042), X, .0009, .5, .003)+textures.groove(np.abs(X)-W/2+.004, .002, .5)
    w = textures.linen(2048, cell=4)[:X.shape[0]]
    mat = st.material("fabric", detail=np.clip(1+.02*w+.5*seam, .3, 1.3), bump=np.clip(.5+.06*w+.3*seam, 0, 1), bump_dist=.0010)
    ins, cord = st.material("inside", .68, part=3), st.material("cord", .7, part=4)
    objs = [cloth_object(c, "bag", ATLAS.uv, [mat, ins], thickness=.0010)]+cords(cord)
    meta = dict(parts={"4": "#1c1c1f"}, part_options={"4": {"black": "#1c1c1f", "white": "#f4f4f2", "natural": "#d9c7a7"}}, demo_colors=dict(white="#ffffff", natural="#efe6d2"))
    for v, d, f in (("front", (.08, -1, .05), -1), ("back", (-.08, 1, .05), 1), ("angle", (.58, -1, .12), -1)):
        st.soft_studio((0, 0, .22), scale=1.05, fill=1.3, amb=.18, front=f)
        st.camera((0, 0, .225), .56, d, 2.6, job.res)
        panel = "back" if v == "back" else "front"
        job.view(st, v, objs, {panel: ATLAS.area(PRINT, panel, bleed=False)}, sheen=.06, contrast=1.15, plane=("wall", .09) if f < 0 else None, meta=meta)
    dye(st, [mat, ins], "#efe6d2", (2048, 1252), [(ATLAS.area(PRINT), art.badge(900, 900), "fit")])
    st.paint(cord, colour="#2f4858")
    wall_shots(job, st, objs, ((-W/2, -.1, 0), (W/2, .1, H)), .09, lambda s: [], detail=(.1, .75, .36))
    job.model_cloth(make, c, ATLAS.uv, {"front": PRINT, "back": PRINT}, .013, "bag", extra=objs[1:])

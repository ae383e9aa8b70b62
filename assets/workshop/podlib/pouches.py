"""Flat zipped goods: two panels pumped a little or padded evenly, a zip along the top edge, bound seams."""
import numpy as np
from podlib import sets, shapes, textures
from podlib.cloth import simulated
from podlib.curves import rect_loop
from podlib.panelware import TwoSided, dye
from podlib.curves import rounded_rect
from podlib.cloth import Cloth
from podlib.pillows import make_of, pump, seam_line
from podlib.scene import Stage, cloth_object, group, mesh_object, pose


def zip_line(st, c, w, top_y, mats):
    """Tape, teeth and puller along the top seam, which runs where pattern y is largest."""
    tape, metal = mats
    p = c.panels[0]
    n = len(p["bound"])
    path, flat = c.x[p["ids"][:n]], p["P"][:n]
    top = path[(flat[:, 1] > top_y-.012) & (np.abs(flat[:, 0]) < w/2-.016)]
    top = top[np.argsort(top[:, 0])]
    V, F, UV = shapes.sweep(top+[0, 0, .001], .0042, .0022, across=(0, 1, 0), ring=10)
    out = [mesh_object("tape", V, F, UV, None, [tape])]
    beat = .00035*np.cos(np.arange(len(top)*6)*np.pi)
    fine = np.stack([np.interp(np.linspace(0, len(top)-1, len(top)*6), np.arange(len(top)), top[:, k]) for k in range(3)], 1)
    V, F, UV = shapes.sweep(fine+[0, 0, .0026], .0016+beat, .0010+beat*.5, across=(0, 1, 0), ring=8)
    out.append(mesh_object("teeth", V, F, UV, None, [metal]))
    x, y, z = top[-4]
    out.append(shapes.bevelled_box("slider", (x-.005, y-.0036, z+.0012), (x+.004, y+.0036, z+.0048), metal, .0010, 3))
    out.append(shapes.bevelled_box("bail", (x-.0016, y-.0050, z-.001), (x+.0012, y-.0036, z+.0040), metal, .0006))
    pull = shapes.bevelled_box("pull", (x-.0026, y-.0072, z-.019), (x+.0022, y-.0056, z-.0005), metal, .0010, 3)
    return out+[pull]


# Frame, height of its middle and print area of padded goods: they were photographed again, and their print areas lie where they lay.
FOAM = dict(front=(1.1806, .0120, (34.76, 107.77, 484.0)), back=(1.1982, .0070, (34.96, 107.86, 476.89)))


def padded(w, h, thick, corner=.022, soft=.030):
    """Two even faces of foam: flat in the middle, round towards the seam, with a few shallow dents so that no light lies dead on them."""
    loop = rounded_rect(w, h, corner, 14)
    loop = np.vstack([loop, loop[:1]])

    def make(step):
        c = Cloth(step)
        for name, sg in (("front", -1), ("back", 1)):
            def place(P, sg=sg):
                q = np.abs(P)-np.array((w/2-corner, h/2-corner))
                edge = -(np.hypot(np.maximum(q[:, 0], 0), np.maximum(q[:, 1], 0))+np.minimum(q.max(1), 0)-corner)
                t = np.clip(edge/soft, 0, 1)
                dent = .0010*np.sin(P[:, 0]*19+P[:, 1]*11)+.0008*np.sin(P[:, 1]*31-P[:, 0]*9+sg)
                return np.c_[P[:, 0], sg*(thick/2*np.sqrt(1-(1-t)**2.4)+dent*t), P[:, 1]]
            c.panel(name, [("all", loop)], place, {"all": "all"}, flip=sg > 0)
        return c
    return make


def build(job, name, w, h, thick, rect, motif, mode, colour="#ffffff", meta=None, canvas=True, bow=.028, foam=False, scene=None, lean=-12, second=None, room=None):
    st = Stage()
    atlas = TwoSided(w, h, -h/2, 1.10)
    make = padded(w*1.07, h*1.07, thick) if foam else make_of(w, h, bow=bow, corner=.012, inner=[rect_loop(*rect)] if rect else ())
    c = make(.0046) if foam else simulated(name, make, .0046, pump(w, h, thick))
    weave = textures.weave(int(1024*h/w), 2048, 10) if canvas else textures.linen(2048, cell=5)[:int(1024*h/w)]
    mat = st.material("fabric", detail=1+.03*weave, bump=np.clip(.5+.10*weave, 0, 1), bump_dist=.0007)
    tape, metal = st.material("tape", .4, part=4), st.material("zip", .45, rough=.2, f0=.35, part=5)
    objs = [cloth_object(c, name, atlas.uv, [mat]), seam_line(st, c, tape)]+zip_line(st, c, w, float(c.panels[0]["P"][:, 1].max()), (tape, metal))
    full = rect or atlas.full()
    areas = {k: atlas.area(full, k, **({"bleed": False} if rect else {})) for k in ("front", "back")}
    lo, hi = c.x.min(0), c.x.max(0)
    big, info = float(max(hi[0]-lo[0], hi[2]-lo[2])), meta or dict(parts={"4": "#26272b", "5": "#b9bcc0"})
    for v, d in (("front", (0, -1, .10)), ("back", (0, 1, .10)), ("angle", (.55, -1, .26))):
        st.soft_studio((0, 0, 0), scale=big*2, fill=1.9, amb=.26, front=1 if v == "back" else -1)
        wide, up, box = (FOAM if foam else {}).get(v, (1.22, 0, None))
        st.camera((0, 0, big*up), big*wide, d, big*5, job.res)
        panel = "back" if v == "back" else "front"
        job.view(st, v, objs, {panel: areas[panel]}, sheen=.06, percentile=88, contrast=1.15, plane=("floor", float(lo[2])), eps=2e-4, meta=info,
                 keep=(panel, *box) if box else None)
    dye(st, [mat], colour, (2048, int(1024*h/w)), [(a, motif, mode) for a in areas.values()])
    st.paint(tape, colour=info["parts"]["4"])
    st.paint(metal, colour=info["parts"]["5"])
    shots(job, st, objs, float(lo[2]), big, w/big, h/big, scene or shelf, lean)
    if second is not None:
        dye(st, [mat], colour, (2048, int(1024*h/w)), [(a, *second) for a in areas.values()])
        room(job, st, objs, float(lo[2]), big)
    job.model_cloth(make, c, atlas.uv, {"front": full, "back": full}, .012, name, extra=objs[2:])


def shots(job, st, objs, z, big, kx, kz, scene, lean):
    root = group(objs)
    paper = sets.cyclorama(st, z, big*.9, big*1.6, "#ece7e0")
    st.soft_studio((0, 0, 0), scale=big*2, fill=1.7, amb=.28)
    st.camera((0, 0, 0), big*1.30, (-.45, -1, .22), big*5, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(72, 1.0), sheen=.06, eps=2e-4)
    st.camera((big*.30*kx, -.01, big*.34*kz), big*.36, (.45, -1, .42), big*3, job.shot_res, lens=big*.012)
    job.picture(st, "detail", objs+paper, white=(72, 1.0), sheen=.06, eps=2e-4)
    pose(root, degrees=-12, tilt=lean)
    top = sets.table(st, z, big*3, "#b78c62")+sets.wall(st, big*1.6, big*2, "#d5d9d3")
    things = scene(st, z, big)
    bars = sets.day_light(st, (0, 0, 0), big*2.2, amb=.32)
    st.camera((0, 0, big*.04), big*1.65, (.12, -1, .26), big*6, job.shot_res, lens=big*.02)
    job.picture(st, "scene", objs+top+things+bars, white=(82, .88), warm=.035, sheen=.06, eps=2e-4)


def shelf(st, z, big):
    return sets.books(st, -big*.85, big*.55, z, big*3.2, 10)+sets.vase(st, big*.75, big*.65, z, big*3.4)

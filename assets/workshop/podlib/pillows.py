"""Throw pillows: two panels sewn all round and pumped up. Full-bleed print on both sides.

A square cut puffs into a shape with pulled-in sides and dog ears, so the cut bulges: the sides are bowed outwards by
what the filling will take, and the corners are trimmed round, as real covers are cut."""
import numpy as np
from podlib import rooms, sets, shapes, textures
from podlib.cloth import Cloth, simulated
from podlib.panelware import TwoSided, dye
from podlib.scene import Stage, cloth_object, group, pose


def cut(w, h, bow=.080, corner=.014, n=48):
    """Outline with bowed sides and rounded corners, four segments from the lower right corner."""
    sides = []
    for k in range(4):
        a, b = (w, h) if k % 2 == 0 else (h, w)
        t = np.linspace(-1, 1, n)
        x = a/2*(1+bow*2*b/(w+h)*(1-t**2))                      # bowed most in the middle
        y = t*(b/2-0)
        over = np.clip((np.abs(t)-(1-2*corner/b*2))/(2*corner/b*2), 0, 1)
        x = x-corner*.55*over**2
        y = y-np.sign(t)*corner*.55*over**2
        q = np.c_[x, y]
        r = np.array([[0, -1], [1, 0]])
        sides.append(q @ np.linalg.matrix_power(r, k).T)
    return [("s%d" % i, np.vstack([s, sides[(i+1) % 4][:1]])) for i, s in enumerate(sides)]


def make_of(w, h, bow=.080, corner=.014, inner=()):
    def make(step):
        c = Cloth(step)
        for name, sg in (("front", -1), ("back", 1)):
            segs = cut(w, h, bow, corner)
            def place(P, sg=sg):
                e = np.maximum(np.abs(P[:, 0])/w, np.abs(P[:, 1])/h)*2
                return np.c_[P[:, 0], sg*.014*np.clip(1-e**4, 0, 1), P[:, 1]]
            c.panel(name, segs, place, {k: k for k, _ in segs}, flip=sg > 0, inner=inner)
        return c
    return make


def pump(w, h, thick):
    def run(c):
        edge = lambda m: np.minimum(w/2-np.abs(m[:, 0]), h/2-np.abs(m[:, 1]))
        c.build(density=.30, stretch=2500, bend=9e-6, bend_scale=lambda p, m: 1+50*np.exp(-(np.maximum(edge(m), 0)/.010)**2))
        for _ in range(90):                                     # slowly, until the target thickness is reached
            if np.ptp(c.x[:, 1]) > thick:
                break
            c.run(0.02, pressure=7, gravity=0.4, damping=60, internal=.10)
        c.run(0.25, pressure=2.0, gravity=1.0, damping=40, internal=.10)
    return run


def build(job, name, w, h, thick, motif, tile, step=.0058, second=None, **bench):
    st = Stage()
    atlas, make = TwoSided(w, h, -h/2, 1.10), make_of(w, h)
    c = simulated(name, make, step, pump(w, h, thick))
    weave = textures.linen(2048, cell=14)[:int(1024*h/w)]
    mat = st.material("fabric", detail=1+.035*weave, bump=np.clip(.5+.12*weave, 0, 1), bump_dist=.0006)
    piping = seam_line(st, c)
    o = cloth_object(c, name, atlas.uv, [mat])
    lo, hi = c.x.min(0), c.x.max(0)
    areas = {k: atlas.area(atlas.full(), k) for k in ("front", "back")}
    st.soft_studio((0, 0, 0), scale=max(w, h)*2, fill=2.0, amb=.26)
    big = max(hi[0]-lo[0], hi[2]-lo[2])
    for v, direction in (("front", (0, -1, .10)), ("angle", (.55, -1, .22)), ("back", (0, 1, .10))):
        if v == "back":
            st.soft_studio((0, 0, 0), scale=max(w, h)*2, fill=2.0, amb=.26, front=1)
        st.camera((0, 0, -.006), big*1.18, direction, 2.2, job.res)
        seen = {k: dict(a, **({"elsewhere": True} if (k == "back") != (v == "back") else {})) for k, a in areas.items()}
        job.view(st, v, [o, piping], seen, sheen=.06, percentile=85, contrast=1.1, plane=("floor", float(lo[2])))
    shots(job, st, [o, piping], mat, areas, motif, tile, float(lo[2]), float(big), (2048, int(1024*h/w)), second, bench)
    job.model_cloth(make, c, atlas.uv, {"front": atlas.full(), "back": atlas.full()}, .016, name)


def seam_line(st, c, mat=None):
    """A thin piping along the seam hides the single-edge crease between the panels; bags have it in the colour of their zip."""
    p = c.panels[0]
    n = len(p["bound"])
    path = c.x[p["ids"][:n]]
    from podlib.scene import mesh_object
    m = mat or st.material("piping", .7)
    V, F, UV = shapes.sweep(path, .0019, .0019, across=(0, 1, 0), ring=8, closed=True)
    uv = np.array([((a+1)/4, .5) for a, _ in UV])               # plain cloth colour: outside every print
    return mesh_object("piping", V, F, uv*0-1, None, [m])


def shots(job, st, objs, mat, areas, motif, tile, z, big, px, second, bench):
    dye(st, [mat], "#ffffff", px, [(a, motif, ("tile", tile)) for a in areas.values()])
    root = group(objs)
    paper = sets.cyclorama(st, z, big*.9, big*1.6, "#ece7e0")
    st.soft_studio((0, 0, 0), scale=big*2, fill=1.7, amb=.28)
    st.camera((0, 0, -.01), big*1.30, (-.45, -1, .20), big*5, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(72, 1.0), sheen=.06)
    st.camera((big*.33, -.02, big*.28), big*.42, (.45, -1, .35), big*3, job.shot_res, lens=big*.010)
    job.picture(st, "detail", objs+paper, white=(72, 1.0), sheen=.06)
    pose(root, degrees=10, tilt=-16, location=(0, .03, 0))
    sofa = couch(st, z, big)
    bars = sets.day_light(st, (0, 0, 0), big*2.2, amb=.32)
    st.camera((0, 0, big*.03), big*1.6, (.12, -1, .22), big*6, job.shot_res)
    job.picture(st, "scene", objs+sofa+bars, white=(82, .88), warm=.035, sheen=.06)
    if second is not None:
        dye(st, [mat], "#ffffff", px, [(a, second, bench.pop("mode", "fill")) for a in areas.values()])
        pose(root, degrees=-14, tilt=-14, location=(0, .02, 0))
        rooms.bench(job, st, objs, z, big, **bench)


def couch(st, z, big, colour="#d3cabb", wall="#dfe2dc"):
    """Seat, back and arm rest of a linen sofa, as soft boxes."""
    w = textures.linen(512, cell=4)
    m = st.material("sofa", .5, colour=colour, part=68, detail=1+.05*w, bump=np.clip(.5+.15*w, 0, 1), bump_dist=.0015, repeat=True)
    k = big/.45
    parts = (((-.02, -.55, -.30), (1.3, .40, 0)), ((-1.3, -.55, -.30), (-.03, .40, 0)), ((-1.3, .17, -.2), (-.03, .42, .52)),
             ((-.02, .17, -.2), (1.3, .42, .52)))
    out = [shapes.bevelled_box("sofa", tuple(np.array(a)*k+[0, 0, z]), tuple(np.array(b)*k+[0, 0, z]), m, .06*k, 6, 3/k) for a, b in parts]
    return out+sets.wall(st, .9*k, big*2, wall)

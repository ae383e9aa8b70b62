"""Canvas tote bag 38 x 42 cm with two webbing handles; cloth panels slightly filled, hanging."""
import numpy as np
from podlib import gallery, lettering, rooms, shapes, textures
from podlib.cloth import Cloth, simulated
from podlib.curves import bezier, rect_loop
from podlib.panelware import TwoSided, dye, rect_panel, wall_shots
from podlib.scene import Stage, cloth_object

INFO = dict(category="bags", name="Canvas tote bag", name_zh="帆布托特包")
W, H, HX = .38, .42, .085                        # HX: handle distance from the centre
PRINT = (-.14, .06, .14, .36)
ATLAS = TwoSided(W, H, 0.0, 1.04)


def make(step):
    c = Cloth(step)
    for name, sg in (("front", -1), ("back", 1)):
        def place(P, sg=sg):
            bulge = np.clip(1-(np.abs(P[:, 0])/(W/2))**4, 0, 1)*np.clip(P[:, 1]/.06, 0, 1)
            return np.c_[P[:, 0], sg*.014*bulge, P[:, 1]]
        c.panel(name, rect_panel(W, H), place, {k: k for k in ("left", "bottom", "right")}, flip=sg > 0, inner=[rect_loop(*PRINT)])
    return c


def hang(c):
    flat, side = np.zeros((len(c.x), 2)), np.zeros(len(c.x))
    for p in c.panels:
        flat[p["ids"]] = p["P"]
        side[p["ids"]] = -1 if p["name"] == "front" else 1
    pins = np.where((np.abs(np.abs(flat[:, 0])-HX) < .016) & (flat[:, 1] > H-.03))[0]      # where the handles are sewn on
    c.x[pins, 1] = side[pins]*.016
    c.build(density=.34, stretch=1500, bend=6e-5, bend_scale=lambda p, m: np.where(m[:, 1] > H-.03, 4., 1.), pins=pins)
    c.run(.5, gravity=5, pressure=14, damping=6)
    c.run(.5, gravity=9.8, pressure=5, damping=10)
    c.run(.3, gravity=9.8, pressure=4, damping=18)


def handle(sg, y, mat):
    a = bezier((-HX, H-.030), (-HX+.004, H+.20), (-HX*.75, H+.285), (0, H+.285), 30)
    arch = np.vstack([a, (a*[-1, 1])[::-1][1:]])
    s = np.sin(np.pi*np.linspace(0, 1, len(arch)))
    return shapes.ribbon(np.c_[arch[:, 0], y+sg*(.002+.012*s), arch[:, 1]], (0, sg, 0), .027, .0022, mat, "handle")


def drawn():
    """Canvas weave, hem stitch, and the stitched box with a cross where each handle sits."""
    X, Z = ATLAS.grid(2048)
    seam = textures.stitch(Z-(H-.028), X, .0012, .5, .003)+textures.groove(np.abs(X)-W/2+.004, .002, .5)
    for sx in (-HX, HX):
        dx, dz = np.abs(X-sx), np.abs(Z-(H-.016))
        line = np.minimum(np.minimum(.011-dx, .013-dz), np.abs(dx/.011-dz/.013)*.008)
        seam += np.where((dx < .011) & (dz < .013) & (line < .0009), -.55, 0)
    return textures.weave(*X.shape), seam


def build(job):
    st = Stage()
    c = simulated("tote", make, .0062, hang)
    wv, seam = drawn()
    mat = st.material("canvas", detail=np.clip(1+.04*wv+.5*seam, .3, 1.3), bump=np.clip(.5+.10*wv+.3*seam, 0, 1), bump_dist=.0014)
    ins, strap = st.material("inside", .68, part=3), st.material("strap", .70, part=4)
    o = cloth_object(c, "tote", ATLAS.uv, [mat, ins], thickness=.0016)
    objs = [o, handle(-1, -.018, strap), handle(1, .012, strap)]
    meta = dict(demo_colors=dict(natural="#efe6d2", black="#1c1c1e"))
    for v, direction, f in (("front", (.10, -1, .06), -1), ("back", (-.10, 1, .06), 1), ("angle", (.62, -1, .14), -1)):
        st.soft_studio((0, 0, .3), scale=1.3, fill=1.3, amb=.17, front=f)
        st.camera((0, 0, .345), .80, direction, 3, job.res)
        panel = "back" if v == "back" else "front"
        job.view(st, v, objs, {panel: ATLAS.area(PRINT, panel, bleed=False)}, sheen=.06, contrast=1.15,
                 plane=("wall", .10) if f < 0 else None, meta=meta)
    dye(st, [mat, ins, strap], "#ece2cc", (2048, 1132), [(ATLAS.area(PRINT), gallery.artwork("tulip-vase"), "fit")])
    wall_shots(job, st, objs, ((-.19, -.1, 0), (.19, .1, .70)), .10, peg, detail=(-.2, .15, .36))
    dye(st, [mat, ins, strap], "#ece2cc", (2048, 1132), [(ATLAS.area(PRINT), lettering.logo(ink="#2f5d50", name="FIELD & FARM", line="FRESH EVERY SATURDAY"), "fit")])
    rooms.market(job, st, objs+peg(st), H, .10)
    job.model_cloth(make, c, ATLAS.uv, {"front": PRINT, "back": PRINT}, .014, "tote", extra=objs[1:])


def peg(st):
    """A round wooden peg in the wall carries the handles."""
    from podlib.scene import mesh_object
    m = st.material("peg", .4, rough=.4, f0=.04, colour="#a97f58", part=67)
    V, F, UV = shapes.cylinder(0, H+.272, -.05, .10, .011)
    return [mesh_object("peg", V, F, UV, None, [m], angle=.6)]

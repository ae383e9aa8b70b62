"""Wall tapestry 100 x 130 cm on a wooden rod (part 4) in its top hem, with a cord over a nail (part 6)."""
import numpy as np
from podlib import art, gallery, places, props, sets, shapes, textures
from podlib.body import Body
from podlib.cloth import Cloth, simulated
from podlib.flatware import sideboard
from podlib.panelware import OneSided, dye, rect_panel, wall_shots
from podlib.scene import Stage, cloth_object, mesh_object

INFO = dict(category="wall-art", name="Wall tapestry 100 × 130 cm", name_zh="挂毯 100×130cm")
W, H, ROD, REACH = 1.0, 1.30, .013, .565                     # REACH: half of the rod's length
ATLAS = OneSided(W, H)
TOP, NAIL = H-.012, H+.066                                   # axis of the rod, height of the nail
WOOD, CORD = "#a97f58", "#d9cbb2"


def make(step):
    c = Cloth(step)

    def place(P):
        fall = np.clip((H-P[:, 1])/H, 0, 1)
        return np.c_[P[:, 0]*(1-.030*fall), -ROD-.003-.010*fall*np.sin(P[:, 0]*6.2*np.pi/W+.6), P[:, 1]]
    c.panel("front", rect_panel(W, H), place)
    return c


def hang(c):
    P, ids = c.panels[0]["P"], c.panels[0]["ids"]
    pins = ids[P[:, 1] > H-.002]
    c.x[pins, 1] = 0
    c.x[pins, 2] = TOP+ROD+.003
    rod = Body(lambda X, Y, Z: np.hypot(Y, Z-TOP)-ROD, (-.55, -.06, TOP-.06), (.55, .06, TOP+.06), .005)
    c.build(density=.13, stretch=600, bend=1.2e-5, pins=pins)
    c.run(1.0, rod, gravity=9.8, damping=2.5, friction=.3)
    c.run(.5, rod, gravity=9.8, damping=12)


def turned_rod(m):
    """Round ends, a groove where the cord is tied."""
    r = ROD*.96
    prof = [(.0002, -REACH), (r*.7, -REACH+.002), (r, -REACH+.008), (r, -REACH+.018), (r*.8, -REACH+.021), (r, -REACH+.024)]
    prof += [(a, -b) for a, b in prof[::-1]]
    V, F = shapes.lathe(prof, 40)
    return mesh_object("rod", np.c_[V[:, 2], V[:, 1], V[:, 0]+TOP], [f[::-1] for f in F], [(0, 0)]*(4*len(F)), None, [m], angle=.8)


def cord(m, wall):
    end = REACH-.021
    t = np.linspace(0, 1, 160)[:, None]
    out, nail = [], np.array((0, -.004, NAIL))
    for side in (-1, 1):
        a = np.array((side*end, -.002, TOP+ROD*.7))
        path = a+(nail-a)*t+np.c_[np.zeros(160), np.zeros(160), -.004*np.sin(np.pi*t[:, 0])]
        twist = .0022+.0004*np.cos(np.arange(160)*np.pi/1.5)
        out.append(shapes.sweep(path, twist, twist, across=(0, 1, 0), ring=8))
        ring = [(side*end, (ROD+.0012)*np.cos(b), TOP+(ROD+.0012)*np.sin(b)) for b in np.linspace(0, 2*np.pi, 40)[:-1]]
        out.append(shapes.sweep(ring, .0022, .0022, across=(1, 0, 0), ring=8, closed=True))
    out.append(shapes.cylinder(0, NAIL-.001, -.012, wall, .0055))
    return [mesh_object("cord", *part, None, [m], angle=.8) for part in out]


def build(job):
    st = Stage()
    c = simulated("tapestry", make, .013, hang)
    X, Z = ATLAS.grid(1600)
    edge = np.minimum(np.minimum(W/2-np.abs(X), Z), H-Z)-.012
    seam = textures.stitch(edge, X+Z, .0016, .35, .006)+textures.stitch(H-Z-.052, X, .0018, .45, .006)
    w = textures.linen(2048, cell=8)[:X.shape[0], :X.shape[1]] if X.shape[0] <= 2048 else 0
    mat = st.material("fabric", detail=np.clip(1+.012*w+.6*seam, .4, 1.2), bump=np.clip(.5+.05*w+.4*seam, 0, 1), bump_dist=.0012)
    wood, rope = st.material("rod", .4, rough=.5, f0=.03, part=4), st.material("cord", .6, part=6)
    wall = float(c.x[:, 1].max())+.014
    objs = [cloth_object(c, "tapestry", ATLAS.uv, [mat]), turned_rod(wood)]+cord(rope, wall)
    areas = {"front": ATLAS.area(ATLAS.full())}
    st.soft_studio((0, 0, H*.5), scale=2.2, fill=1.3, amb=.16)
    for v, direction in (("front", (0, -1, .03)), ("angle", (.50, -1, .06))):
        st.camera((.0021, 0, .6489), 1.493, direction, 5, job.res)
        job.view(st, v, objs, areas, sheen=.05, contrast=1.2, plane=("wall", wall), meta=dict(parts={"4": WOOD, "6": CORD}),
                 keep=("front", 89.16, 34.11, 370.1) if v == "front" else None)
    dye(st, [mat], "#ffffff", (1400, 1820), [(areas["front"], art.hills(1000, 1300), "fill")])
    st.paint(wood, colour=WOOD)
    st.paint(rope, colour=CORD)
    wall_shots(job, st, objs, ((-W/2, 0, 0), (W/2, 0, NAIL)), wall, lambda s: sideboard(s, -.16, wall, .62), detail=(-.72, .78, .30))
    dye(st, [mat], "#ffffff", (1400, 1820), [(areas["front"], gallery.artwork("misty-mountains", 2000), "fill")])
    room = sets.wall(st, wall, 2.0, "#a58b78")+sets.floor(st, -.55, 1.6, "#b99a78")+props.pouf(st, -.34, -.46, -.55, 1.0, "#d9c6a8")+props.pot(st, .70, -.34, -.55, 2.1, "#e4dccf", 6, 16)
    places.hung(job, st, objs, ((-W/2, 0, -.12), (W/2, 0, NAIL)), room, at=(0, 0, -.04))
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .022, "tapestry", extra=objs[1:])

"""Pet bandana: a 60 cm triangle hung by its two tie ends, falling in soft folds."""
import numpy as np
from podlib import art, shapes, textures
from podlib.cloth import Cloth, simulated
from podlib.curves import outline_distance
from podlib.panelware import OneSided, dye, wall_shots
from podlib.scene import Stage, cloth_object, mesh_object

INFO = dict(category="pets", name="Pet bandana", name_zh="宠物三角巾")
W, H = .62, .30
ATLAS = OneSided(W, H+.01)
TRI = np.array([(0, 0), (W/2, H), (-W/2, H)])


def make(step):
    c = Cloth(step)
    segs = [("r", TRI[[0, 1]]), ("t", TRI[[1, 2]]), ("l", TRI[[2, 0]])]
    ring = .155                                                   # the top edge starts round a neck of this radius

    def place(P):
        a = P[:, 0]/ring*.62
        return np.c_[ring/.62*np.sin(a)*.9, -ring/.62*np.cos(a)*.55+.13, P[:, 1]]
    c.panel("front", segs, place)
    return c


def hang(c):
    P, ids = c.panels[0]["P"], c.panels[0]["ids"]
    pins = ids[(P[:, 1] > H-.012) & (np.abs(P[:, 0]) > W/2-.05)]
    c.build(density=.15, stretch=700, bend=6e-6, pins=pins)
    c.run(1.1, gravity=9.8, damping=3, self_radius=.004)
    c.run(.5, gravity=9.8, damping=14)


def build(job):
    st = Stage()
    c = simulated("pet_bandana", make, .0056, hang)
    X, Z = ATLAS.grid(1800)
    loop = np.vstack([TRI, TRI[:1]])
    edge = outline_distance(loop, np.c_[X.ravel()[::1], Z.ravel()[::1]])[0].reshape(X.shape)
    seam = textures.stitch(edge-.007, X+Z, .0009, .4, .003)
    w = textures.linen(2048, cell=5)[:X.shape[0], :X.shape[1]]
    mat = st.material("cotton", detail=np.clip(1+.025*w+.6*seam, .4, 1.2), bump=np.clip(.5+.1*w+.4*seam, 0, 1), bump_dist=.0008)
    o = cloth_object(c, "bandana", ATLAS.uv, [mat, mat], thickness=.0008)
    lo, hi = c.x.min(0), c.x.max(0)
    objs, wall, mid = [o], float(hi[1])+.02, (lo+hi)/2
    areas = {"front": ATLAS.area((-W/2, 0, W/2, H))}
    big = float(max(hi[0]-lo[0], hi[2]-lo[2]))
    for v, direction in (("front", (0, -1, .06)), ("angle", (.50, -1, .12))):
        st.soft_studio(tuple(mid), scale=big*2.2, fill=1.4, amb=.22)
        st.camera(tuple(mid), big*1.16, direction, 2.6, job.res)
        job.view(st, v, objs, areas, sheen=.06, contrast=1.2, plane=("wall", wall), eps=2e-4)
    dye(st, [mat], "#f4d9c6", (1600, 800), [(areas["front"], art.paws(900, 450, "#2f6f73", "#f4e3cf", 6), ("tile", 1.0))])
    wall_shots(job, st, objs, (lo, hi), wall, pegs(c), detail=(.1, -.15, .34), eps=2e-4)
    job.model_cloth(make, c, ATLAS.uv, {"front": (-W/2, 0, W/2, H)}, .012, "bandana")


def pegs(c):
    def scene(st):
        m = st.material("peg", .4, rough=.4, f0=.04, colour="#a97f58", part=67)
        out = []
        for i in (np.argmin(c.x[:, 0]), np.argmax(c.x[:, 0])):
            x, y, z = c.x[i]
            V, F, UV = shapes.cylinder(float(x)*.985, float(z)-.004, float(y)-.02, float(y)+.20, .008)
            out.append(mesh_object("peg", V, F, UV, None, [m], angle=.6))
        return out
    return scene

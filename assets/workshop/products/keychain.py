"""Acrylic keychain: thick clear-edged tag with a steel ring and a short chain (part 4)."""
import numpy as np
from podlib import art, flatware, sets, shapes
from podlib.scene import Stage, group, mesh_object, pose

INFO = dict(category="ornaments", name="Acrylic keychain", name_zh="亚克力钥匙扣")
W, H, T = .042, .056, .0034


def torus(c, r, wire, mat, axis, ring=12, n=48):
    t = np.linspace(0, 2*np.pi, n+1)[:-1]
    u, v = {"y": ((1, 0, 0), (0, 0, 1)), "x": ((0, 1, 0), (0, 0, 1))}[axis]
    P = np.array(c)+r*(np.cos(t)[:, None]*np.array(u)+np.sin(t)[:, None]*np.array(v))
    V, F, UV = shapes.sweep(P, wire, wire, across={"y": (0, 1, 0), "x": (1, 0, 0)}[axis], ring=ring, closed=True)
    return mesh_object("ring", V, F, UV, None, [mat])


def build(job):
    st = Stage()
    face = st.material("print", .76, rough=.08, f0=.05, part=2, slot="print_front")
    steel, hole = st.material("steel", .42, rough=.16, f0=.5, part=4), st.material("hole", .8, rough=.08, f0=.05, part=1)
    plate = flatware.Plate(shapes.rounded_outline(W, H, .008, 12), shapes.rim(.0007, T), 0, "tag")
    V, F, UV = shapes.plate(np.array([(.0052*np.cos(a), H/2+.0018+.0052*np.sin(a)) for a in np.linspace(0, 2*np.pi, 49)[:-1]]), shapes.rim(.0007, T))
    objs = [plate.mesh(face), mesh_object("ear", V, F, UV, None, [hole], angle=.6)]
    z = H/2+.0036
    objs.append(torus((0, T/2, z+.0035), .0042, .0007, steel, "x"))
    for k in range(3):
        objs.append(torus((0, T/2, z+.0100+k*.0048), .0032, .0006, steel, "y" if k % 2 == 0 else "x"))
    objs += [torus((0, T/2, z+.0355), .0135, .0010, steel, "y", 14, 90), torus((.0004, T/2+.0018, z+.0357), .0135, .0010, steel, "y", 14, 90)]
    areas = {"print": plate.area()}
    st.gloss_studio((0, 0, 0), .9, amb=.42)
    for v, direction in (("front", (0, -1, .02)), ("angle", (.50, -1, .12))):
        st.camera((0, 0, .024), .125, direction, .8, job.res)
        job.view(st, v, objs, areas, plane=("wall", T+.001), percentile=80, eps=4e-5, spec_gain=.7, meta=dict(parts={"4": "#c3c6ca"}))
    st.paint(face, rgb=flatware.face_texture(areas, art.floral(700, 930, n=20, seed=4, scale=1.6), px=1000))
    st.paint(steel, colour="#c3c6ca")
    pictures(job, st, objs)
    job.model_hard(st, objs, areas)


def pictures(job, st, objs):
    root = group(objs)
    paint = sets.wall(st, T+.001, .12, "#eee9e1", bump=.0003)
    st.gloss_studio((0, 0, 0), .9, amb=.42)
    st.camera((0, 0, .022), .125, (-.40, -1, .12), .8, job.shot_res)
    job.picture(st, "hero", objs+paint, eps=4e-5, white=(72, 1.0), spec=.8)
    st.camera((0, 0, .030), .052, (.45, -1, .30), .5, job.shot_res, lens=.0015)
    job.picture(st, "detail", objs+paint, eps=4e-5, white=(72, 1.0), spec=.8)
    pose(root, degrees=-24, tilt=-90, location=(.004, -.02, T+.0022))
    top = sets.table(st, 0, .34, "#a97f58")+sets.books(st, -.085, .065, 0, .55, 30)
    bars = sets.day_light(st, (0, 0, 0), .30, amb=.34)
    st.camera((0, 0, 0), .15, (.08, -1, 1.2), .8, job.shot_res, lens=.002)
    job.picture(st, "scene", objs+top+bars, eps=4e-5, white=(85, .88), warm=.035, spec=.8)

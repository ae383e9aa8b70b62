"""Acrylic keychain: the print lies inside a clear plate that is 3 mm larger all round, on a steel ring with a short chain (part 4)."""
import numpy as np
from podlib import art, flatware, gallery, rooms, sets, shapes
from podlib.clear import PART
from podlib.scene import Stage, group, mesh_object, pose

INFO = dict(category="ornaments", name="Acrylic keychain", name_zh="亚克力钥匙扣")
W, H, T, RIM = .042, .056, .0034, .0030
EAR = (H/2+RIM+.0018, .0058, .0021)                          # height of its middle, radius, radius of the hole


def torus(c, r, wire, mat, axis, ring=12, n=48):
    t = np.linspace(0, 2*np.pi, n+1)[:-1]
    u, v = {"y": ((1, 0, 0), (0, 0, 1)), "x": ((0, 1, 0), (0, 0, 1))}[axis]
    P = np.array(c)+r*(np.cos(t)[:, None]*np.array(u)+np.sin(t)[:, None]*np.array(v))
    V, F, UV = shapes.sweep(P, wire, wire, across={"y": (0, 1, 0), "x": (1, 0, 0)}[axis], ring=ring, closed=True)
    return mesh_object("ring", V, F, UV, None, [mat])


def cut_line(n=360):
    """Rounded plate with an ear that grows out of its upper edge, found along rays from the middle."""
    a = np.linspace(0, 2*np.pi, n, endpoint=False)
    d, r = np.c_[np.cos(a), np.sin(a)], np.linspace(.015, .05, 1400)
    q = d[:, None]*r[None, :, None]
    k = np.abs(q)-np.array((W/2+RIM-.010, H/2+RIM-.010))
    box = np.hypot(np.maximum(k[..., 0], 0), np.maximum(k[..., 1], 0))+np.minimum(k.max(2), 0)-.010
    ear = np.hypot(q[..., 0], q[..., 1]-EAR[0])-EAR[1]
    h = np.clip(.5+.5*(ear-box)/.003, 0, 1)
    f = ear+(box-ear)*h-.003*h*(1-h)
    return d*r[(f > 0).argmax(1)][:, None]


def hole(mat):
    t = np.linspace(0, 2*np.pi, 49)[:-1]
    ring = np.c_[EAR[2]*np.cos(t), np.zeros(48), EAR[0]+EAR[2]*np.sin(t)]
    rows = [ring*s+np.array((0, y, EAR[0]*(1-s))) for s, y in ((1.18, 0), (1.0, .0005), (1.0, T-.0005), (1.18, T))]
    F = [(k*48+i, k*48+(i+1) % 48, (k+1)*48+(i+1) % 48, (k+1)*48+i) for k in range(3) for i in range(48)]
    return mesh_object("hole", np.vstack(rows), F, [(0, 0)]*(4*len(F)), None, [mat])


def build(job):
    st = Stage()
    face = st.material("print", .76, part=2, slot="print_front")
    steel, acrylic = st.material("steel", .42, rough=.16, f0=.5, part=4), st.material("acrylic", .8, rough=.06, f0=.05, part=PART)
    plate = flatware.Plate(shapes.rounded_outline(W, H, .008, 12), [(.0002, .0012), (0, .0013), (0, .0020)], 0, "tag")
    V, F, UV = shapes.plate(cut_line(), shapes.rim(.0006, T, chamfer=.0006))
    objs, clear = [plate.mesh(face)], [mesh_object("acrylic", V, F, UV, None, [acrylic], angle=.6), hole(acrylic)]
    z = EAR[0]+.0034
    objs.append(torus((0, T/2, z), .0042, .0007, steel, "x"))
    for k in range(3):
        objs.append(torus((0, T/2, z+.0065+k*.0048), .0032, .0006, steel, "y" if k % 2 == 0 else "x"))
    objs += [torus((0, T/2, z+.0320), .0135, .0010, steel, "y", 14, 90), torus((.0004, T/2+.0018, z+.0322), .0135, .0010, steel, "y", 14, 90)]
    areas = {"print": plate.area()}
    st.gloss_studio((0, 0, 0), .9, amb=.42)
    for v, direction, at, wide in (("front", (0, -1, .02), (-.00087, 0, .02563), .13314), ("angle", (.50, -1, .12), (0, 0, .0245), .125)):
        st.camera(at, wide, direction, .8, job.res)
        job.view(st, v, objs, areas, plane=("wall", T+.0015), percentile=80, eps=4e-5, spec_gain=.7, clear=clear,
                 keep=("print", 192.1, 265.1, 173.0) if v == "front" else None, meta=dict(parts={"4": "#c3c6ca", str(PART): "#ffffff"}))
    st.paint(face, rgb=flatware.face_texture(areas, art.floral(700, 930, n=20, seed=4, scale=1.6), px=1000))
    st.paint(steel, colour="#c3c6ca")
    pictures(job, st, objs, clear)
    st.paint(face, rgb=flatware.face_texture(areas, gallery.on("#f6dccb", "moonlight-black-cat", share=.84, aspect=W/H), px=1000))
    pocket(job, st, objs, clear)
    V, F, UV = shapes.plate(cut_line(120), [(.0004, .0010), (0, .0012), (0, T)])
    solid = flatware.Plate(plate.outline, shapes.rim(.0007, T), 0, "solid").mesh(face)       # browsers draw it opaque: a plate on a plate
    body = mesh_object("body", V, F, UV, None, [acrylic], angle=.6)
    solid.parent = body.parent = objs[0].parent
    job.model_hard(st, [solid, body]+objs[1:], areas)


def key(st, x, y, turn, colour):
    """A house key that lies on the table."""
    m = st.material("key", .5, rough=.25, f0=.35, colour=colour, part=66)
    r, t = .0115, .0022
    bow = np.array([(r*np.cos(a), r*np.sin(a)) for a in np.linspace(0, 2*np.pi, 60, endpoint=False)])
    teeth = np.array([(.0105, -.0038), (.016, -.0038), (.018, -.0018), (.021, -.0038), (.024, -.001), (.027, -.0034), (.030, -.0005), (.033, -.003), (.038, .0002),
                      (.038, .0030), (.0105, .0040)])
    out = []
    for name, ring in (("bow", bow), ("blade", teeth)):
        V, F, UV = shapes.plate(ring, shapes.rim(.0004, t, 4))
        out.append(mesh_object(name, V, F, UV, None, [m], angle=.5))
    out.append(torus((-.004, t/2-.0012, 0), .0030, .0009, m, "y"))
    pose(group(out), degrees=turn, tilt=-90, location=(x, y, t))
    return out


def pocket(job, st, objs, clear):
    """What is laid down when one comes home: on a stone top beside a wallet."""
    pose(objs[0].parent, degrees=-20, tilt=-90, location=(-.004, -.022, T+.0022))
    leather = st.material("leather", .4, rough=.45, f0=.04, colour="#8a5a3c", part=66)
    wallet = [shapes.bevelled_box("wallet", (-.115, .012, z), (-.034, .125, z+.006), leather, .0026, 4) for z in (0, .0056)]
    out = rooms.stone(st, 0, .22, "#c3cbc8")+wallet+key(st, .052, -.036, 62, "#c9ccd0")+sets.sprig(st, .085, .075, 0, .40, 60, 6)
    rooms.morning(st, (0, 0, 0), .30, .42)
    st.camera((0, 0, 0), .155, (-.10, -1, 1.3), .8, job.shot_res, lens=.0014)
    job.picture(st, "scene2", objs+out, eps=4e-5, white=(85, .90), warm=.02, spec=.8, clear=clear)


def pictures(job, st, objs, clear):
    root = group(objs+clear)
    paint = sets.wall(st, T+.004, .12, "#e4ddd2", bump=.0003)
    st.gloss_studio((0, 0, 0), .9, amb=.42)
    st.camera((0, 0, .0225), .125, (-.40, -1, .12), .8, job.shot_res)
    job.picture(st, "hero", objs+paint, eps=4e-5, white=(72, 1.0), spec=.8, clear=clear)
    st.camera((.004, 0, .026), .050, (.45, -1, .30), .5, job.shot_res, lens=.0012)
    job.picture(st, "detail", objs+paint, eps=4e-5, white=(72, 1.0), spec=.8, clear=clear)
    pose(root, degrees=-24, tilt=-90, location=(-.004, -.02, T+.0022))
    top = sets.table(st, 0, .34, "#a97f58")+sets.books(st, -.085, .068, 0, .55, 30)+key(st, .052, .034, 200, "#c9ccd0")+key(st, .050, .020, 232, "#cda75f")
    bars = sets.day_light(st, (0, 0, 0), .30, amb=.34)
    st.camera((0, 0, 0), .15, (.08, -1, 1.2), .8, job.shot_res, lens=.0016)
    job.picture(st, "scene", objs+top+bars, eps=4e-5, white=(85, .88), warm=.035, spec=.8, clear=clear)

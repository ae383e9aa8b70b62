"""Backpack: soft box body with a printed front, a lower zip pocket, top handle and shoulder straps (part 4)."""
import numpy as np
from podlib import art, pictures, sets, shapes, textures
from podlib.curves import smooth
from podlib.maps import area
from podlib.scene import Stage, group, mesh_object, pose

INFO = dict(category="bags", name="Backpack", name_zh="双肩背包")
W, H, D = .29, .42, .13


def shell(w, h, d, e=3.4, top=1.0, nu=120, nv=90, sag=.0):
    """Superellipsoid box: rounded in plan, arched at the top. Returns grid of points (nv+1, nu+1, 3)."""
    t, s = np.meshgrid(np.linspace(0, 2*np.pi, nu+1), np.linspace(-1, 1, nv+1))
    c, q = np.cos(t), np.sin(t)
    r = 1/(np.abs(c)**e+np.abs(q)**e)**(1/e)
    lid = (1-np.abs(s)**(5.0))**(1/2.6)                          # closes top and bottom with a round edge
    x, y = w/2*r*c*lid, d/2*r*q*lid
    z = h/2*s
    x = x*(1-.10*np.clip(s, 0, 1)**2*top)
    y = y*(1-.22*np.clip(s, 0, 1)**2)+sag*np.sin(3*s)*np.cos(t)
    return x, y, z


def mesh(P, mats, name, front_only=True, uv_box=None):
    """Quads of a closed grid; faces that look to -y get material 1 and planar UV over uv_box."""
    X, Y, Z = P
    nv, nu = X.shape[0]-1, X.shape[1]-1
    V = np.stack([X[:, :-1], Y[:, :-1], Z[:, :-1]], -1).reshape(-1, 3)
    F, UV, M = [], [], []
    x0, z0, x1, z1 = uv_box
    for j in range(nv):
        for i in range(nu):
            k = (i+1) % nu
            f = (j*nu+i, j*nu+k, (j+1)*nu+k, (j+1)*nu+i)
            F.append(f)
            q = V[list(f)]
            a = (i+.5)/nu*2*np.pi
            M.append(1 if np.sin(a) < -.30 else 0)
            UV += [((p[0]-x0)/(x1-x0), (p[2]-z0)/(z1-z0)) for p in q]
    return mesh_object(name, V, F, UV, M, mats)


def zipper(path, mat, metal, out):
    V, F, UV = shapes.sweep(path, .0052, .0024, across=(0, 1, 0), ring=10)
    out.append(mesh_object("tape", V, F, UV, None, [mat]))
    x, y, z = path[-1]
    out.append(shapes.bevelled_box("pull", (x-.004, y-.008, z-.030), (x+.004, y-.005, z), metal, .001))


def body(mats):
    cloth, front, strap, metal = mats
    out = [mesh(shell(W, H, D), [cloth, front], "body", uv_box=(-W/2, -H/2, W/2, H/2))]
    X, Y, Z = shell(W*.86, H*.40, D*.62, 4.0, .0)
    out.append(mesh((X, Y-D*.34, Z-H*.245), [cloth, front], "pocket", uv_box=(-W/2, -H/2, W/2, H/2)))
    a = np.linspace(-.5, .5, 40)
    arch = np.c_[W*.80*a, np.full(40, -D*.40)+.05*(2*a)**4*D*2, H*.395-.055*np.abs(2*a)**3.2]
    zipper(arch, strap, metal, out)
    b = np.linspace(-.5, .5, 30)
    zipper(np.c_[W*.70*b, np.full(30, -D*.655)+.012*np.abs(2*b)**4, np.full(30, -H*.085)-.012*np.abs(2*b)**4], strap, metal, out)
    loop = smooth([(-.035, D*.20, H*.485), (-.034, D*.20, H*.53), (0, D*.20, H*.558), (.034, D*.20, H*.53), (.035, D*.20, H*.485)], n=40)
    out.append(shapes.ribbon(loop, (0, -1, .2), .022, .004, strap, "handle"))
    for sx in (-1, 1):
        p = smooth([(sx*.060, D*.42, H*.46), (sx*.085, D*.62, H*.40), (sx*.100, D*.86, H*.15), (sx*.108, D*.78, -H*.15), (sx*.118, D*.52, -H*.40)], n=50)
        out.append(shapes.ribbon(p, (sx*.15, 1, .1), .052, .010, strap, "strap"))
    return out


def build(job):
    st = Stage()
    w = textures.weave(900, 900, 6)
    kw = dict(detail=1+.03*w, bump=np.clip(.5+.09*w, 0, 1), bump_dist=.0009)
    cloth = st.material("fabric", part=1, **kw)
    front = st.material("print", part=2, slot="print_front", **kw)
    strap, metal = st.material("strap", .4, part=4), st.material("zip", .45, rough=.2, f0=.35, part=5)
    objs = body((cloth, front, strap, metal))
    root = group(objs)
    areas = {"print": area(.05, .03, .95, .97, W*.90, H*.94, id=2, slot="print_front")}
    meta = dict(parts={"4": "#26272b", "5": "#9a9da2"}, demo_colors=dict(black="#26272b", navy="#22345c"))
    for v, turn in (("front", 0), ("angle", -36), ("side", -70)):
        pose(root, turn)
        st.soft_studio((0, 0, 0), scale=1.0, fill=1.5, amb=.20)
        st.camera((0, 0, .012), .56, (0, -1, .14), 2.6, job.res)
        job.view(st, v, objs, areas, plane=("floor", -H/2), sheen=.06, contrast=1.15, percentile=93, eps=2e-4, meta=meta)
    st.paint(front, rgb=pictures.bake(1400, 2000, "#2b3a4a", [(areas["print"], art.floral(900, 1300, "#2b3a4a", n=44, seed=41), "fill")]))
    for m, c in ((cloth, "#2b3a4a"), (strap, "#1d1e21"), (metal, "#9a9da2")):
        st.paint(m, colour=c)
    shots(job, st, objs, root)
    pose(root)
    job.model_hard(st, objs, areas)


def shots(job, st, objs, root):
    pose(root, -26)
    paper = sets.cyclorama(st, -H/2, .5, .8, "#ece7e0")
    st.soft_studio((0, 0, 0), scale=1.0, fill=1.6, amb=.26)
    st.camera((0, 0, .012), .60, (0, -1, .16), 2.8, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(76, 1.0), sheen=.06, eps=2e-4)
    st.camera((.05, -.10, -.02), .22, (.25, -1, .28), 1.6, job.shot_res, lens=.004)
    job.picture(st, "detail", objs+paper, white=(76, 1.0), sheen=.06, eps=2e-4)
    room = sets.floor(st, -H/2, .9, "#b99a74")+sets.wall(st, .45, .9, "#d9d5cc")+sets.books(st, -.38, .16, -H/2, 1.3, 10)
    bars = sets.day_light(st, (0, 0, 0), 1.05, amb=.30)
    st.camera((0, 0, .02), .80, (.10, -1, .16), 3.2, job.shot_res)
    job.picture(st, "scene", objs+room+bars, white=(82, .88), warm=.035, sheen=.06, eps=2e-4)

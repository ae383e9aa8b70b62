"""Hats: surfaces given by a function of (turn, walk). turn runs round the head, walk from the crown's top outwards."""
import numpy as np
from podlib import pictures, places, sets
from podlib.scene import group, mesh_object, pose


def surface(fn, nu, nv, mats, mat_of=None, uv=None, closed=True, name="hat", angle=None):
    """fn(t, s) -> xyz for t, s in 0..1 arrays. Quads, one material per cell row/column if mat_of(t, s) is given."""
    t, s = np.meshgrid(np.linspace(0, 1, nu+1), np.linspace(0, 1, nv+1))
    P = np.stack(fn(t, s), -1)
    cols = nu if closed else nu+1
    V = P[:, :cols].reshape(-1, 3)
    F, UV, M = [], [], []
    uvs = np.stack(uv(t, s), -1) if uv else np.zeros((*t.shape, 2))
    for j in range(nv):
        for i in range(nu):
            k = (i+1) % cols if closed else i+1
            F.append((j*cols+i, (j+1)*cols+i, (j+1)*cols+k, j*cols+k))        # normals outwards, solidify needs it
            UV += [uvs[j, i], uvs[j+1, i], uvs[j+1, i+1], uvs[j, i+1]]
            M.append(mat_of((i+.5)/nu, (j+.5)/nv) if mat_of else 0)
    return mesh_object(name, V, F, UV, M, mats, angle=angle)


def hat_views(job, st, objs, root, areas, width, mid, views, floor=0.0, **kw):
    for v, (turn, direction) in views.items():
        pose(root, turn)
        st.soft_studio(mid, scale=width*2.2, fill=1.5, amb=.20)
        st.camera(mid, width, direction, width*5, job.res)
        job.view(st, v, objs, areas, plane=("floor", floor), eps=2e-4, **kw)
    pose(root)


def hat_pictures(job, st, objs, root, width, mid, detail, hero_turn=-28, sheen=.08, floor=0.0, second=None):
    """detail: (centre, width, direction). second: dresses it for a second scene and returns how the shelf looks."""
    paper = sets.cyclorama(st, floor, width*1.1, width*1.6, "#ece7e0")
    pose(root, hero_turn)
    st.soft_studio(mid, scale=width*2.2, fill=1.6, amb=.26)
    st.camera(mid, width*1.06, (0, -1, .30), width*5, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(75, 1.0), sheen=sheen, eps=2e-4)
    st.camera(*detail, width*3, job.shot_res, lens=width*.008)
    job.picture(st, "detail", objs+paper, white=(75, 1.0), sheen=sheen, eps=2e-4)
    pose(root, hero_turn*1.3)
    top = sets.table(st, floor, width*3, "#b78c62")+sets.wall(st, width*1.8, width*2, "#d5d9d3")
    things = sets.books(st, -width*.85, width*.6, floor, width*3.2, 12)+sets.vase(st, width*.8, width*.75, floor, width*3.4)
    bars = sets.day_light(st, mid, width*2.2, amb=.32)
    st.camera((mid[0], mid[1], mid[2]*1.05), width*1.5, (.10, -1, .34), width*6, job.shot_res, lens=width*.016)
    job.picture(st, "scene", objs+top+things+bars, white=(82, .88), warm=.035, sheen=sheen, eps=2e-4)
    if second:
        look = second()
        pose(root, look.pop("turn", -hero_turn*.7))
        places.shelf(job, st, objs, width, floor, mid[2]*1.05, sheen=sheen, **look)


def print_on(st, mat, area, motif, colour, mode="fit", px=(1600, 800)):
    st.paint(mat, rgb=pictures.bake(*px, colour, [(area, motif, mode)]))


def turntable(objs):
    return group(objs)

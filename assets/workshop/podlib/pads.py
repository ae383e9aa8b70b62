"""Soft pads with a cloth face and a stitched edge: mouse pads, desk mats, place mats."""
import numpy as np
from podlib import flatware, shapes, textures
from podlib.scene import Stage, group, mesh_object


def stitched_edge(outline, thick, mat):
    """Overlock cord along the rim."""
    ring = np.vstack([outline, outline[:1]])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
    n = int(s[-1]/.0022)
    q = np.linspace(0, s[-1], n+1)[:-1]
    P = np.c_[np.interp(q, s, ring[:, 0]), np.full(n, thick*.5), np.interp(q, s, ring[:, 1])]
    twist = .00028*np.cos(np.arange(n)*np.pi)                   # single stitches bulge
    V, F, UV = shapes.sweep(P, thick*.62+twist, .0013+twist, across=(0, 1, 0), ring=8, closed=True)
    return mesh_object("edge", V, F, UV, None, [mat])


def build(job, w, h, corner, thick, motif, tile, base="#26272b", edge="#1d1e21", rough=False, views=None, props="books", second=None, desk=None):
    st = Stage()
    weave = textures.linen(2048, cell=3)
    top = st.material("print", .74, part=2, slot="print_front", detail=1+.025*weave, bump=np.clip(.5+.1*weave, 0, 1), bump_dist=.0004)
    rubber, cord = st.material("base", .2, part=3), st.material("edge", .3, part=4)
    outline = shapes.rounded_outline(w, h, corner, 12)
    plate = flatware.Plate(outline, [(.002, 0), (.0004, .0001), (0, .0004), (0, thick)], 0, "pad")
    objs = [plate.mesh(top, rubber), stitched_edge(outline, thick, cord)]
    root, areas = group(objs), {"print": plate.area()}
    big = max(w, h)
    st.soft_studio((0, 0, 0), scale=big*2.4, fill=1.8, amb=.30, key=.9)
    kw = dict(views=views) if views else {}
    flatware.table_maps(job, st, objs, root, areas, big*1.16, thick, percentile=85, sheen=.04, eps=1e-4, shadow_gain=1.4,
                        meta=dict(parts={"3": base, "4": edge}), **kw)
    st.paint(top, rgb=flatware.face_texture(areas, motif, ("tile", tile) if tile else "fill"))
    st.paint(rubber, colour=base)
    st.paint(cord, colour=edge)
    flatware.table_pictures(job, st, objs, root, big*1.1, thick, detail_at=(.34*w/big, .28*h/big), props=props)
    if second is not None:
        st.paint(top, rgb=flatware.face_texture(areas, second, ("tile", tile) if tile else "fill"))
        desk(job, st, objs, root, big, thick)
    job.model_hard(st, objs, areas)

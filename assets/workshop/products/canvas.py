"""Stretched canvas, gallery wrap: the print area includes the folded sides."""
import numpy as np
from podlib import art, flatware, rooms, shapes, textures
from podlib.scene import Stage

INFO = dict(category="wall-art", name="Canvas portrait 40 × 50 cm", name_zh="帆布画 竖幅 40×50cm")


def build(job, width=.40, height=.50, depth=.038, motif=None, second=None, **hall):
    st = Stage()
    w = textures.linen(2048, cell=6)
    mat = st.material("print", part=2, detail=1+.03*w, bump=np.clip(.5+.12*w, 0, 1), bump_dist=.0006, slot="print_front")
    back = st.material("back", part=3)
    r = .0022
    prof = [(r*2, 0)]+[(r-r*np.sin(a), r-r*np.cos(a)) for a in np.linspace(0, np.pi/2, 5)]+[(0, depth)]
    plate = flatware.Plate(shapes.rounded_outline(width, height, .0026, 4), prof, depth, "canvas")
    objs, areas = [plate.mesh(mat, back, .7)], {"print": plate.area()}
    big = max(width, height)
    st.soft_studio((0, 0, 0), scale=big*2.4, fill=2.2, amb=.30, key=.8)
    flatware.wall_maps(job, st, objs, areas, big*1.26, depth, percentile=80, meta=dict(parts={"3": "#d8cbb4"}))
    st.paint(mat, rgb=flatware.face_texture(areas, motif() if motif else art.arches()))
    st.paint(back, colour="#d8cbb4")
    flatware.wall_pictures(job, st, objs, (width, height), depth)
    if second is None:
        second = art.hills(sky=("#dfeaf0", "#f3d8c4"), hues=("#9fb7c4", "#7d9bb0", "#567a92", "#365a70", "#23404f"))
    st.paint(mat, rgb=flatware.face_texture(areas, second))
    rooms.hall(job, st, objs, (width, height), depth, **(dict(colour="#c6876a") | hall))
    job.model_hard(st, objs, areas)

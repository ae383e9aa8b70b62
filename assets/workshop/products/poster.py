"""Framed poster 30 x 40 cm with a mat: frame colour is part 4, paper and mat share part 2, so that the border of the
print is anti-aliased by its UV instead of by part ids. Glass glare lies in the light map."""
import numpy as np
from podlib import art, flatware, rooms, shapes, textures
from podlib.maps import area
from podlib.scene import Stage, mesh_object

INFO = dict(category="wall-art", name="Framed poster 30 × 40 cm", name_zh="装裱海报 30×40cm")
W, H, BAR, DEPTH, MAT = .30, .40, .018, .022, .035


def sheet(paper, mat):
    """Print, then four strips of mat around it, in one UV square."""
    hw, hh, step = W/2, H/2, .0018                            # the mat stands above the paper by its thickness
    mw, mh = hw+MAT, hh+MAT
    V, F, UV, M = [], [], [], []
    for k, (x0, z0, x1, z1) in enumerate(((-hw, -hh, hw, hh), (-mw, hh, mw, mh), (-mw, -mh, mw, -hh), (-mw, -hh, -hw, hh), (hw, -hh, mw, hh))):
        F.append(tuple(range(len(V), len(V)+4)))
        V += [(x, .0105-(step if k else 0), z) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        UV += [((x+mw)/(2*mw), (z+mh)/(2*mh)) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        M.append(1 if k else 0)
    return mesh_object("sheet", V, F, UV, M, [paper, mat], smooth=False)


def build(job):
    st = Stage()
    grain = textures.wood()
    paper = st.material("print", rough=.22, f0=.035, part=2, slot="print_front")
    mat = st.material("mat", rough=.22, f0=.035, part=2)
    frame = st.material("frame", rough=.35, f0=.04, part=4, detail=grain, bump=np.clip(grain-.5, 0, 1), bump_dist=.0006, repeat=True)
    mw, mh = W/2+MAT, H/2+MAT
    objs = [sheet(paper, mat)]
    for lo, hi in (((-mw-BAR, 0, mh), (mw+BAR, DEPTH, mh+BAR)), ((-mw-BAR, 0, -mh-BAR), (mw+BAR, DEPTH, -mh)),
                   ((-mw-BAR, 0, -mh), (-mw, DEPTH, mh)), ((mw, 0, -mh), (mw+BAR, DEPTH, mh))):
        objs.append(shapes.bevelled_box("frame", lo, hi, frame, .0012, uv_scale=1.9))
    areas = {"print": area(MAT/2/mw, MAT/2/mh, 1-MAT/2/mw, 1-MAT/2/mh, W, H, id=2, slot="print_front")}
    st.soft_studio((0, 0, 0), scale=1.2, fill=2.0, amb=.30, key=.85)
    meta = dict(parts={"4": "#1d1b1a"}, part_options={"4": {"black": "#1d1b1a", "oak": "#b98a54", "white": "#f4f3f0"}})
    flatware.wall_maps(job, st, objs, areas, .60, DEPTH, percentile=80, spec_gain=.8, meta=meta)
    texture = flatware.face_texture(areas, art.arches())
    st.paint(paper, rgb=texture)
    st.paint(mat, rgb=texture)
    st.paint(frame, colour="#b98a54")
    flatware.wall_pictures(job, st, objs, (W+2*MAT+2*BAR, H+2*MAT+2*BAR), DEPTH, detail_at=(.38, .38))
    texture = flatware.face_texture(areas, art.hills())
    st.paint(paper, rgb=texture)
    st.paint(mat, rgb=texture)
    st.paint(frame, colour="#23211f")
    rooms.hall(job, st, objs, (W+2*MAT+2*BAR, H+2*MAT+2*BAR), DEPTH)
    job.model_hard(st, objs, areas)

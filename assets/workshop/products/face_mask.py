"""Pleated cloth face mask: curved shell with three pleats and ear loops (part 4)."""
import numpy as np
from podlib import art, headwear, sets, shapes, textures
from podlib.curves import smooth
from podlib.maps import area
from podlib.scene import Stage, group, mesh_object, modifier, pose

INFO = dict(category="accessories", name="Face mask", name_zh="布口罩")
W, H, BEND = .190, .095, .105                     # flat size; radius of the curve round the face


def shell(t, s):
    """t from left to right, s from the top down. Pleats step outwards, the nose ridge lifts the top edge."""
    a = (t-.5)*W/BEND
    pleat = sum(.0016*(1/(1+np.exp(-(s-p)*70))) for p in (.30, .50, .70))-.0024
    fade = np.clip(np.minimum(t, 1-t)/.10, 0, 1)
    out = BEND+pleat*fade+.012*np.cos(a*1.1)*np.sin(np.pi*s)
    nose = .010*np.exp(-(a/.16)**2)*(1-s)**1.5
    z = H*(.5-s)*(1-.16*(np.abs(a)/.95)**2)+nose*.8
    return (out+nose)*np.sin(a), -(out+nose)*np.cos(a)+BEND, z


def sewing(n=1800, h=900):
    v, u = np.mgrid[0:h, 0:n]
    x, z = (u+.5)/n*W, (1-(v+.5)/h)*H
    edge = np.minimum(np.minimum(x, W-x), np.minimum(z, H-z))
    s = 1-z/H
    t = textures.stitch(edge-.006, x+z, .0006, .4, .0026)
    for p in (.30, .50, .70):
        t += textures.groove((s-p)*H, .0007, .9)
    return t, textures.linen(n, cell=4)[:h]


def loops(mat, name="loop"):
    out = []
    for sx in (-1, 1):
        top, low = shell(np.array(.5+.5*sx*.985), np.array(.08)), shell(np.array(.5+.5*sx*.985), np.array(.92))
        path = smooth([top, (top[0]+sx*.012, top[1]+.030, top[2]*.92), (sx*.108, .150, .006), (low[0]+sx*.012, low[1]+.030, low[2]*.92), low], n=60)
        V, F, UV = shapes.sweep(path, .0016, .0022, across=(0, 0, 1), ring=10)
        out.append(mesh_object(name, V, F, UV, None, [mat]))
    return out


def build(job):
    st = Stage()
    seam, w = sewing()
    cloth = st.material("print", part=2, slot="print_front", detail=np.clip(1+.5*seam+.025*w, .4, 1.2), bump=np.clip(.5+.3*seam+.08*w, 0, 1), bump_dist=.0012)
    ins, band = st.material("inside", .7, part=3), st.material("loops", .7, part=4)
    mask = headwear.surface(shell, 160, 100, [cloth, ins], uv=lambda t, s: (t, 1-s), closed=False, name="mask")
    modifier(mask, "SOLIDIFY", thickness=.0016, offset=-1, material_offset=1)
    objs = [mask]+loops(band)
    root = group(objs)
    areas = {"print": area(0, 0, 1, 1, W, H, id=2, slot="print_front")}
    meta = dict(parts={"3": "#ffffff", "4": "#f4f4f2"}, part_options={"4": {"white": "#f4f4f2", "black": "#1c1c1f"}})
    for v, turn in (("front", 0), ("angle", -38)):
        pose(root, turn)
        st.soft_studio((0, .03, 0), scale=.42, fill=1.6, amb=.24)
        st.camera((0, .03, 0), .230, (0, -1, .10), 1.2, job.res)
        job.view(st, v, objs, areas, sheen=.08, contrast=1.15, percentile=92, eps=1e-4, meta=meta)
    headwear.print_on(st, cloth, areas["print"], art.floral(1000, 500, n=36, seed=31, scale=.9), "#ffffff", "fill", (1600, 800))
    st.paint(band, colour="#f4f4f2")
    pose(root, -30)
    shots(job, st, objs)
    pose(root)
    job.model_hard(st, objs, areas)


def shots(job, st, objs):
    paper = sets.cyclorama(st, -.062, .25, .4, "#ece7e0")
    st.soft_studio((0, .03, 0), scale=.42, fill=1.6, amb=.28)
    st.camera((0, .03, 0), .240, (0, -1, .24), 1.2, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(75, 1.0), sheen=.08, eps=1e-4)
    st.camera((-.02, -.03, .01), .095, (-.25, -1, .30), .7, job.shot_res, lens=.003)
    job.picture(st, "detail", objs+paper, white=(75, 1.0), sheen=.08, eps=1e-4)
    top = sets.table(st, -.055, .6, "#b78c62")+sets.wall(st, .42, .5, "#d5d9d3")+sets.books(st, -.18, .17, -.055, .8, 14)+sets.vase(st, .17, .18, -.055, .8)
    bars = sets.day_light(st, (0, .03, 0), .5, amb=.32)
    st.camera((0, .03, .01), .34, (.08, -1, .34), 1.5, job.shot_res, lens=.004)
    job.picture(st, "scene", objs+top+bars, white=(82, .88), warm=.035, sheen=.08, eps=1e-4)

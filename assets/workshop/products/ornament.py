"""Round ceramic ornament 7 cm with a gold cap and ribbon (parts 4 and 5), hanging in front of a wall."""
import numpy as np
from podlib import flatware, gallery, props, rooms, sets, shapes
from podlib.scene import Stage, mesh_object

INFO = dict(category="ornaments", name="Round ceramic ornament", name_zh="圆形陶瓷挂饰")
D, T = .070, .0042


def circle(d, n=120):
    a = np.linspace(0, 2*np.pi, n+1)[:-1]
    return np.c_[np.cos(a), np.sin(a)]*d/2


def hanging(gold, ribbon, top, loop=.052):
    """Eyelet and a ribbon loop above z = top."""
    t = np.radians(np.linspace(-90, 270, 61))[:-1]
    V, F, UV = shapes.sweep(np.c_[np.zeros(60), T/2+.0035*np.cos(t), top+.0022+.0035*np.sin(t)], .0007, .0007, across=(1, 0, 0), ring=10, closed=True)
    out = [mesh_object("eyelet", V, F, UV, None, [gold])]
    s = np.linspace(0, 1, 40)
    x, z = .0075*np.sin(2*np.pi*s)*np.sin(np.pi*s)**.4*1.0, top+.0045+loop*np.sin(np.pi*s)**.75
    for sg in (-1, 1):
        half = np.c_[sg*np.abs(x[:21]), np.full(21, T/2+sg*.0006), z[:21]]
        out.append(shapes.ribbon(half, (0, -1, 0), .0032, .0004, ribbon, "ribbon"))
    return out


def build(job, outline=None, motif=None, name="ornament"):
    st = Stage()
    face = st.material("print", .78, rough=.15, f0=.045, part=2, slot="print_front")
    gold, ribbon = st.material("gold", .5, rough=.18, f0=.5, part=4), st.material("ribbon", .6, rough=.5, f0=.03, part=5)
    plate = flatware.Plate(circle(D) if outline is None else outline, shapes.rim(.0012, T), .0015, name)
    top = float(plate.outline[:, 1][np.abs(plate.outline[:, 0]) < .004].max())
    objs = [plate.mesh(face)]+hanging(gold, ribbon, top)
    areas = {"print": plate.area()}
    st.gloss_studio((0, 0, 0), 1.1, amb=.42)
    meta = dict(parts={"4": "#c9a24a", "5": "#a8282f"}, part_options={"5": {"red": "#a8282f", "green": "#2c6e55", "gold": "#c9a24a"}})
    for v, direction in (("front", (0, -1, .02)), ("angle", (.55, -1, .12))):
        st.camera((0, 0, .027), .166, direction, .8, job.res)
        job.view(st, v, objs, areas, plane=("wall", .016), percentile=80, eps=5e-5, spec_gain=.7, meta=meta)
    st.paint(face, rgb=flatware.face_texture(areas, motif() if motif else gallery.on("#f4ecdd", "christmas-wreath", share=.80), px=1200))
    st.paint(gold, colour="#c9a24a")
    st.paint(ribbon, colour="#a8282f")
    pictures(job, st, objs)
    if name == "ornament":
        st.paint(face, rgb=flatware.face_texture(areas, gallery.on("#f3efe6", "jolly-santa", share=.78), px=1200))
        st.paint(ribbon, colour="#2c6e55")
        festive(job, st, objs)
    job.model_hard(st, objs, areas)


def pictures(job, st, objs):
    paint = sets.wall(st, .016, .12, "#eee9e1", bump=.0004)
    st.gloss_studio((0, 0, 0), 1.1, amb=.42)
    st.camera((0, 0, .026), .168, (-.40, -1, .10), .8, job.shot_res)
    job.picture(st, "hero", objs+paint, eps=5e-5, white=(72, 1.0), spec=.8)
    st.camera((0, 0, .024), .060, (.45, -1, .30), .5, job.shot_res, lens=.002)
    job.picture(st, "detail", objs+paint, eps=5e-5, white=(72, 1.0), spec=.8)
    green = sets.twigs(st, -.075, .004, .075, .55, 3, 7)+sets.twigs(st, .085, .004, -.06, .45, 8, 6)
    bars = sets.day_light(st, (0, 0, 0), .30, amb=.32)
    st.camera((0, 0, .024), .20, (.12, -1, .06), 1.0, job.shot_res, lens=.002)
    job.picture(st, "scene", objs+paint+green+bars, eps=5e-5, white=(82, .88), warm=.035, spec=.8)


def festive(job, st, objs):
    """Among baubles and green before a dark wall."""
    out = sets.wall(st, .05, .12, "#3d5a4c", bump=.0004)
    out += props.bauble(st, -.062, .010, .018, .017, "#b3372f")+props.bauble(st, .060, .016, -.020, .014, "#c9a24a")+props.bauble(st, .074, .000, .052, .011, "#b3372f")
    out += sets.twigs(st, -.078, .030, -.130, .50, 5, 9)+sets.twigs(st, .066, .030, -.150, .55, 8, 9)
    rooms.morning(st, (0, 0, 0), .30, .40)
    st.camera((0, 0, .020), .20, (-.16, -1, .05), 1.0, job.shot_res, lens=.002)
    job.picture(st, "scene2", objs+out, eps=5e-5, white=(84, .92), warm=.03, spec=.8)

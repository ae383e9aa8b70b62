"""Baseball cap: six-panel crown with stitched seams, button, curved visor with rows of stitches."""
import numpy as np
from podlib import gallery, headwear, props, rooms, sets, shapes
from podlib.maps import area
from podlib.scene import Stage, mesh_object, modifier
from podlib.textures import groove, stitch

INFO = dict(category="headwear", name="Baseball cap", name_zh="棒球帽")
A, B, TOP = .082, .098, .128                      # half width, half length, height of the crown


def crown(t, s):
    """t = 0 at the right ear, the front is -y (t = .75). s from the button down."""
    a, walk = 2*np.pi*t, s*np.pi/2
    front = np.clip(-np.sin(a), 0, 1)
    up = np.cos(walk)**(1.0-.34*front)             # a structured front stands up before it bends
    out = np.sin(walk)**(.80+.06*front)
    near = np.minimum((t*6) % 1, 1-(t*6) % 1)     # distance to the next panel seam, in panels
    seam = 1-.004*np.exp(-(near/.05)**2)
    return A*out*np.cos(a)*seam, B*out*np.sin(a)*seam, TOP*up


def visor(t, s):
    """t across, s from the crown's edge outwards; arched, so that its sides touch the table."""
    a = (t-.5)*np.pi*.99
    ix, iy = A*np.sin(a)*.985, -B*np.cos(a)*.985
    arch = np.maximum(np.cos(a), 0)
    x = ix*(1+.09*s*arch**.3)
    y = iy-.078*arch**.72*s
    return x, y, arch**1.15*(.021-.007*s)+.0005


def crown_map(n=3000, h=1000):
    """Panel seams with a double row of stitches, eyelets, sweat band line."""
    v, u = np.mgrid[0:h, 0:n]
    u, v = (u+.5)/n, 1-(v+.5)/h
    along = (1-v)*.16
    r = np.sin((1-v)*np.pi/2)*.09
    d = np.minimum((u*6) % 1, 1-(u*6) % 1)/6*2*np.pi*r
    t = groove(d, .0008, .8)
    for off in (.0042, .0072):
        t += stitch(d-off, along, .0006, .30, .0026)
    e = np.hypot(np.minimum(np.abs((u*6) % 1-.5), 1)/6*2*np.pi*.055, along-.068)
    t += -.8*np.exp(-(e/.0022)**2)+.5*np.exp(-((e-.0042)/.0012)**2)
    t += stitch(along-.153, u*.55, .0007, .35, .0028)+stitch(along-.149, u*.55, .0007, .35, .0028)
    twill = np.sin((u*n+(1-v)*h)*.9)*.05+np.random.default_rng(1).normal(0, .05, u.shape)
    return t, twill


def visor_map(n=1400, h=700):
    v, u = np.mgrid[0:h, 0:n]
    s = (v+.5)/h
    t = sum(stitch((s-.10-k*.135)*.07, (u/n)*.22, .0006, .34, .0026) for k in range(7))
    return t+groove((s-.97)*.07, .0008, .5), np.sin((u+v)*.9)*.05


def button(mat):
    t = np.linspace(0, np.pi/2, 8)
    V, F = shapes.lathe([(max(.0075*np.sin(k), .0001), TOP+.0035*np.cos(k)) for k in t], 40)
    return mesh_object("button", V, F, None, None, [mat])


def build(job):
    st = Stage()
    seam, twill = crown_map()
    vs, vt = visor_map()
    cloth = st.material("print", part=2, slot="print_front", detail=np.clip(1+.5*seam+.4*twill, .4, 1.2), bump=np.clip(.5+.3*seam+.3*twill, 0, 1), bump_dist=.0016)
    brim = st.material("visor", .7, part=4, detail=np.clip(1+.5*vs+.4*vt, .4, 1.2), bump=np.clip(.5+.3*vs+.3*vt, 0, 1), bump_dist=.0012)
    under, plain = st.material("under", .6, part=4), st.material("button", .7, part=4)
    dome = headwear.surface(crown, 360, 90, [cloth], uv=lambda t, s: (t, 1-s))
    peak = headwear.surface(visor, 120, 40, [brim, under], uv=lambda t, s: (t, 1-s), closed=False, name="visor")
    modifier(dome, "SOLIDIFY", thickness=.0018, offset=-1)
    modifier(peak, "SOLIDIFY", thickness=.0034, offset=1)
    objs = [dome, peak, button(plain)]
    root = headwear.turntable(objs)
    ring, rise = 2*np.pi*np.sqrt((A*A+B*B)/2), .158
    w_m, h_m = .120, .058
    du, dv = w_m/ring/2*1.215, h_m/rise/1.066        # the crown narrows upwards: measured on the model, the print is w_m by h_m
    a = area(.75-du, .145, .75+du, .145+dv, w_m, h_m, id=2, slot="print_front", bleed=False)
    mid, areas = (0, -.030, .056), {"print": a}
    options = {"same": "#22345c", "black": "#1c1c1f", "white": "#f4f4f2", "red": "#a8282f", "navy": "#22345c", "khaki": "#b59f78"}
    views = dict(front=(0, (0, -1, .16)), left=(-42, (0, -1, .20)), right=(42, (0, -1, .20)), back=(180, (0, -1, .16)))
    headwear.hat_views(job, st, objs, root, areas, .300, mid, views, floor=-.003, sheen=.08, contrast=1.15, percentile=94,
                       meta=dict(parts={"4": "#22345c"}, part_options={"4": options}))
    st.paint(brim, colour="#2c4a3e")
    st.paint(under, colour="#2c4a3e")
    st.paint(plain, colour="#2c4a3e")
    headwear.print_on(st, cloth, a, gallery.artwork("retro-lighthouse", 700), "#e7dcc6", "fit", (3200, 800))

    def again():
        for m in (brim, under, plain):
            st.paint(m, colour="#3d6a72")
        headwear.print_on(st, cloth, a, gallery.artwork("retro-wave-circle", 700), "#3d6a72", "fit", (3200, 800))
        return dict(turn=14, wall="#c9a58c", top="#8b6b50", things=((rooms.sunglasses, -.62, -.52, 1.1, 38), (sets.books, -.66, .66, .95, 14, ("#e6dfd3", "#5f7d86")), (props.pot, .66, .84, .85, "#e6ded1", 6)))
    headwear.hat_pictures(job, st, objs, root, .275, mid, ((.01, -.12, .055), .12, (.35, -1, .45)), hero_turn=-34, floor=-.003, second=again)
    job.model_hard(st, [headwear.surface(crown, 96, 28, [cloth], uv=lambda t, s: (t, 1-s), name="crown_glb"),
                        headwear.surface(visor, 48, 12, [brim], uv=lambda t, s: (t, 1-s), closed=False, name="visor_glb"), button(plain)], areas)

"""Bucket hat: flat crown, sloping side, soft stitched brim. Full-bleed print on side and brim."""
import numpy as np
from podlib import art, gallery, headwear, props, rooms, sets
from podlib.maps import area
from podlib.scene import Stage, modifier
from podlib.textures import groove, linen, stitch

INFO = dict(category="headwear", name="Bucket hat", name_zh="渔夫帽")
PROF = np.array([(.0, .118), (.30, .1185), (.60, .117), (.78, .115), (.825, .108), (.86, .085), (.92, .055), (.985, .030), (1.02, .024), (1.16, .002), (1.34, -.026), (1.45, -.044)])
A, B = .078, .092
WALK = np.r_[0, np.cumsum(np.hypot(np.diff(PROF[:, 0])*.085, np.diff(PROF[:, 1])))]


def shape(t, s):
    a, w = 2*np.pi*t, s*WALK[-1]
    f, z = np.interp(w, WALK, PROF[:, 0]), np.interp(w, WALK, PROF[:, 1])
    soft = np.clip((w-WALK[4])/(WALK[-1]-WALK[4]), 0, 1)
    wob = .010*np.sin(2*a+.8)+.005*np.sin(5*a+2)
    return A*f*np.cos(a), B*f*np.sin(a), z+wob*soft**2+.003*np.sin(3*a)*np.clip(1-f, 0, 1)*np.clip(3*f-.6, 0, 1)


def sewing(n=2600, h=900):
    v, u = np.mgrid[0:h, 0:n]
    u, w = (u+.5)/n, (v+.5)/h*WALK[-1]
    t = groove(w-WALK[4], .0009, .8)+stitch(w-WALK[4]-.004, u*.45, .0006, .32, .0026)+groove(w-WALK[8], .0009, .8)
    t += stitch(w-WALK[8]+.004, u*.52, .0006, .32, .0026)
    for k in range(8):
        t += stitch(w-WALK[8]-.006-k*.0068, u*.6, .0005, .26, .0026)
    t += groove(w-WALK[-1]+.003, .0009, .5)
    side = (w > WALK[4]) & (w < WALK[8])
    t += np.where(side, groove(np.minimum(u, 1-u)*.52, .0008, .8)+groove((u-.5)*.52, .0008, .8), 0)
    return t, linen(max(n, h), cell=5)[:h, :n]


def build(job):
    st = Stage()
    seam, w = sewing()
    cloth = st.material("print", part=2, slot="print_front", detail=np.clip(1+.5*seam+.03*w, .4, 1.2), bump=np.clip(.5+.3*seam+.10*w, 0, 1), bump_dist=.0014)
    ins = st.material("inside", .6, part=3)
    hat = headwear.surface(shape, 360, 130, [cloth, ins], uv=lambda t, s: (t, 1-s))
    modifier(hat, "SOLIDIFY", thickness=.0018, offset=-1, material_offset=1)
    objs = [hat]
    root = headwear.turntable(objs)
    v1 = 1-WALK[4]/WALK[-1]
    a = area(0, 0, 1, v1, 2*np.pi*.095, WALK[-1]-WALK[4], id=2, slot="print_front")
    mid, areas = (0, 0, .030), {"print": a}
    views = dict(front=(0, (0, -1, .30)), left=(-60, (0, -1, .30)), right=(60, (0, -1, .30)), top=(-20, (0, -1, .95)))
    headwear.hat_views(job, st, objs, root, areas, .320, mid, views, floor=-.060, sheen=.08, contrast=1.15, percentile=92)
    headwear.print_on(st, cloth, a, art.floral(1200, 400, "#f2ebe0", ("#d9796a", "#e6b07a", "#7f9db0"), "#7c9a82", 60, 4, .75), "#f2ebe0", ("tile", .5), (2600, 600))
    st.paint(ins, colour="#f2ebe0")

    def again():
        headwear.print_on(st, cloth, a, gallery.artwork("pattern-citrus-punch"), "#f7efe0", ("tile", .34), (2600, 600))
        return dict(turn=30, wall="#7fa3a6", top="#d8c3a4", things=((rooms.sunglasses, -.46, -.56, 1.15, 14, "#7a5236"), (props.pot, .66, .92, 1.0, "#c27d58", 5), (sets.books, -.62, .80, 1.0, 12, ("#e9b44c", "#f3ede0"))))
    headwear.hat_pictures(job, st, objs, root, .300, mid, ((.02, -.10, .035), .14, (.30, -1, .45)), hero_turn=-20, floor=-.060, second=again)
    job.model_hard(st, [headwear.surface(shape, 96, 40, [cloth], uv=lambda t, s: (t, 1-s), name="hat_glb")], areas)

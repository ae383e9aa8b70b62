"""Knitted beanie: fine ribs, turned-up cuff with the print or patch on it."""
import numpy as np
from podlib import gallery, headwear, props, sets
from podlib.maps import area
from podlib.scene import Stage

INFO = dict(category="headwear", name="Knit beanie", name_zh="针织毛线帽")
A, B, CUFF, TOP, RIBS = .092, .106, .072, .205, 110


def radius(z):
    """Half-width factor of the crown over the cuff."""
    k = np.clip((z-.05)/(TOP-.05), 0, 1)
    return np.sqrt(np.clip(1-k**2.6, 0, 1))


def crown(t, s):
    a = 2*np.pi*t
    z = TOP-(TOP-.045)*s**1.5
    f = radius(z)*(1+.004*np.sin(RIBS*a)*np.clip(s*3, 0, 1))
    f = np.maximum(f, .0)
    dent = .006*np.sin(3*a+1)*np.sin(np.pi*s)
    return A*f*np.cos(a)+dent*np.cos(a), B*f*np.sin(a)+dent*np.sin(a), z-.004*np.cos(2*a)*np.sin(np.pi*s)


PROF = np.array([(.965, .012), (.985, .003), (1.02, .0), (1.055, .004), (1.075, .014), (1.085, .035), (1.080, .058), (1.070, CUFF-.004),
                 (1.050, CUFF), (1.02, CUFF-.004), (1.0, CUFF-.014)])
WALK = np.r_[0, np.cumsum(np.hypot(np.diff(PROF[:, 0])*(A+B)/2, np.diff(PROF[:, 1])))]     # arc length: a print must not stretch


def cuff(t, s):
    """Outer fold: up over a soft lower edge and an upper edge that stands off the crown a little."""
    a, k = 2*np.pi*t, WALK/WALK[-1]
    f, z = np.interp(s, k, PROF[:, 0]), np.interp(s, k, PROF[:, 1])
    f = f*(1+.0035*np.sin(RIBS*a))
    return A*f*np.cos(a), B*f*np.sin(a), z+.003*np.sin(2*a+.5)


def knit(h=512, w=2048, strong=1.0):
    """Rows of V stitches between the ribs."""
    y, x = np.mgrid[0:h, 0:w]
    u, v = x/w, y/h
    v2 = (v*46+.35*np.abs(((u*RIBS*2) % 1)-.5)) % 1
    r = np.random.default_rng(2).normal(0, 1, (h, w))
    return np.clip(.5+strong*(.16*np.cos(2*np.pi*v2)+.14*np.cos(2*np.pi*u*RIBS))+.05*r, 0, 1)


def build(job):
    st = Stage()
    k = knit()
    wool = st.material("wool", detail=.78+.40*k, bump=k, bump_dist=.0035)
    cuffm = st.material("print", part=2, slot="print_front", detail=.78+.40*k, bump=k, bump_dist=.0035)
    objs = [headwear.surface(crown, 660, 60, [wool], uv=lambda t, s: (t, 1-s)),
            headwear.surface(cuff, 660, 40, [cuffm], uv=lambda t, s: (t, s), name="cuff")]
    root = headwear.turntable(objs)
    arc = 2*np.pi*(A+B)/2*1.08
    w_m, h_m = .110, .046
    du, v0 = w_m/arc/2, .0313/WALK[-1]
    a = area(.75-du, v0, .75+du, v0+h_m/WALK[-1], w_m, h_m, id=2, slot="print_front", bleed=False)
    areas, mid = {"print": a}, (0, 0, TOP*.5)
    views = dict(front=(0, (0, -1, .10)), left=(-40, (0, -1, .16)), right=(40, (0, -1, .16)))
    headwear.hat_views(job, st, objs, root, areas, .270, mid, views, sheen=.16, contrast=1.15, percentile=94)
    st.paint(wool, colour="#b0523f")
    headwear.print_on(st, cuffm, a, gallery.artwork("candy-saturn", 700), "#b0523f", "fit", (2400, 300))

    def again():
        st.paint(wool, colour="#e3d6c0")
        headwear.print_on(st, cuffm, a, gallery.artwork("one-line-peaks", 700), "#e3d6c0", "fit", (2400, 300))
        return dict(turn=-20, wall="#5d7480", top="stone", things=((props.candle, -.56, .10, 1.15, "#8a5a4a"), (sets.books, .62, .78, 1.0, -16, ("#b9654a", "#efe6d8", "#7d8f8a")), (sets.vase, -.60, .90, 1.1, "#d9c3a5")))
    headwear.hat_pictures(job, st, objs, root, .285, mid, ((.02, -.09, .045), .115, (.30, -1, .35)), hero_turn=18, sheen=.16, second=again)
    job.model_hard(st, low(st, wool, cuffm), areas)


def low(st, wool, cuffm):
    """The cuff is walked from its upper edge, like the crown, so that its faces look outwards."""
    return [headwear.surface(crown, 110, 26, [wool], uv=lambda t, s: (t, 1-s), name="crown_glb"),
            headwear.surface(lambda t, s: cuff(t, 1-s), 110, 16, [cuffm], uv=lambda t, s: (t, 1-s), name="cuff_glb")]

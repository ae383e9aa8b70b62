"""A hood laid up behind the neck: lining, two flaps that cross in front, cords and eyelets. Heights are drawn, not simulated."""
import numpy as np
from scipy.spatial import cKDTree
from podlib.curves import bezier, resample
from podlib.flatlay.layers import RINGS, field, rolled
from podlib.flatlay.lines import both, round_corners, turned_left, whole
from podlib.flatlay.sewing import Detail, groove, knit, seam, thread
from podlib.flatlay.sheet import mesh
from podlib.flatlay.trims import dome, tube
from podlib.scene import Facets

METAL = "#b9bcc0"


def curves(f):
    """Right half. outer: silhouette from the neck to the crown; mouth: edge of the opening from the chin to the crown."""
    N, top = f.N, f.N[1]+.232
    outer = np.vstack([bezier(N+[.012, -.006], N+[.038, .050], (.150, top-.118), (.139, top-.072), 50),
                       bezier((.139, top-.072), (.128, top-.016), (.072, top), (0, top), 50)[1:]])
    low, chin = f.N[1]-f.cut.drop_front+.006, .004 if f.cut.zip else -.014
    mouth = np.vstack([bezier((chin, low-.014), (.026, low+.020), (.074, low+.075), (.086, low+.150), 50),
                       bezier((.086, low+.150), (.097, low+.215), (.066, top-.042), (0, top-.036), 50)[1:]])
    return outer, mouth


def flap_lines(f):
    """Outline of the right flap, its sewn neck line, its mouth and the line where the halves meet at the crown."""
    outer, mouth = curves(f)
    neck = (f.neck_seam[::-1]+[0, -.009])*[1.06, 1]
    neck = np.vstack([mouth[:1]+[.004, -.011], neck[neck[:, 0] > .014]])
    outer, mouth = outer.copy(), mouth.copy()
    outer[-1, 0] = mouth[-1, 0] = -.0012                   # the halves overlap a hair
    return np.vstack([neck, outer, mouth[::-1]]), neck, outer, mouth


def flap(f, side, seed):
    """One half of the hood; the right one lies on top at the chin."""
    o, neck, outer, mouth = (a*[side, 1] for a in flap_lines(f))
    o = turned_left(round_corners(o, .0016))
    D = Detail(o, .01, .0006)
    knit(D, seed=60+seed, rough=1.5)
    d, s, _ = D.near(mouth, .05)
    d = np.abs(d)
    D.coarse += .0008*np.exp(-((d-.010)/.010)**4)
    thread(D, d-.0215, s)
    D.fine -= .0004*groove(d-.0235, .0016)
    seam(D, np.array([(0, mouth[-1, 1]-.002), (0, outer[-1, 1]+.004)]), .0008, .0012, .0004, seed=9, dark=.16, pucker=.0003)
    seam(D, neck, .0010, .0014, .0008, seed=3, dark=.18, pucker=.0004)
    P, T = mesh(o, .0022, RINGS, .0013)
    off = lambda line: cKDTree(resample(line, .0005)).query(P)[0]
    edge = np.minimum(np.minimum(off(mouth), off(outer)), off(neck))
    low = f.N[1]-f.cut.drop_front
    stands = .009*np.exp(-off(mouth)/.030)*np.clip((P[:, 1]-low-.01)/.08, .12, 1)
    over = (.0032 if side > 0 and not f.cut.zip else 0)*np.clip((low+.075-P[:, 1])/.04, 0, 1)
    folds = .0017*field(.11, 90+seed, P, D.lo, .003, (220, 180), stretch=(1, .5), angle=.5*side)
    folds += .0007*field(.055, 95+seed, P, D.lo, .003, (220, 180), stretch=(1, .6), angle=-.4*side)
    calm = np.clip((P[:, 1]-low)/.09, .1, 1)
    z = (.0085+stands+over+folds*calm+D.lift(P))*(.24+.76*rolled(edge, .0050))
    return P, T, np.c_[P, z], D


def lining(f):
    outer, _ = curves(f)
    low = f.N[1]-f.cut.drop_front
    half = np.vstack([[(0, low-.012), (.05, low-.004), (.085, f.N[1]-.05)], outer*[.96, 1]-[0, .004]])
    o = turned_left(round_corners(np.vstack([half, (half*[-1, 1])[::-1][1:-1]]), .002))
    D = Detail(o, .01, .0006)
    knit(D, seed=71, rough=1.5)
    seam(D, np.array([(0, f.N[1]-.02), (0, o[:, 1].max()+.02)]), .0007, .0013, .0008, seed=8, dark=.14, pucker=.0005)
    tape = np.abs(D.y-(f.N[1]-.020-.10*D.x**2)-.0)
    D.coarse += .0008/(1+np.exp(np.clip((tape-.006)/.0006, -50, 50)))
    for off in (.0045, -.0045):
        thread(D, D.y-(f.N[1]-.020-.10*D.x**2)-off, D.x)
    P, T = mesh(o, .003, RINGS[:4], .0015)
    n = field(.11, 40, P, D.lo, .003, (220, 180), stretch=(1, .5))
    return P, T, np.c_[P, np.maximum(.0032+.0011*n+D.lift(P), .0008)], D


def rear(f):
    """The hood from behind: one soft sheet with the seam in the middle, sewn to the back of the neck."""
    outer, _ = curves(f)
    neck = (f.back_seam[::-1]+[0, -.010])
    half = np.vstack([neck, outer])
    o = turned_left(round_corners(np.vstack([half, (half*[-1, 1])[::-1][1:-1]]), .0016))
    D = Detail(o, .01, .0006)
    knit(D, seed=64, rough=1.5)
    seam(D, np.array([(0, neck[0, 1]-.004), (0, o[:, 1].max()+.02)]), .0009, .0013, .0009, seed=8, dark=.16, pucker=.0006)
    seam(D, whole(neck[::-1]), .0010, .0014, .0009, seed=3, dark=.18, pucker=.0005)
    P, T = mesh(o, .0022, RINGS, .0013)
    edge = cKDTree(resample(np.vstack([o, o[:1]]), .0005)).query(P)[0]
    folds = .0022*field(.12, 31, P, D.lo, .003, (220, 220), stretch=(1, .5))+.0008*field(.06, 33, P, D.lo, .003, (220, 220), stretch=(1, .6))
    swell = .006*np.clip(edge/.06, 0, 1)
    return P, T, np.c_[P, (.0095+swell+folds*np.clip(edge/.03, .2, 1)+D.lift(P))*(.24+.76*rolled(edge, .0060))], D


def cords(g):
    """They come out of eyelets at the chin and fall a little outwards, clear of the print."""
    f = g.f
    for side, sway, length in ((1, .010, .118), (-1, -.004, .108)):
        length *= .88 if f.cut.zip else 1                  # the mark on the chest begins higher
        eye = np.array([side*.034, f.N[1]-f.cut.drop_front+.016])
        t = np.linspace(0, 1, 90)
        line = np.c_[eye[0]+side*.012*t+sway*np.sin(t*2.6)*t, eye[1]-length*t]
        at = g.seat(eye[None], np.array([(*eye, .0118)]))[0]
        off = at-[*g.calm(eye[None])[0, :2], .0118+g.level(eye[None])[0]]
        C = g.calm(line)
        C[:, :2] += off[:2]*np.clip(1-t/.30, 0, 1)[:, None]
        lies, comes = g.fields(line)[:, 2]+g.base+.0032, .0150+g.level(line)+off[2]
        C[:, 2] = np.where(t < .30, comes+(lies-comes)*np.clip(t/.30, 0, 1)**1.4, lies)
        g.cord("cord", *tube(C[t < .93], .0026))
        g.trim("tip", *tube(C[t >= .92], .0030), 5, METAL, rough=.3, f0=.15)
        X, T = dome(at, .0068, .0022, .0030)
        g.trim("tip", X, T, 5, METAL)


def put_on(g):
    """All that belongs to a hood, on a garment that lies on the table."""
    pieces = [("rear", rear(g.f))] if g.f.back else [("lining", lining(g.f)), ("left", flap(g.f, -1, 4)), ("right", flap(g.f, 1, 3))]
    for name, (P, T, X, H) in pieces:
        g.cloth_piece("hood-"+name, g.seat(P, X, name == "lining"), T, H.uv(P), H)
    if not g.f.back:
        cords(g)


def model_pieces(f):
    """Outline and free edges of the hood's pieces, seen from in front."""
    o, _, outer, mouth = flap_lines(f)
    crown = np.array([outer[-1], mouth[-1]])
    half = np.vstack([f.back_seam[::-1]+[0, -.010], outer])
    flaps = [(turned_left(round_corners(o*[k, 1], .002)), [mouth*[k, 1], crown*[k, 1]], -1) for k in (1, -1)]
    return flaps+[(turned_left(round_corners(np.vstack([half, (half*[-1, 1])[::-1][1:-1]]), .002)), [ln for ln in both(f.back_seam+[0, -.010])], 1)]

"""A knitted polo collar that lies folded over its stand, the placket below it and the buttons. Heights are drawn, not simulated."""
import numpy as np
from scipy.spatial import cKDTree
from podlib.curves import bezier, resample
from podlib.flatlay.layers import RINGS, field, rolled
from podlib.flatlay.lines import round_corners, turned_left
from podlib.flatlay.sewing import Detail, groove, knit, ribs, thread
from podlib.flatlay.sheet import mesh
from podlib.flatlay.trims import dome

BUTTON, HOLE = "#f1ede4", "#8a857c"
HALF, LONG = .0160, .142                                    # half width and length of the placket


def curves(f):
    """Right half. roll: where the collar folds over, from the middle of the front to the middle of the back; point and outer: its free
    edges from the front to the shoulder."""
    low = f.neck_edge[-1]+[.0016, .001]
    front = f.neck_edge[::-1]
    front = front[front[:, 0] > .0016]-[.0015, 0]
    top = f.R+[.0005, .0030]
    roll = np.vstack([[low], front[front[:, 1] < f.R[1]-.012], bezier(f.R+[-.0025, -.006], f.R+[-.002, .004], top+[-.006, .002], top, 16)])
    tip = low+[.050, -.062]
    shoulder = f.N+[.027, -.0075]
    point = np.vstack([bezier(low, low+[.010, -.022], tip+[-.022, .018], tip, 30)])
    outer = bezier(tip, tip+[.012, .030], shoulder+[-.002, -.040], shoulder, 40)
    over = bezier(shoulder, shoulder+[-.004, .010], top+[.012, .002], top, 16)
    return roll, point, outer, over


def back_roll(f):
    """The fold seen from behind, right half, from the shoulder to the middle."""
    top = f.R+[.0005, .0030]
    return bezier(top, top+[-.016, .003], (f.R[0]*.5, f.back_edge[-1, 1]+.0035), (0, f.back_edge[-1, 1]+.0035), 40)


def _knitted(o, seed, outer, lines):
    """A flat-knitted collar: fine ribs that follow its outer edge, and a firm welt along it."""
    D = Detail(o, .01, .0005)
    knit(D, seed=seed, rough=1.0)
    d, s, _ = D.near(outer, .12)
    d = np.abs(d)
    ribs(D, d < 1, d, .0021, .00016)
    D.coarse += .0004/(1+np.exp(np.clip((d-.0050)/.0006, -50, 50)))
    D.fine -= .0004*groove(d-.0056, .0008)
    D.tone *= 1-.07*groove(d-.0056, .0009)
    for ln in lines:
        e = np.abs(D.near(ln, .02)[0])
        D.coarse += .0003/(1+np.exp(np.clip((e-.0040)/.0006, -50, 50)))
    return D


def leaf(f, side):
    roll, point, outer, over = (a*[side, 1] for a in curves(f))
    o = turned_left(round_corners(np.vstack([point, outer, over, roll[::-1]]), .0014))
    D = _knitted(o, 80+side, np.vstack([outer, over]), [point])
    P, T = mesh(o, .0020, RINGS, .0011)
    off = lambda line: cKDTree(resample(line, .0005)).query(P)[0]
    at_roll, free = off(roll), np.minimum(off(point), np.minimum(off(outer), off(over)))
    high = .0105*np.exp(-(at_roll/.020)**1.3)               # it stands where it folds and lies down towards its edge
    flutter = .0007*field(.09, 30+side, P, D.lo, .003, (220, 180))*np.clip(free/.01, .3, 1)
    z = .0062+high+flutter+D.lift(P)
    return P, T, np.c_[P, z*(.30+.70*rolled(free, .0026))*(.55+.45*rolled(at_roll, .0045))], D


def fold(f):
    """The fold behind the neck, which joins the two leaves."""
    up = back_roll(f)*[1.02, 1]
    half = np.vstack([(up*[.97, 1]-[0, .012])[::-1], up])
    o = turned_left(round_corners(np.vstack([half, (half*[-1, 1])[::-1][1:-1]]), .0012))
    top = np.vstack([up, (up*[-1, 1])[::-1][1:]])
    D = Detail(o, .01, .0005)
    knit(D, seed=86, rough=1.0)
    d, s, _ = D.near(top, .05)
    ribs(D, np.abs(d) > .006, s, .0031, .00030)
    P, T = mesh(o, .0020, RINGS[:4], .0011)
    t = cKDTree(resample(top, .0005)).query(P)[0]
    return P, T, np.c_[P, (.0020+.0095*np.exp(-(t/.0075)**2)+D.lift(P))*(.50+.50*rolled(t, .0040))], D


def rear(f):
    roll, shoulder = back_roll(f), f.N+[.027, -.0075]
    low = f.back_seam[-1, 1]-.030
    outer = bezier(shoulder, shoulder+[-.022, -.012], (.040, low), (0, low), 50)
    over = bezier(roll[0], roll[0]+[.012, .002], shoulder+[-.004, .010], shoulder, 16)
    half = np.vstack([outer[::-1], over[::-1], roll])
    o = turned_left(round_corners(np.vstack([half, (half*[-1, 1])[::-1][1:-1]]), .0012))
    edge = np.vstack([outer, (outer*[-1, 1])[::-1][1:]])
    D = _knitted(o, 84, edge, [])
    P, T = mesh(o, .0020, RINGS, .0011)
    off = lambda line: cKDTree(resample(line, .0005)).query(P)[0]
    at_roll = off(np.vstack([roll, (roll*[-1, 1])[::-1][1:]]))
    free = np.minimum(off(edge), np.minimum(off(over), off(over*[-1, 1])))
    z = .0058+.0070*np.exp(-(at_roll/.022)**1.3)+.0006*field(.10, 35, P, D.lo, .003, (220, 180))*np.clip(free/.01, .3, 1)+D.lift(P)
    return P, T, np.c_[P, z*(.30+.70*rolled(free, .0026))*(.45+.55*rolled(at_roll, .0050))], D


def placket(D, f):
    """The upper strip with its stitches; its free edge is on the left, the right one is sewn down."""
    low = f.neck_low-LONG
    out = np.maximum(np.abs(D.x)-HALF, np.maximum(low-D.y, D.y-f.neck_low-.004))
    ok = out < .02
    D.coarse += np.where(ok, .0013/(1+np.exp(np.clip(out/.0006, -50, 50))), 0)
    D.fine -= np.where(ok, .0007*groove(out-.0005, .0010), 0)
    left = D.x < -HALF+.004
    D.tone *= 1-np.where(ok, np.where(left, .22, .13)*groove(out-.0006, .0011), 0)
    inward = np.where(out < 0, HALF-np.abs(D.x), 9)
    thread(D, inward-.0024, D.y, .0026)
    box = np.where((out < 0) & (D.y < low+.020), np.minimum(inward, np.minimum(D.y-low, np.abs(D.y-low-.0175)+.0024)), 9)
    thread(D, box-.0024, D.x+D.y, .0026)
    for y in buttons(f)[1:]:                                # a buttonhole runs along the strip
        e, t = np.abs(D.x), np.abs(D.y-y)
        D.fine += .0003*groove(e-.0012, .0006)*(t < .0078)
        D.tone *= 1-.14*groove(e-.0012, .0006)*(t < .0078)


def buttons(f):
    return [f.neck_low+.006, f.neck_low-.046, f.neck_low-.098]


def pique(D):
    """Honeycomb of a piqué knit, 2 mm: felt more than seen."""
    a, b = 2*np.pi*D.x/.0022, 2*np.pi*D.y/.0019
    w = np.cos(a)*np.cos(b)
    D.fine += .00007*w
    D.tone *= 1-.030*np.clip(-w, 0, 1)


def meet(f, points, seats, reach=.032):
    """Round a neck the fold rises at its ends to where the leaves roll over the shoulders."""
    for k, side in ((1, -1), (2, 1)):
        end = (f.R+[.0005, .0030])*[side, 1]
        off, own = (np.linalg.norm(points[j]-end, axis=1) for j in (0, k))
        target = seats[k][own < .006].mean(0)
        low = np.clip(cKDTree(resample(back_roll(f)*[1.02*side, 1], .0005)).query(points[0])[0]/.014, 0, 1)
        seats[0] += (target-seats[0][off < .006].mean(0))*((1-low*low*(3-2*low))*np.exp(-(off/reach)**2))[:, None]
        seats[0] += np.exp(-(off/.012)**2)[:, None]*[side*.006, -.005, -.004]       # and ends behind them


def put_on(g):
    f = g.f
    pieces = [("rear", rear(f))] if f.back else [("fold", fold(f)), ("left", leaf(f, -1)), ("right", leaf(f, 1))]
    seats = [g.seat(P, X, name == "fold") for name, (P, T, X, H) in pieces]
    if g.filled:
        meet(f, [P for _, (P, *_) in pieces], seats)
    for (name, (P, T, X, H)), Y in zip(pieces, seats):
        g.cloth_piece("collar-"+name, Y, T, H.uv(P), H)
    if f.back:
        return
    for y in buttons(f):
        C = g.top(np.array([(0, y)]))[0]
        g.trim("button", *dome(C+[0, 0, .0002], .0056, .0021, .0008), 5, BUTTON, rough=.25, f0=.05)
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            g.trim("hole", *dome(C+[.0011*dx, .0011*dy, .0012], .00055, .0005, 0, 5, 10), 6, HOLE)


def model_pieces(f):
    roll, point, outer, over = curves(f)
    o = np.vstack([point, outer, over, roll[::-1]])
    free = [np.vstack([point, outer, over])]
    return [(turned_left(round_corners(o*[k, 1], .002)), [ln*[k, 1] for ln in free], -1) for k in (1, -1)]

"""Backpack 29 x 42 cm lying on its back: printed front with a zip pocket, handle and shoulder straps (part 4)."""
import numpy as np
from podlib import gallery, places, rooms, sets
from podlib.curves import bezier, resample, smooth
from podlib.flatlay.layers import rolled
from podlib.flatlay.lines import edge_distance, whole
from podlib.flatlay.piece import Piece, line
from podlib.flatlay.sewing import groove, thread
from podlib.flatlay.tailor import CLOTHS, FlatTailor
from podlib.flatlay.trims import strap

INFO = dict(category="bags", name="Backpack", name_zh="双肩背包")
HALF, H = .145, .42
BLACK, METAL = "#232428", "#a9acb1"


def inset(by):
    """Right half of the outline, moved inwards, from the lower to the upper middle."""
    a, h = HALF-by, H-by
    low = np.vstack([line((0, by), (a-.035, by)), bezier((a-.035, by), (a-.010, by), (a, by+.012), (a, by+.040))])
    return np.vstack([low, line((a, by+.040), (a-.002, .285)), bezier((a-.002, .285), (a-.004, h-.045), (a*.62, h), (0, h))])


ZIP = inset(.038)
ZIP = ZIP[ZIP[:, 1] > .215]
POCKET = np.vstack([line((0, .178), (.086, .178)), bezier((.086, .178), (.104, .178), (.112, .168), (.112, .150))])


class Backpack(Piece):
    def __init__(self, back=False):
        super().__init__(inset(0), None, back, [(inset(.004), .008, 3.)], calm=.3, detail_at=.20, corner=.0030)

    def face(self, back=False):
        return Backpack(back)

    def sew(self, D):
        ax = np.abs(D.x)
        D.fine += .00005*np.sin(2*np.pi*D.x/.0022)*np.sin(2*np.pi*D.y/.0022)
        d, s, _ = D.near(whole(inset(.014)), .05)
        D.coarse += .0016*groove(d, .0030)                                        # piping round the front
        D.tone *= 1-.14*groove(np.abs(d)-.0036, .0010)
        box = np.maximum(ax-.113, np.maximum(.030-D.y, D.y-.176))
        D.coarse += .010/(1+np.exp(np.clip(box/.0055, -50, 50)))                  # the pocket stands out
        D.tone *= 1-.20*groove(box-.004, .0040)
        thread(D, np.where(box < .03, box-.012, 9), D.x+D.y)
        d, s, _ = D.near(whole(ZIP), .04)
        for off in (-.0085, .0085):
            thread(D, np.where(np.abs(d) < .03, d-off, 9), s)


def height(g, q):
    sheet = CLOTHS["padded"]["sheet"]
    z = g.top(q)
    z[:, 2] *= .10+.90*rolled(edge_distance(g.f.outline, q), sheet["roll"])
    return z


def ride(g, ln, width, thick, lift, part, colour, name):
    C = height(g, resample(ln, .0015))
    C[:, 2] += lift
    g.trim(name, *strap(C, width, thick), part, colour)


def teeth(g, ln):
    """Small bars across the tape, as one mesh."""
    p = resample(ln, .0021)[2:-2]
    t = np.gradient(p, axis=0)
    side = np.c_[-t[:, 1], t[:, 0]]/np.linalg.norm(t, axis=1, keepdims=True)
    bars = p[:, None]+side[:, None]*np.linspace(-.0024, .0024, 5)[:, None]
    C = height(g, bars.reshape(-1, 2)).reshape(bars.shape[0], 5, 3)+[0, 0, .0014]
    made = [strap(c, .0013, .0009, 5) for c in C]
    return np.vstack([X for X, _ in made]), np.vstack([T+n*len(made[0][0]) for n, (_, T) in enumerate(made)])


def fittings(g):
    for n, (ln, end) in enumerate(((whole(ZIP), ZIP[0]), (whole(POCKET[::-1]), POCKET[-1]))):
        ride(g, ln, .0130, .0012, .0003, 4, BLACK, f"tape-{n}")
        g.trim(f"teeth-{n}", *teeth(g, ln), 4, BLACK)
        ride(g, np.array([end+[.0, .004], end+[.002, -.026]]), .0075, .0024, .0018, 5, METAL, f"pull-{n}")
    flat = lambda pts, z: np.c_[smooth(np.array(pts), n=120), np.full(121, z)]
    g.trim("handle", *strap(flat([(-.034, H-.03), (-.036, H+.012), (-.022, H+.034), (0, H+.038), (.022, H+.034), (.036, H+.012), (.034, H-.03)], .006), .020, .005), 4, BLACK)
    wide = .024+.022*np.clip((1-np.linspace(0, 1, 121))/.14, 0, 1)**.5               # the pads narrow into their webbing
    for k, sway in ((1, 0), (-1, .008)):
        pts = [(k*.055, H-.06), (k*.100, H-.012), (k*(.158+sway), H-.055), (k*(.186+sway), H-.150), (k*(.184+sway), H-.240), (k*(.172+sway*.5), H-.300)]
        g.trim(f"strap{k}", *strap(flat(pts, .0008), wide, .010, 17), 4, BLACK)
        tail = [(k*(.174+sway*.5), H-.290), (k*(.168+sway*.4), .085), (k*.150, .045), (k*.120, .028)]
        g.trim(f"tail{k}", *strap(flat(tail, .0006), .022, .0022), 4, BLACK)


def build(job):
    flat = FlatTailor(job, "backpack", Backpack(), "padded", seeds=(5, 12), trims=fittings, local=.004)
    flat.build("angle", colour="#2b3a4a", motif=gallery.artwork("pattern-outer-space"), place=("tile", .60),
               second=("#2b3a4a", gallery.artwork("pattern-dino-march"), ("tile", .62)),
               room=places.laid("terrazzo", "#e9e6df", ((sets.books, -1.14, 1.0, 1.0, 70, ("#c9a27e", "#5f7d86", "#e6dfd3")), (rooms.pen, 1.12, .92, 62), (rooms.pen, 1.2, .84, 78, "#a8282f")), "right", zoom=1.34))
    flat.model(.014, .10, .8, plain_back=True)

"""A closed front zip on a garment that lies on a table: tape, teeth, slider with its puller, and the box at the lower end."""
import numpy as np
from podlib.curves import rounded_rect
from podlib.flatlay.layers import rolled
from podlib.flatlay.lines import edge_distance
from podlib.flatlay.sewing import Detail
from podlib.flatlay.sheet import mesh
from podlib.flatlay.trims import tube

METAL = "#b9bcc0"
TAPE, PITCH = .0085, .0027                                  # half width of the tape, distance of the teeth of one side
TOOTH = np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0), (-.8, -.6, 1), (.8, -.6, 1), (.8, .6, 1), (-.8, .6, 1)])
FACES = np.array([(4, 5, 6), (4, 6, 7), (0, 1, 5), (0, 5, 4), (1, 2, 6), (1, 6, 5), (2, 3, 7), (2, 7, 6), (3, 0, 4), (3, 4, 7)])


def _bed(g, q):
    """The line the zip lies on: the cloth without its folded edges."""
    X = g.fields(q*[0, 1])
    return np.c_[X[:, :2]+q*[1, 0], X[:, 2]+g.base]


def _tape(g, low, high):
    y = np.arange(low, high, .002)
    x = np.linspace(-TAPE, TAPE, 13)
    gx, gy = np.meshgrid(x, y)
    q, i = np.c_[gx.ravel(), gy.ravel()], np.arange(gx.size).reshape(gx.shape)
    T = np.vstack([np.c_[i[:-1, :-1].ravel(), i[:-1, 1:].ravel(), i[1:, :-1].ravel()], np.c_[i[1:, :-1].ravel(), i[:-1, 1:].ravel(), i[1:, 1:].ravel()]])
    D = Detail(np.array([(-TAPE, low), (TAPE, high)]), .002, .0004)
    D.fine += .00006*np.sin(2*np.pi*(D.y+np.abs(D.x)*1.4)/.0018)
    D.tone *= .84-.05*np.cos(2*np.pi*(D.y+np.abs(D.x)*1.4)/.0018)
    X = _bed(g, q)
    X[:, 2] += .0001
    g.cloth_piece("zip-tape", X, T, D.uv(q), D)


def _teeth(g, low, high):
    every, faces = [], []
    for side in (1, -1):
        y = np.arange(low, high, PITCH)+(PITCH/2 if side > 0 else 0)
        at = _bed(g, np.c_[np.full(len(y), side*.0012), y])+[0, 0, .0002]
        X = at[:, None]+TOOTH*[.0019, .00078, .0013]
        faces += [FACES+8*(k+len(every)*len(y)) for k in range(len(y))]
        every.append(X.reshape(-1, 3))
    g.trim("teeth", np.vstack(every), np.vstack(faces), 5, METAL, rough=.3, f0=.15)


def plate(g, centre, w, h, thick, lift, corner):
    """A small piece of metal with rounded edges, its middle at a point of the pattern."""
    o = rounded_rect(w, h, corner)
    P, T = mesh(o, .0009, (.0003, .0008), .0006)
    C = _bed(g, np.array([centre]))[0]
    z = thick*(.15+.85*rolled(edge_distance(o, P, .0002), .0011))
    g.trim("teeth", np.c_[P+C[:2], C[2]+lift+z], T, 5, METAL)


def put_on(g):
    low, high = .003, g.f.neck_low+.006
    _tape(g, low, high)
    _teeth(g, low+.012, high-.012)
    plate(g, (0, low+.0065), .0082, .0115, .0026, .0003, .0012)
    top = high-.016
    plate(g, (0, top), .0092, .0120, .0034, .0004, .0034)
    C = _bed(g, np.array([(0, top-.002)]))[0]
    a = np.linspace(-1.9, 1.9, 24)                          # the bail that holds the puller
    g.trim("teeth", *tube(np.c_[C[0]+.0024*np.sin(a), C[1]-.006+.0062*np.cos(a), np.full(24, C[2]+.0043)], .0008, 8), 5, METAL)
    plate(g, (.0006, top-.0235), .0066, .0270, .0017, .0032, .0030)


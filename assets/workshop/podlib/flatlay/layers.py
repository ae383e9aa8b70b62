"""What is seen of a garment on a table: the laid sheet, the inside of the back through the neck, the back layer that peeks
out beside it, and the label."""
import numpy as np
from scipy.ndimage import gaussian_filter1d, map_coordinates
from podlib.flatlay.lines import edge_distance, noise, resample_closed, round_corners, turned_left, whole, within
from podlib.flatlay.piece import Piece
from podlib.flatlay.sewing import Detail, groove, knit, ribs, thread
from podlib.flatlay.sheet import mesh

FLOOR = .0017                              # two layers of jersey
RINGS = (.0004, .0009, .0016, .0026, .0040, .0060)


def rolled(d, width):
    """Cross-section of a folded edge: a quarter of an ellipse."""
    t = np.clip(1-d/width, 0, 1)
    return np.sqrt(np.maximum(1-t*t, 0))


def field(wave, seed, q, lo, cell=.005, shape=(280, 360), **kw):
    return map_coordinates(noise(shape, cell, wave, seed, **kw), ((q-lo)/cell).T[::-1], order=1, mode="nearest")


def top_sheet(f, fields, D, base=.0030, roll=.0032, loft=.0014):
    """The laid sheet: height above the table, seams, a soft swelling along the border and a rolled edge."""
    P, T = mesh(f.outline, .0019, RINGS, .0012)
    X, d = fields(P), edge_distance(f.outline, P)
    swell = loft*(1+.7*field(.20, 77, P, D.lo))*np.exp(-((d-.012)/.014)**2)*np.clip(d/.006, 0, 1)
    z = X[:, 2]+base-FLOOR
    z = FLOOR+np.where(z > .004, z, .0007*np.log1p(np.exp(np.minimum(z, .004)/.0007)))     # never through the layer below
    X[:, 2] = (z+D.lift(P)+np.maximum(swell, 0))*(.10+.90*rolled(d, roll))
    return P, T, X


def neck_inside(f, base=.0002):
    """Inside of the back, seen through the front neck: rib, tape and stitches."""
    c, N = f.cut, f.N
    low = N[1]-c.drop_front-.03
    shape = [whole(f.back_edge), [(-c.neck-.012, N[1]-.012), (-c.neck-.02, low), (c.neck+.02, low), (c.neck+.012, N[1]-.012)]]
    outline = turned_left(round_corners(np.vstack(shape), .0015))
    D = Detail(outline, .01)
    knit(D, seed=55)
    d, s, _ = D.near(whole(f.back_seam), .06)
    band = within(round_corners(np.vstack([whole(f.back_seam), whole(f.back_edge)[::-1]]), .0004), D.points).reshape(d.shape)
    ribs(D, band & (np.abs(d) > .0008), s, .0031, .00036)
    D.fine -= .0010*groove(d, .0012)
    D.tone *= 1-.22*groove(d, .0011)
    below = np.where(band, -np.abs(d), np.abs(d))
    tape = (below > .001) & (below < .0105)
    D.coarse += np.where(tape, .0009, 0)+np.where(band, .0010*np.clip(1-((np.abs(d)-c.rib/2)/(c.rib/2))**4, 0, 1), 0)
    D.fine += np.where(tape, .00010*np.sin(2*np.pi*(s+below)/.0016), 0)
    D.tone *= np.where(tape, .985, 1)
    for off in (.0022, .0093):
        thread(D, below-off, s, .0026)
    P, T = mesh(outline, .0022, RINGS[:5], .0012)
    z = np.maximum(base+.0014+D.lift(P, .0010)+.0007*field(.09, 5, P, D.lo, .003), .0006)*(.12+.88*rolled(edge_distance(outline, P), .0022))
    return P, T, np.c_[P, z], D


def _peek(f, o, hem, cuff):
    """How far the back layer comes out beside the front, along the outline."""
    k, q = np.full(len(o), -.0025), np.c_[np.abs(o[:, 0]), o[:, 1]]
    k[o[:, 1]-f.hem_y(o[:, 0]) < .004] = hem
    if f.cut.sleeve:
        k[((q-f.CB) @ f.d > -.004) & (q[:, 0] > f.U[0]+.004)] = cuff
    k[(o[:, 1] > f.S[1]-.02) & (q[:, 0] < f.S[0]+.01)] = -.012
    return gaussian_filter1d(k, 3.5, mode="wrap")


def back_layer(f, fields, seed=4, hem=.0035, cuff=.0030):
    """A hand never lays two hems exactly on each other. Only its border is ever seen: the rest is sunk."""
    o = resample_closed(f.outline, .0015)
    W = fields(o)[:, :2]
    r = gaussian_filter1d(np.random.default_rng(seed).normal(size=len(o)), 60, mode="wrap")
    r = np.clip(.75+.45*r/r.std(), .05, 1.6)
    t = np.roll(W, -8, 0)-np.roll(W, 8, 0)
    out = np.c_[t[:, 1], -t[:, 0]]/np.linalg.norm(t, axis=1, keepdims=True)
    k = f.peek(o) if isinstance(f, Piece) else _peek(f, o, hem, cuff)
    V = gaussian_filter1d(W+out*(k*np.where(k > 0, r, 1))[:, None], 2, axis=0, mode="wrap")
    P, T = mesh(V, .006, RINGS[:5], .0015)
    d = edge_distance(V, P, .0005)
    return P, T, np.c_[P, .0014*(.1+.9*rolled(d, .0016))*(1-.85*np.clip((d-.006)/.010, 0, 1))]


def label(f, fields, w=.034, h=.022):
    """Woven size label that hangs from the neck tape."""
    nx, ny, y = 24, 16, f.N[1]-f.cut.drop_back-.0085
    gx, gy = np.meshgrid(np.linspace(-w/2, w/2, nx), np.linspace(y, y-h, ny))
    P, i = np.c_[gx.ravel(), gy.ravel()], np.arange(nx*ny).reshape(ny, nx)
    T = np.vstack([np.c_[i[:-1, :-1].ravel(), i[1:, :-1].ravel(), i[:-1, 1:].ravel()], np.c_[i[1:, :-1].ravel(), i[1:, 1:].ravel(), i[:-1, 1:].ravel()]])
    t = (y-P[:, 1])/h
    z = .0030+.0012*np.sin(t*2.4)+.0006*t*np.cos(P[:, 0]/w*3)
    return T, np.c_[fields(P)[:, :2], z], np.c_[(P[:, 0]+w/2)/w, 1-t]


def label_ink(size="M", w=340, h=220):
    """Darkening of the label: a bar, the size, two lines of care text."""
    from PIL import Image, ImageDraw, ImageFont
    im = Image.new("L", (w, h), 255)
    d = ImageDraw.Draw(im)
    try:
        font = ImageFont.truetype("DejaVuSans-Bold.ttf", 84)
    except OSError:
        font = ImageFont.load_default()
    d.text((w/2, h*.50), size, fill=60, font=font, anchor="mm")
    d.rectangle((w*.2, h*.16, w*.8, h*.20), fill=90)
    for k in (.78, .86):
        d.rectangle((w*.26, h*k, w*.74, h*(k+.025)), fill=150)
    return np.asarray(im, np.float32)/255

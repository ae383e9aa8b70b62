"""What is sewn on: press studs and buttons, cords, straps."""
import numpy as np
from podlib.flatlay.lines import round_corners
from podlib.flatlay.sewing import Detail, knit, thread


def dome(centre, radius, height, dent=.0, rings=10, around=36):
    """A round cap on the cloth; dent: how far its middle is pressed in."""
    t = np.linspace(0, 1, rings)
    a = np.linspace(0, 2*np.pi, around, endpoint=False)
    z = height*np.sqrt(np.maximum(1-t**4, 0))-dent*np.exp(-(t/.42)**4)
    X = np.stack([np.c_[np.cos(a)*r*radius, np.sin(a)*r*radius, np.full(around, h)] for r, h in zip(np.maximum(t, 1e-3), z)])
    i = np.arange(rings*around).reshape(rings, around)
    j = np.roll(i, -1, 1)
    T = np.vstack([np.c_[i[:-1].ravel(), i[1:].ravel(), j[:-1].ravel()], np.c_[j[:-1].ravel(), i[1:].ravel(), j[1:].ravel()]])
    return X.reshape(-1, 3)+centre, T


def tube(C, r, around=14, twist=0.0):
    """A round cord along a 3D centre line; twist: length in which the strands of a rope go round once."""
    t = np.gradient(C, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    u = np.cross(t, [0, 0, 1.])
    u /= np.maximum(np.linalg.norm(u, axis=1, keepdims=True), 1e-9)
    v = np.cross(u, t)
    a = np.linspace(0, 2*np.pi, around, endpoint=False)
    r = np.broadcast_to(r, len(C))[:, None]*np.ones(around)
    if twist:
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]
        r = r*(.90+.14*np.abs(np.cos(1.5*(a+2*np.pi*s[:, None]/twist))))
    X = C[:, None]+r[..., None]*(u[:, None]*np.cos(a)[:, None]+v[:, None]*np.sin(a)[:, None])
    i = np.arange(len(C)*around).reshape(len(C), around)
    j = np.roll(i, -1, 1)
    return X.reshape(-1, 3), np.vstack([np.c_[i[:-1].ravel(), j[:-1].ravel(), i[1:].ravel()], np.c_[j[:-1].ravel(), j[1:].ravel(), i[1:].ravel()]])


def strap(C, width, thick, across=11):
    """A flat band along a centre line on the table: a low rounded ridge that ends at the ground. width: one, or one for each point."""
    width = np.broadcast_to(width, len(C))[:, None]
    t = np.gradient(C[:, :2], axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    n = np.c_[-t[:, 1], t[:, 0]]
    k = np.linspace(-1, 1, across)
    k = np.sign(k)*np.abs(k)**.6
    X = np.stack([np.c_[C[:, :2]+n*e*width/2, C[:, 2]+thick*np.sqrt(max(1-e**6, 0))] for e in k], 1)
    i = np.arange(X.shape[0]*across).reshape(-1, across)
    T = np.vstack([np.c_[i[:-1, :-1].ravel(), i[1:, :-1].ravel(), i[:-1, 1:].ravel()], np.c_[i[1:, :-1].ravel(), i[1:, 1:].ravel(), i[:-1, 1:].ravel()]])
    X = X.reshape(-1, 3)
    up = np.cross(X[T[0, 1]]-X[T[0, 0]], X[T[0, 2]]-X[T[0, 0]])[2]
    return X, T if up > 0 else T[:, ::-1]


def band(g, name, C, width, thick, stitched=.0030):
    """A strap in the cloth of the piece, with a row of stitches along both edges."""
    X, T = strap(C, width, thick)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C[:, :2], axis=0), axis=1))]
    D = Detail(np.array([(0, -width/2), (s[-1], width/2)]), .003)
    knit(D, seed=21, rough=1.4)
    thread(D, np.abs(D.y)-width/2+stitched, D.x)
    k = np.linspace(-1, 1, len(X)//len(C))
    across = np.sign(k)*np.abs(k)**.6*width/2
    q = np.c_[np.repeat(s, len(k)), np.tile(across, len(C))]
    g.cloth_piece(name, X, T, D.uv(q), D)


def slider(g, name, at, along, width, wire, part, colour):
    """A metal frame with a middle bar that a strap of this width runs through."""
    a = np.arctan2(along[1], along[0])
    w, l = width/2+wire, width*.30
    corners = [(-l, -w), (l, -w), (l, w), (-l, w)]
    turn = np.array([(np.cos(a), np.sin(a)), (-np.sin(a), np.cos(a))])
    for p in (round_corners(np.array(corners), .0022, .0004), np.linspace((0, -w), (0, w), 40)):
        line = p if len(p) == 40 else np.vstack([p, p[:2]])
        xy = line @ turn+at[:2]
        g.trim(name, *tube(np.c_[xy, np.full(len(xy), at[2])], wire), part, colour, rough=.3, f0=.15)

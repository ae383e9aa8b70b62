"""What is sewn on: press studs and buttons, cords, straps."""
import numpy as np


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


def tube(C, r, around=14):
    """A round cord along a 3D centre line."""
    t = np.gradient(C, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    u = np.cross(t, [0, 0, 1.])
    u /= np.maximum(np.linalg.norm(u, axis=1, keepdims=True), 1e-9)
    v = np.cross(u, t)
    a = np.linspace(0, 2*np.pi, around, endpoint=False)
    r = np.broadcast_to(r, len(C))
    X = C[:, None]+r[:, None, None]*(u[:, None]*np.cos(a)[:, None]+v[:, None]*np.sin(a)[:, None])
    i = np.arange(len(C)*around).reshape(len(C), around)
    j = np.roll(i, -1, 1)
    return X.reshape(-1, 3), np.vstack([np.c_[i[:-1].ravel(), j[:-1].ravel(), i[1:].ravel()], np.c_[j[:-1].ravel(), j[1:].ravel(), i[1:].ravel()]])


def strap(C, width, thick, across=11):
    """A flat band along a centre line on the table: a low rounded ridge that ends at the ground."""
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

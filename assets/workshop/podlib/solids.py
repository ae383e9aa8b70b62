"""Closed bodies from a signed distance: surface nets on a grid."""
import numpy as np


def surface(f, lo, hi, h):
    """Vertices and quads of f = 0. Each cell that the surface crosses gets one vertex, the mean of its edge crossings."""
    n = np.ceil((np.array(hi)-lo)/h).astype(int)+1
    ax = [lo[k]+np.arange(n[k])*h for k in range(3)]
    X, Y, Z = np.meshgrid(*ax, indexing="ij")
    D = f(X, Y, Z)
    total, count, cells = np.zeros((*(n-1), 3)), np.zeros(n-1), tuple(n-1)
    crossings = []
    for k in range(3):
        a, b = [slice(None)]*3, [slice(None)]*3
        a[k], b[k] = slice(None, -1), slice(1, None)
        d0, d1 = D[tuple(a)], D[tuple(b)]
        at = np.argwhere((d0 < 0) != (d1 < 0))
        t = d0[tuple(at.T)]/(d0[tuple(at.T)]-d1[tuple(at.T)])
        p = at.astype(float)
        p[:, k] += t
        crossings.append((k, at, d0[tuple(at.T)] < 0))
        u, v = [j for j in range(3) if j != k]
        for du in (0, -1):
            for dv in (0, -1):
                c = at.copy()
                c[:, u] += du
                c[:, v] += dv
                ok = (c >= 0).all(1) & (c < np.array(cells)).all(1)
                np.add.at(total, tuple(c[ok].T), p[ok])
                np.add.at(count, tuple(c[ok].T), 1)
    used = count > 0
    ids = np.cumsum(used.ravel()).reshape(cells)-1
    V, F = np.array(lo)+(total[used]/count[used][:, None])*h, []
    for k, at, inside in crossings:
        u, v = [j for j in range(3) if j != k]
        ring = []
        for du, dv in ((0, 0), (-1, 0), (-1, -1), (0, -1)):
            c = at.copy()
            c[:, u] += du
            c[:, v] += dv
            ring.append(c)
        ok = np.all([(c >= 0).all(1) & (c < np.array(cells)).all(1) for c in ring], axis=0)
        q = np.stack([ids[tuple(c[ok].T)] for c in ring], 1)
        turn = inside[ok] == (k != 1)
        F.append(np.where(turn[:, None], q, q[:, ::-1]))
    return V, np.vstack(F)

"""Hard-surface helpers: meshes are (verts, faces, loop_uv) unless said otherwise."""
import math
import numpy as np
from podlib.curves import resample, rounded_rect
from podlib.scene import mesh_object, modifier


def box(x0, y0, z0, x1, y1, z1):
    V = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    F = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return V, F, [(0, 0)]*24


def bevelled_box(name, lo, hi, mat, width=.001, segments=2, uv_scale=1.0):
    """Box with soft edges; UV runs along its longest side (wood grain)."""
    V, F, _ = box(*lo, *hi)
    size = np.array(hi)-lo
    a, b, c = np.argsort(-size)
    UV = [((V[i][a]-lo[a])*uv_scale, (V[i][b]-lo[b]+V[i][c]-lo[c])*uv_scale) for f in F for i in f]
    o = mesh_object(name, V, F, UV, None, [mat], smooth=False)
    modifier(o, "BEVEL", width=width, segments=segments)
    return o


def quad(name, corners, mat, uv=((0, 0), (1, 0), (1, 1), (0, 1))):
    return mesh_object(name, corners, [(0, 1, 2, 3)], list(uv), None, [mat], smooth=False)


def plate(outline, profile, uv=None, hole=None):
    """Plate with a shaped rim from any star-shaped or smooth outline (counter-clockwise in x, z).
    profile: [(inset, y)] from the face outwards to the back; front towards -y. uv(x, z)->(u, v) gets the point
    unrolled over the rim, so that a print wraps without stretch."""
    ring0 = np.asarray(outline, float)
    m = len(ring0)
    d = np.roll(ring0, -1, 0)-np.roll(ring0, 1, 0)
    nrm = np.c_[d[:, 1], -d[:, 0]]
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True)+1e-12
    steps = [math.hypot(b[0]-a[0], b[1]-a[1]) for a, b in zip(profile, profile[1:])]
    walked = np.r_[0, np.cumsum(steps)]
    V, T = [], []
    for k, (inset, y) in enumerate(profile):
        ring = ring0-nrm*inset
        extra = walked[k]-(profile[0][0]-inset)
        V += [(p[0], y, p[1]) for p in ring]
        T += [(p[0]+q[0]*extra, p[1]+q[1]*extra) for p, q in zip(ring, nrm)]
    F = [tuple(range(m))]
    for k in range(len(profile)-1):
        for i in range(m):
            j = (i+1) % m
            F.append((k*m+i, (k+1)*m+i, (k+1)*m+j, k*m+j))
    last = (len(profile)-1)*m
    F.append(tuple(range(last+m-1, last-1, -1)))
    UV = [uv(*T[i]) if uv else (0, 0) for f in F for i in f]
    return V, F, UV


def rim(r, depth, n=9, face=1.6, chamfer=.0006):
    """Profile of a plate with a rounded front edge."""
    a = np.linspace(0, np.pi/2, n)
    return [(r*face, 0)]+[(r-r*np.sin(t), r-r*np.cos(t)) for t in a]+[(0, depth-chamfer), (chamfer, depth)]


def cylinder(cx, cz, y0, y1, r, n=40, bevel=.0003):
    """Axis along y, front cap at y0 (towards -y)."""
    V, F = [], []
    prof = [(r, y1), (r, y0+bevel), (r-bevel, y0)]
    for rr, y in prof:
        V += [(cx+rr*math.cos(2*math.pi*k/n), y, cz+rr*math.sin(2*math.pi*k/n)) for k in range(n)]
    for s in range(len(prof)-1):
        F += [(s*n+k, s*n+(k+1) % n, (s+1)*n+(k+1) % n, (s+1)*n+k) for k in range(n)]
    b = (len(prof)-1)*n
    F.append(tuple(b+k for k in range(n)))
    return V, F, [(0, 0)]*sum(len(f) for f in F)


def lathe(profile, seg=160):
    """profile: (r, z) rows. The angle seam lies at +x."""
    P = np.array(profile)
    n = len(P)
    a = np.linspace(0, 2*np.pi, seg+1)[:-1]
    V = np.array([(r*math.cos(t), r*math.sin(t), z) for t in a for r, z in P])
    F = [(i*n+j, ((i+1) % seg)*n+j, ((i+1) % seg)*n+j+1, i*n+j+1) for i in range(seg) for j in range(n-1)]
    return V, F


def lathe_uv(profile, seg, wall, height):
    """Loop UV of a lathe: u = angle, v = z / height on profile rows wall[0]..wall[1], (0, 0) elsewhere.
    Returns uv, profile row and angle step of every face."""
    n, lo, hi, uv, rows, steps = len(profile), *wall, [], [], []
    for i in range(seg):
        for j in range(n-1):
            rows.append(j)
            steps.append(i)
            for k, r in ((i, j), (i+1, j), (i+1, j+1), (i, j+1)):
                uv.append((k/seg, profile[r][1]/height) if lo <= j < hi else (0, 0))
    return uv, np.array(rows), np.array(steps)


def sweep(path, widths, heights, across=(0, 1, 0), ring=20, closed=False):
    """Ellipse swept along a 3D path. across: direction of `widths`; heights lie in the plane of the path."""
    P, across = np.asarray(path, float), np.asarray(across, float)
    n = len(P)
    tan = np.roll(P, -1, 0)-np.roll(P, 1, 0) if closed else np.gradient(P, axis=0)
    tan /= np.linalg.norm(tan, axis=1, keepdims=True)+1e-12
    nor = np.cross(np.broadcast_to(across, P.shape), tan)
    nor /= np.linalg.norm(nor, axis=1, keepdims=True)+1e-12
    w, h = np.broadcast_to(widths, n), np.broadcast_to(heights, n)
    b = 2*np.pi*np.arange(ring)/ring
    V = (P[:, None]+nor[:, None]*(h[:, None]*np.cos(b))[..., None]+across*(w[:, None]*np.sin(b))[..., None]).reshape(-1, 3)
    F = [(i*ring+k, i*ring+(k+1) % ring, ((i+1) % n)*ring+(k+1) % ring, ((i+1) % n)*ring+k)
         for i in range(n if closed else n-1) for k in range(ring)]
    if not closed:
        F += [tuple(range(ring-1, -1, -1)), tuple((n-1)*ring+k for k in range(ring))]
    return V, F, [(0, 0)]*sum(map(len, F))


def ribbon(path, normal, width, thickness, mat, name="ribbon", lift=None, step=.006):
    """Flat webbing along a 3D path; `normal` = facing direction(s) of the band."""
    P = np.asarray(path, float)
    n, m = len(P), 6
    tan = np.gradient(P, axis=0)
    tan /= np.linalg.norm(tan, axis=1, keepdims=True)+1e-12
    nor = np.broadcast_to(np.asarray(normal, float), P.shape)
    side = np.cross(nor, tan)
    side /= np.linalg.norm(side, axis=1, keepdims=True)+1e-12
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    V, UV = [], []
    for i in range(n):
        V += [P[i]+side[i]*(k/m-.5)*width+nor[i]*thickness*.35*math.cos((k/m-.5)*math.pi) for k in range(m+1)]
    F = [(i*(m+1)+k, i*(m+1)+k+1, (i+1)*(m+1)+k+1, (i+1)*(m+1)+k) for i in range(n-1) for k in range(m)]
    for i in range(n-1):
        for k in range(m):
            UV += [(a/m*.1, s[b]) for a, b in ((k, i), (k+1, i), (k+1, i+1), (k, i+1))]
    o = mesh_object(name, V, F, UV, None, [mat])
    modifier(o, "SOLIDIFY", thickness=thickness, offset=0)
    return o


def rounded_outline(w, h, r, n=10, step=None):
    pts = rounded_rect(w, h, r, n)
    return resample(np.vstack([pts, pts[:1]]), step)[:-1] if step else pts

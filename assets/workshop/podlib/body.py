"""Collision bodies as signed-distance grids, and the mannequins garments are draped on."""
import numpy as np


class Body:
    """Collision body given by a vectorised signed-distance function f(X, Y, Z)."""
    def __init__(self, f, lo, hi, h=0.006):
        n = np.ceil((np.array(hi)-lo)/h).astype(int)+1
        self.origin, self.h = tuple(map(float, lo)), h
        ax = [lo[k]+np.arange(n[k])*h for k in range(3)]
        Z, Y, X = np.meshgrid(ax[2], ax[1], ax[0], indexing="ij")
        self.grid = np.ascontiguousarray(f(X, Y, Z), np.float32)
        self.shape = tuple(int(k) for k in n)


def smin(a, b, k):
    """Smooth union."""
    h = np.clip(0.5+0.5*(b-a)/k, 0, 1)
    return b+(a-b)*h-k*h*(1-h)


def sd_capsule(X, Y, Z, a, b, ra, rb):
    a, b = np.asarray(a, float), np.asarray(b, float)
    d = b-a
    t = np.clip(((X-a[0])*d[0]+(Y-a[1])*d[1]+(Z-a[2])*d[2])/np.dot(d, d), 0, 1)
    return np.sqrt((X-a[0]-t*d[0])**2+(Y-a[1]-t*d[1])**2+(Z-a[2]-t*d[2])**2)-(ra+(rb-ra)*t)


def sd_loft(X, Y, Z, rows):
    """rows: (z, half width, half depth, y centre), elliptical cross sections. Spline-interpolated, because
    linear sections show as bands on the chest."""
    from scipy.interpolate import PchipInterpolator
    r = np.array(rows)
    f, zz = PchipInterpolator(r[:, 0], r[:, 1:]), np.clip(Z[:, :1, :1], r[0, 0], r[-1, 0])
    a, b, c = (f(zz)[..., k] for k in range(3))
    y = Y-c
    k0 = np.sqrt((X/a)**2+(y/b)**2)+1e-9
    k1 = np.sqrt((X/a**2)**2+(y/b**2)**2)+1e-9
    return k0*(k0-1)/k1


# z, half width, half depth, y centre; z = 0 is the hem of a 72 cm T-shirt
TORSO = [(-.30, .168, .118, .0), (0.0, .170, .120, .0), (.12, .163, .114, .004), (.24, .150, .102, .002),
         (.36, .156, .110, -.004), (.46, .172, .122, -.010), (.55, .180, .118, -.004), (.62, .186, .100, .008),
         (.655, .172, .082, .014), (.68, .130, .068, .018), (.70, .095, .062, .018), (.72, .072, .060, .014),
         (.76, .060, .062, .008), (.90, .060, .064, -.01)]
WOMAN = [(-.60, .150, .110, .0), (-.30, .172, .122, .0), (-.08, .178, .126, .006), (.06, .170, .118, .006),
         (.20, .136, .096, .0), (.30, .132, .094, -.004), (.40, .146, .112, -.014), (.46, .152, .124, -.020),
         (.52, .150, .110, -.008), (.58, .154, .092, .006), (.615, .142, .076, .012), (.64, .108, .064, .016),
         (.66, .080, .058, .016), (.68, .060, .054, .012), (.72, .052, .054, .006), (.90, .052, .056, -.01)]


def mannequin(arm_deg, twist=0.0, shift=0.0, rows=TORSO, shoulder=(.168, .008, .618), arm=.34, radii=(.060, .044), h=0.006, low=-.10, forward=.05, bottom=None):
    """twist: degrees of torso rotation at the hip; shift: sideways hip offset (m). Both leave natural folds.
    arm = 0 leaves the arms off (tank tops, aprons)."""
    a = np.radians(arm_deg)

    def f(X, Y, Z):
        k = np.clip((0.60-Z)/0.60, 0, 1.2)
        t = np.radians(twist)*k
        body = sd_loft(X*np.cos(t)+Y*np.sin(t)-shift*k, -X*np.sin(t)+Y*np.cos(t), Z, rows)
        if bottom is not None:
            body = -smin(-body, Z-bottom, .03)                # close the trunk below
        if not arm:
            return body
        s = np.array(shoulder)
        e = s+np.array([np.cos(a), -forward, -np.sin(a)])*arm
        return smin(body, sd_capsule(np.abs(X), Y, Z, s, e, *radii), .05)
    bx = max(.40, shoulder[0]+arm+.06)
    return Body(f, (-bx, -.25, low), (bx, .25, rows[-1][0]-.05), h)

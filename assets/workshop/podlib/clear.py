"""Clear acrylic. The tracer knows no glass, and a flat clear plate hardly bends what is behind it: it is a thin veil that thickens and
catches light at its edges."""
import numpy as np
from podlib.tracing import denoise, trace

PART = 5                                                     # its id in the maps; its colour is always white


def veil(stage, objs, aa, eps, plane=None):
    """What clear objects lay over the picture: opacity, tone of the body and reflection, all HxW, and the shadow they throw."""
    p, _ = trace(stage, objs, aa, 1, plane, eps, every=4)
    nor, A = p["nor"], p["A"]
    face = np.median(nor[A > .9], axis=0)
    turned = 1-np.clip(np.abs(nor @ face)/np.linalg.norm(face), 0, 1)
    lit = np.clip(.5+.5*(nor @ np.array((-.55, -.35, .75))), 0, 1)       # edges that look to the window are bright, the others dark
    alpha = A*np.clip(.055+.85*turned**.8, 0, .70)
    tone = np.where(turned > .04, .18+.80*lit, .90)
    gloss = denoise(p["spe"], nor, 1, sn=.05, sv=9, alpha=A)*A
    return dict(alpha=alpha, tone=tone, gloss=gloss, cover=A, shadow=p["shadow"])


def over_maps(v, tone, spe, A, gain):
    """Opaque parts keep their colour and get the gloss of the plate above them; beside them the veil is the product."""
    gloss = np.clip(v["gloss"]*gain, 0, 1)
    own = 1-(1-v["alpha"])*(1-.85*gloss)
    body = np.divide(v["alpha"]*v["tone"], np.maximum(own, 1e-4))
    whole = A+(1-A)*own
    share = np.divide(A, np.maximum(whole, 1e-4))
    return tone*share+np.clip(body+.85*gloss, 0, 1)*(1-share), spe*share+gloss*.55*A*share, whole


def over_picture(v, rgb, gain):
    a = v["alpha"][..., None]
    return rgb*(1-a)+a*v["tone"][..., None]*np.array((.97, .99, 1.0))+(v["gloss"]*gain*.9)[..., None]

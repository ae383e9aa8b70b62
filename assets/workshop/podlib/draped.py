"""Open panels worn on the front of a mannequin: aprons and bibs."""
import numpy as np
from podlib.cloth import Cloth
from podlib.curves import bezier, mirror, rect_loop


def apron_outline(top, chest, waist, hip, length, waist_z):
    """Half outline from the top centre to the bottom centre, mirrored. z = 0 is the hem."""
    a = bezier((chest, length), (chest+.01, length-.10), (waist-.02, waist_z+.12), (waist, waist_z))
    b = bezier((waist, waist_z), (hip, waist_z-.05), (hip, .20), (hip, .03))
    c = bezier((hip, .03), (hip, .01), (hip-.01, 0), (hip-.03, 0), 12)
    right = [("bib", np.array([(0, length), (chest, length)])), ("hole", a), ("side", np.vstack([b, c[1:]]))]
    hem = np.array([(hip-.03, 0), (-hip+.03, 0)])
    return right+[("hem", hem)]+[(k+"_l", mirror(p)) for k, p in right[::-1]]


def make_of(segments, rect, offset=-.16):
    def make(step):
        c = Cloth(step)
        c.panel("front", segments, lambda P: np.c_[P[:, 0], np.full(len(P), offset)+.10*(P[:, 0]/.35)**2, P[:, 1]], inner=[rect_loop(*rect)])
        return c
    return make

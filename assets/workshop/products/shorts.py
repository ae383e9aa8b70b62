"""Casual shorts with an elastic waist and a draw cord, printed all over."""
import numpy as np
from podlib import gallery, places, rooms, sets
from podlib.flatlay.piece import Legs
from podlib.flatlay.tailor import FlatTailor
from podlib.flatlay.trims import dome, tube

INFO = dict(category="apparel", name="Casual shorts", name_zh="休闲短裤")
CORD = "#f1efe9"


class Shorts:
    def face(self, back=False):
        side = ((.187, .440), (.189, .400), (.214, .360), (.250, .285), (.276, .190), (.290, .100), (.297, 0))
        return Legs(side, .172, (.014, .012), .038, back, elastic=True)


def cords(g):
    if g.f.back:
        return
    top = g.f.height-.020
    for side, sway, length in ((1, .030, .150), (-1, -.022, .138)):
        eye = np.array([side*.016, top])
        t = np.linspace(0, 1, 90)
        line = np.c_[eye[0]+side*.010*t+sway*t*t, eye[1]-length*t]
        C = g.calm(line)
        C[:, 2] = g.top(line)[:, 2]+.0016+.0012*np.exp(-t/.08)
        g.trim("cord", *tube(C, np.where(t > .94, .0034, .0023)), 4, CORD)
        g.trim("eyelet", *dome(g.top(eye[None])[0], .0056, .0016, .0022), 5, "#c3c6c9", rough=.3, f0=.15)


def build(job):
    flat = FlatTailor(job, "shorts", Shorts(), "woven", seeds=(5, 12), trims=cords, local=.013)
    flat.build(worn=dict(seed=3, fill=.93, hem=.80, hips=.84), colour="#ffffff", motif=gallery.artwork("pattern-seigaiha"), place=("tile", .36),
               second=("#ffffff", gallery.artwork("pattern-pineapple-toss"), ("tile", .38)),
               room=places.laid("boards", "#8d7b66", ((rooms.sunglasses, -.98, .96, 1.3, -18, "#b98a5a"), (sets.sprig, .92, -1.0, 1.3, 150, 7)), "left", zoom=1.3))
    flat.model(.015, .09, .6)

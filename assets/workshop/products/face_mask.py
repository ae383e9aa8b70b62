"""Pleated cloth face mask with ear loops (part 4), laid flat."""
import numpy as np
from podlib import gallery, places, rooms, sets
from podlib.curves import bezier, smooth
from podlib.flatlay.piece import Piece, line
from podlib.flatlay.sewing import groove, thread
from podlib.flatlay.tailor import FlatTailor
from podlib.flatlay.trims import tube

INFO = dict(category="accessories", name="Face mask", name_zh="布口罩")
W, H, BINDING = .190, .095, .011
LOOP = "#f4f4f2"


class Mask(Piece):
    def __init__(self, back=False):
        low = bezier((0, -.002), (.045, -.002), (.070, .0005), (W/2, .001))
        side = line((W/2, .001), (W/2, H-.001))
        top = bezier((W/2, H-.001), (.070, H+.0005), (.040, H+.003), (0, H+.003))
        super().__init__(np.vstack([low, side, top]), None, back, [(side, .012, 5.), (top, .008, 3.), (low, .008, 3.)],
                         calm=.05, detail_at=.062, corner=.0020)

    def face(self, back=False):
        return Mask(back)

    def sew(self, D):
        fade = np.clip((W/2-BINDING-np.abs(D.x))/.010, 0, 1)
        D.fine += .00003*np.sin(2*np.pi*D.x/.0011)*np.sin(2*np.pi*D.y/.0011)
        for n, at in enumerate((.028, .046, .064)):                 # three pleats that open downwards
            bow = at-.0022*(1-(D.x/W*2)**2)+.0004*np.sin(D.x*90+n)
            d = D.y-bow
            D.coarse += np.where(d > 0, .0017*np.exp(-d/.012), 0)*(.35+.65*fade)
            D.fine -= .0006*groove(d+.0006, .0009)
            D.tone *= 1-.26*np.where(d < 0, np.exp(d/.0020), np.exp(-d/.0005))*(.5+.5*fade)
        for edge in (D.y+.001, H+.0015-D.y):
            thread(D, edge-.0045, D.x, .0024)
        side = W/2-np.abs(D.x)
        D.coarse += .0012/(1+np.exp(np.clip((side-BINDING)/.0006, -50, 50)))
        D.tone *= 1-.18*groove(side-BINDING-.0004, .0008)
        thread(D, side-BINDING+.0016, D.y, .0024)
        wire = np.maximum(np.abs(D.x)-.048, np.abs(D.y-(H-.0115))-.0022)
        D.coarse += .0010/(1+np.exp(np.clip(wire/.0006, -50, 50)))
        thread(D, np.where(np.abs(D.x) < .05, np.abs(D.y-(H-.0115))-.0042, 9), D.x, .0024)


def loops(g):
    for k, sway in ((1, .004), (-1, -.003)):
        pts = [(k*(W/2-.006), H-.008), (k*(W/2+.006), H-.006), (k*(W/2+.036), H-.004+sway), (k*(W/2+.060), H*.62+sway), (k*(W/2+.058), H*.30+sway),
               (k*(W/2+.034), .006+sway), (k*(W/2+.006), .006), (k*(W/2-.006), .008)]
        way = smooth(np.array(pts), n=260)
        g.trim("loop", *tube(np.c_[way, np.full(len(way), .0020)], .0018, 16, .006), 4, LOOP)


def build(job):
    flat = FlatTailor(job, "face-mask", Mask(), "woven", seeds=(5, 12), trims=loops, local=.006)
    flat.build("angle", colour="#ffffff", motif=gallery.artwork("pattern-heart-grid"), place=("tile", .60),
               second=("#ffffff", gallery.artwork("pattern-ditsy-night"), ("tile", .62)),
               room=places.laid("stone", "#e6e0d6", ((rooms.sunglasses, .56, .72, 1.0, 10), (sets.sprig, -.74, .74, .8, -40, 5)), "right", zoom=1.3))
    flat.model(.006, .05, .6, plain_back=True)

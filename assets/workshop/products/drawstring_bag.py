"""Drawstring bag 36 x 44 cm, laid flat: gathered mouth, eyelets in the lower corners, cords down both sides (part 4)."""
import numpy as np
from podlib import gallery, places, props
from podlib.curves import bezier, smooth
from podlib.flatlay.lines import noise
from podlib.flatlay.piece import Piece, line
from podlib.flatlay.sewing import groove, seam, thread
from podlib.flatlay.tailor import FlatTailor
from podlib.flatlay.trims import dome, tube

INFO = dict(category="bags", name="Drawstring bag", name_zh="束口背包")
W, H, MOUTH, CHANNEL = .36, .44, .148, .030
PRINT = (-.13, .05, .13, .32)
EYELET = np.array([W/2-.020, .020])
CORD, METAL = "#2a2b2f", "#b9bcc0"


class Bag(Piece):
    def __init__(self, back=False):
        self.side = np.vstack([line((W/2, 0), (W/2-.001, .300)), bezier((W/2-.001, .300), (W/2-.002, .360), (MOUTH+.006, .370), (MOUTH, H))])
        self.mouth = np.array([(x, H+.0035*np.sin(x*61)*np.cos(x*23)) for x in np.linspace(MOUTH, 0, 60)])
        low = line((0, 0), (W/2, 0))
        bands = [(line((0, H-CHANNEL/2), (MOUTH, H-CHANNEL/2)), CHANNEL/2, 4.)]
        super().__init__(np.vstack([low, self.side, self.mouth]), PRINT, back, bands, [(self.mouth, .0040)], [self.mouth], .18, .30, .0030)

    def face(self, back=False):
        return Bag(back)

    def sew(self, D):
        low = H-CHANNEL
        D.fine += .00004*np.sin(2*np.pi*D.x/.0016)*np.sin(2*np.pi*D.y/.0016)
        seam(D, line((-W/2, low), (W/2, low)), .0008, .0013, .0010, seed=4, pucker=.0010, dark=.20, side=-1)
        n = noise(D.x.shape, D.cell, .017, 77, (1, 6))+.5*noise(D.x.shape, D.cell, .010, 78, (1, 4))      # pleats run upright
        fade = np.where(D.y > low, 1, np.exp(np.minimum(D.y-low, 0)/.045))
        D.coarse += .0017*n*fade
        D.tone *= 1-.05*np.clip(-n, 0, 2)*fade
        for k in (1, -1):                                    # a doubled corner carries the eyelet
            out = (D.x*k-W/2)+(0-D.y)+.064
            D.coarse += .0010/(1+np.exp(np.clip(-out/.0008, -50, 50)))
            D.tone *= 1-.16*groove(out, .0012)
            thread(D, np.where(np.abs(out) < .02, out-.0035, 9), D.x*k+D.y)
        edge = np.minimum(W/2-np.abs(D.x), D.y)
        thread(D, np.where(D.y < .33, edge, 9)-.0045, D.x+D.y)


def cords(g):
    for k, sway in ((1, .0), (-1, .010)):
        eye = EYELET*[k, 1]
        start = np.array([k*(MOUTH-.012), H-CHANNEL/2])
        inner = [start, (k*(MOUTH+.010), H-CHANNEL/2-.001), (k*(W/2+.012), .378), (k*(W/2+.028+sway), .290), (k*(W/2+.019), .190), (k*(W/2+.014), .095), (k*(W/2+.004), .040), eye]
        outer = [start-[0, .006], (k*(MOUTH+.012), H-CHANNEL/2-.009), (k*(W/2+.016), .362), (k*(W/2+.044+sway), .270), (k*(W/2+.040), .170), (k*(W/2+.026), .080), (k*(W/2+.012), .030), eye-[0, .002]]
        for n, pts in enumerate((inner, outer)):
            way = smooth(np.array(pts), n=240)
            t = np.linspace(0, 1, len(way))
            z = np.full(len(way), .0031)
            over = (np.abs(way[:, 0]) < W/2+.004) & (t > .5)
            z += np.where(over, np.clip((W/2+.006-np.abs(way[:, 0]))/.012, 0, 1)*.0045, 0)
            z = np.convolve(np.pad(z, 6, mode="edge"), np.ones(13)/13, "valid")
            g.trim("cord", *tube(np.c_[way, z+.0004*n], .0029, 18, .011), 4, CORD)
        at = g.top(eye[None])[0]
        g.trim("eyelet", *dome(at, .0098, .0022, .0), 5, METAL, rough=.3, f0=.2)
        g.trim("knot", *dome(at+[0, 0, .0015], .0062, .0058, .0), 4, CORD)


def build(job):
    flat = FlatTailor(job, "drawstring", Bag(), "woven", seeds=(5, 12), trims=cords, local=.0115)
    flat.build(colour="#efe6d2", motif=gallery.artwork("pink-octopus"),
               second=("#33475e", gallery.artwork("tennis-time"), ("place", .06, .02, .88)),
               room=places.laid("boards", "#a98f78", ((props.tennis_balls, -1.14, .98, 1.1), (props.flask, 1.18, .74, .95, 186)), "left", zoom=1.34))
    flat.model(.015, .05, .6)

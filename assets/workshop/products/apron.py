"""Kitchen apron with a neck strap, waist ties and a divided pocket, laid flat."""
import numpy as np
from podlib import gallery, places, props, rooms, sets
from podlib.curves import bezier, smooth
from podlib.flatlay.lines import both, whole
from podlib.flatlay.piece import Piece, line
from podlib.flatlay.sewing import groove, thread, turned_hem
from podlib.flatlay.tailor import FlatTailor
from podlib.flatlay.trims import band, slider

INFO = dict(category="home-living", name="Kitchen apron", name_zh="围裙")
LENGTH, BIB, WAIST, PRINT = .84, .140, .555, (-.12, .56, .12, .80)
POCKET = (.150, .250, .430)                       # half width, lower and upper edge


class Apron(Piece):
    def __init__(self, back=False):
        self.low = np.vstack([line((0, 0), (.285, 0)), bezier((.285, 0), (.318, 0), (.333, .016), (.335, .050))])
        self.side = line((.335, .050), (.326, WAIST))
        self.arm = bezier((.326, WAIST), (.235, .572), (.150, .670), (BIB, LENGTH))
        self.top = line((BIB, LENGTH), (0, LENGTH))
        bands = [(self.low, .018, 3.), (self.side, .014, 3.), (self.arm, .014, 4.), (self.top, .030, 5.)]
        super().__init__(np.vstack([self.low, self.side, self.arm, self.top]), PRINT, back, bands,
                         free=[self.low, self.side, self.arm, self.top], calm=.62, detail_at=.74, corner=.0030)

    def face(self, back=False):
        return Apron(back)

    def sew(self, D):
        D.fine += .000035*np.sin(2*np.pi*(D.x+D.y)/.0019)                          # twill
        round_ = whole(np.vstack([self.low, self.side])[::-1])
        for ln, width in ((round_, .020), *((one, .014) for one in both(self.arm)), (whole(self.top), .030)):
            d, s, end = D.near(ln, .05)
            ok = (np.abs(d) < .05) & ~end
            turned_hem(D, np.where(ok, np.abs(d), 9), s, ok, width, 3)
        for x, y, w, h in ((.122, LENGTH-.015, .010, .012), (.314, WAIST-.011, .009, .009)):   # where straps are sewn on
            box = np.maximum(np.abs(np.abs(D.x)-x)-w, np.abs(D.y-y)-h)
            thread(D, np.where(box < .003, box, 9), D.x+D.y)
        if not self.back:
            self._pocket(D)

    def _pocket(self, D):
        half, low, high = POCKET
        ax = np.abs(D.x)
        out = np.maximum(ax-half, np.maximum(low-D.y, D.y-high))
        inside = np.where(out < 0, -out, 9)
        D.coarse += .0018/(1+np.exp(np.clip(out/.0009, -50, 50)))
        D.fine -= .0008*groove(out-.0008, .0012)
        D.tone *= 1-.20*groove(out-.0010, .0012)
        sewn = np.where(D.y < high-.004, np.minimum(half-ax, D.y-low), 9)
        for off in (.0030, .0085):
            thread(D, np.where(out < 0, sewn, 9)-off, D.x+D.y)
        mouth = np.where(inside < 9, high-D.y, 9)
        thread(D, mouth-.020, D.x)
        D.coarse += np.where(out < 0, .0016*np.exp(-mouth/.020)*np.abs(np.sin(np.pi*D.x/half))**1.5, 0)
        D.coarse -= np.where(out < 0, .0014*groove(D.x, .004), 0)                  # the seam that divides it
        for off in (-.0028, .0028):
            thread(D, np.where(out < 0, D.x-off, 9), D.y)
        above = np.where((ax < half) & (D.y > high), D.y-high, 9)
        D.tone *= 1-.18*np.exp(-(above/.004)**2)


def straps(g):
    thick, on_table = .0017, .0005
    flat = lambda pts, n: np.c_[smooth(pts, n=n), np.full(n+1, on_table)]
    neck = [(-.122, LENGTH-.012), (-.127, .885), (-.118, .960), (-.066, 1.028), (.010, 1.046), (.084, 1.016), (.124, .948), (.127, .885), (.122, LENGTH-.012)]
    band(g, "neck", flat(neck, 260), .024, thick)
    slider(g, "slider", np.array([-.1262, .897, .0026]), (-.06, 1), .024, .0013, 5, "#b9bcc0")
    right = [(.310, WAIST-.011), (.350, WAIST-.016), (.398, .500), (.408, .420), (.384, .330), (.388, .240), (.424, .165), (.420, .085)]
    left = [(-.310, WAIST-.011), (-.348, WAIST-.020), (-.386, .496), (-.388, .410), (-.414, .322), (-.420, .235), (-.388, .160), (-.396, .070)]
    band(g, "right-tie", flat(right, 260), .022, thick)
    band(g, "left-tie", flat(left, 260), .022, thick)


def build(job):
    flat = FlatTailor(job, "apron", Apron(), "woven", seeds=(5, 12), trims=straps, local=.0125)
    flat.build("angle", colour="#3f5f5a", motif=gallery.artwork("happy-pizza"), place=("place", .0, .0, 1.0),
               second=("#e9dcc6", gallery.artwork("ramen-bowl"), ("place", .02, .08, .96)),
               room=places.laid("stone", "#dfe0dc", ((props.spoon, .60, .52, 1.3, 60), (rooms.fruit_bowl, -.72, .66, 1.3), (sets.sprig, .98, -.92, 1.5, 130, 6)), "left", zoom=1.2))
    flat.model(.016, .02, .3, plain_back=True)

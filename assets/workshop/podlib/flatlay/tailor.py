"""Tops on a table: maps of front and back, and shop pictures."""
import numpy as np
from podlib import rooms, sets
from podlib.flatlay import collar, hood, layers, model, zips
from podlib.flatlay.lines import both
from podlib.flatlay.lay import FLEECE, JERSEY, STRETCH, WOVEN, fields_of
from podlib.flatlay.piece import Piece
from podlib.flatlay.sewing import Detail, details, knit
from podlib.flatlay.views import warp_grid
from podlib.panelware import dye
from podlib.scene import Facets, Stage

LABEL = "#f7f7f5"
CLOTHS = {
    "jersey": dict(lay=JERSEY, rough=1.0, sheet=dict(base=.0030, roll=.0032, loft=.0014)),
    "stretch": dict(lay=STRETCH, rough=.6, sheet=dict(base=.0030, roll=.0030, loft=.0014)),
    "woven": dict(lay=WOVEN, rough=.9, sheet=dict(base=.0030, roll=.0024, loft=.0010)),
    "knit": dict(lay=STRETCH | dict(bend=8e-6, bed=150.), rough=1.8, sheet=dict(base=.0046, roll=.0052, loft=.0022)),
    "padded": dict(lay=WOVEN | dict(bend=3e-5, bed=220.), rough=1.2, sheet=dict(base=.038, roll=.048, loft=.004)),
    "fleece": dict(lay=FLEECE, rough=1.5, sheet=dict(base=.0050, roll=.0055, loft=.0022)),
}


def sewn(f, rough):
    if not isinstance(f, Piece):
        D = details(f, rough)
        if f.cut.polo:
            collar.pique(D)
            if not f.back:
                collar.placket(D, f)
        return D
    D = Detail(f.outline)
    knit(D, rough=rough)
    f.sew(D)
    return D


def window(st, centre):
    """One big low window from the upper left, about 25 degrees high, and a white card on the right."""
    st.lights.clear()
    at = lambda x, y, z: (centre[0]+x, centre[1]+y, z)
    st.area_light(at(-1.75, 1.15, .98), at(0, 0, 0), 1.7, 41., 1.3)
    st.area_light(at(1.6, -.6, 1.6), at(0, 0, 0), 1.2, 5., 1.2)
    st.world(.34)


class Laid:
    """One face of a garment on a stage of its own. filled: by a body."""
    filled = False

    def __init__(self, name, cut, back, cloth, seed, lay, trims=None):
        kind = CLOTHS[cloth]
        self.parts = {}
        self.st, self.f = Stage(), cut.face(back)
        f, cut = self.f, self.f.cut
        laid = lambda seed: fields_of(f"{name}-{'back' if back else 'front'}", f, seed=seed, **(kind["lay"] | lay))
        self.fields, self.laid_again, self.sheet = laid(seed), laid, kind["sheet"]
        self.D = sewn(f, kind["rough"])
        self.calm, self.base = self.fields.calmer(.03), kind["sheet"]["base"]
        P, T, X = layers.top_sheet(f, self.fields, self.D, **kind["sheet"])
        self.cloth = self.st.material("cloth", .75, **self.D.textures())
        self.inner = [self.st.material("under", .75, part=3)]
        self.objs = [Facets("cloth", X, T, self.D.uv(P), self.cloth)]
        P, T, Y = layers.back_layer(f, self.fields)
        self.objs.append(Facets("under", Y, T, P*0, self.inner[0]))
        if not back and not cut.hood and not isinstance(f, Piece):
            P, T, Y, B = layers.neck_inside(f)
            self.cloth_piece("inside", self.seat(P, Y), T, B.uv(P), B)
        if cut.label and not back:
            T, Y, U = layers.label(f, self.calm)
            self.objs.append(Facets("label", Y, T, U, self.st.material("label", .75, part=4, colour=LABEL, detail=layers.label_ink())))
            self.parts["4"] = LABEL
        if cut.hood:
            hood.put_on(self)
        if cut.polo:
            collar.put_on(self)
        if cut.zip and not back:
            zips.put_on(self)
        if trims:
            trims(self)
        self.area = self.D.area(f.print_rect, slot="print_back" if back else "print_front")
        every = np.vstack([o.points for o in self.objs])
        lo, hi = every.min(0), every.max(0)
        self.mid, self.big = tuple((lo+hi)[:2]/2), float((hi-lo)[:2].max())

    def map_view(self, job, view, seen_from=(0, 0, 1)):
        st = self.st
        window(st, self.mid)
        st.camera((*self.mid, 0), self.big*1.09, seen_from, 4, job.res, roll_up=(0, 1, 0))
        job.flat_view(st, view, self.objs, {"print": self.area}, warp={"print": warp_grid(st, self.fields, self.D, self.area)},
                      meta=dict(parts=self.parts) if self.parts else None)

    def top(self, q):
        """Points on the cloth, where trims are sewn on."""
        X = self.fields(q)
        X[:, 2] += self.base+self.D.lift(q)
        return X

    def on(self, q, X):
        """A small hard thing at one place of the cloth."""
        return self.top(q[None])[0]+X

    def seat(self, P, X, behind=False):
        """A drawn piece where the garment lies. behind: it belongs to the back."""
        return np.c_[self.calm(P)[:, :2], X[:, 2]]

    def level(self, q):
        """How high the garment itself is: nothing on a table."""
        return np.zeros(len(q))

    def second(self, seed, degrees, shift):
        """The other one of a pair: the same cut and print, laid down again beside the first."""
        fields = self.laid_again(seed)
        P, T, X = layers.top_sheet(self.f, fields, self.D, **self.sheet)
        Q, S, Y = layers.back_layer(self.f, fields)
        for name, points, faces, uv, mat in (("cloth-2", X, T, self.D.uv(P), self.cloth), ("under-2", Y, S, Q*0, self.inner[0])):
            self.objs.append(Facets(name, points+[*shift, 0], faces, uv, mat).turned(degrees, shift))

    def cloth_piece(self, name, X, T, uv, D):
        """Another piece of the same cloth, never printed."""
        self.inner.append(self.st.material(name, .75, part=3, **D.textures()))
        self.objs.append(Facets(name, X, T, uv, self.inner[-1]))

    def cord(self, name, X, T):
        """A cord or strap in the colour of the cloth."""
        if name not in self.st.mats:
            self.inner.append(self.st.material(name, .75, part=3))
        self.objs.append(Facets(name, X, T, X[:, :2]*0, self.st.material_of(name)))

    def trim(self, name, X, T, part, colour, **look):
        """A button, cord or zip of its own colour."""
        if name not in self.st.mats:
            self.st.material(name, .75, part=part, colour=colour, **look)
        self.parts[str(part)] = colour
        self.objs.append(Facets(name, X, T, X[:, :2]*0, self.st.material_of(name)))


class FlatTailor:
    """seeds: of the folds of front and back, chosen by eye; lay: numbers that differ from the cloth's usual ones."""
    def __init__(self, job, name, cut, cloth="jersey", seeds=(11, 5), trims=None, **lay):
        self.job, self.cut, self.name, self.kind = job, cut, name, cloth
        self.trims = trims
        self.face = lambda back: Laid(name, cut, back, cloth, seeds[int(back)], lay, trims)

    def build(self, other="back", hang=None, worn=None, **look):
        """The back comes first: a new stage clears the one before, and the front is photographed, too. other: the second view,
        "angle" where the back is plain. hang, worn: seed and numbers of a view on a hanger and of one as it is worn."""
        job, shots = self.job, ("hero", "detail", "scene", "scene2")
        if other == "back" and job.wants("back"):
            self.face(True).map_view(job, "back")
        if hang and job.wants("hanger"):
            from podlib.flatlay.hanger import Hung           # it is made of the classes here
            Hung(self.name, self.cut, self.kind, hang).map_view(job, "hanger")
        if worn and job.wants("worn"):
            from podlib.flatlay.worn import Worn
            Worn(self.name, self.cut, self.kind, worn, self.trims).map_view(job, "worn")
        if job.wants("front") or job.wants("angle") or any(map(job.wants_shot, shots)):
            g = self.face(False)
            g.map_view(job, "front")
            if other == "angle":
                g.map_view(job, "angle", (.16, -.50, 1))
            self.pictures(g, **look)
        job.made.update(views=["front", other]+["hanger"]*bool(hang)+["worn"]*bool(worn), pictures=list(shots))

    def model(self, step=.017, limit=.12, puff=.8, more=None, plain_back=False):
        """A model in the shape of the pictures. puff: less where all is printed, or the sides would stretch the design."""
        def made():
            faces = []
            for back, slot in ((False, "print_front"), (True, "" if plain_back else "print_back")):
                g = self.face(back)
                free = [ln for edge in g.f.free for ln in both(edge)]
                faces.append((slot, g.f.outline, free, g.f.print_rect, g.fields, g.f.cut.full, 1 if back else -1, g.f.ridges))
            cut = g.f.cut
            pieces = hood.model_pieces(cut.face()) if cut.hood else collar.model_pieces(cut.face()) if cut.polo else more or ()
            model.export(self.job, faces+[("", o, edges, (0, 0, 1, 1), None, True, side, ()) for o, edges, side in pieces], step, puff, limit)
        self.job.model_by(made)

    def pictures(self, g, colour, motif, place=("place", .08, .02, .84), ground="#e9e5de", turn=-5, second=None, room=rooms.bed):
        """second: colour, motif and place of the second scene, which `room` photographs."""
        job = self.job
        st, D, (x, y), big = g.st, g.D, g.mid, g.big
        k = min(1.0, 2600/max(D.nx, D.ny))
        dye(st, [g.cloth, *g.inner], colour, (int(D.nx*k), int(D.ny*k)), [(g.area, motif, place)])
        paper = sets.sheet_of_paper(st, big*6, ground)
        window(st, g.mid)
        objs = [o.turned(turn, g.mid) for o in g.objs]
        st.camera((x, y-.01*big, 0), big*1.16, (0, -.10, 1), big*5, job.shot_res, roll_up=(0, 1, 0))
        job.picture(st, "hero", objs+paper, white=(80, .93), contrast=1.12, eps=2e-4)
        neck = g.f.neck_low
        st.camera((.10*big, neck-.035*big, 0), big*.40, (.30, -.62, 1), big*3, job.shot_res, roll_up=(0, 1, 0), lens=.003)
        job.picture(st, "detail", g.objs+paper, white=(80, .93), contrast=1.12, eps=2e-4)
        boards = sets.table(st, 0, .62, "#c8a27c", depth=3.0)
        aside = max(0, .085-.12*big)                        # a cup does not shrink with a baby's clothes
        props = sets.coffee(st, x+.52*big+aside, y+.44*big+aside, 0)+sets.sprig(st, x-.50*big, y-.46*big, 0, 1.3, 150)
        bars = sets.low_sun(st, (x, y, 0), big*1.2)
        objs = [o.turned(9, g.mid) for o in g.objs]
        st.camera((x, y, 0), big*1.26, (0, -.22, 1), big*6, job.shot_res, roll_up=(0, 1, 0))
        job.picture(st, "scene", objs+boards+props+bars, white=(82, .92), warm=.03, contrast=1.15, eps=2e-4)
        if second:
            colour, motif, place = second
            dye(st, [g.cloth, *g.inner], colour, (int(D.nx*k), int(D.ny*k)), [(g.area, motif, place)])
            room(job, st, [o.turned(-8, g.mid) for o in g.objs], g.mid, big)

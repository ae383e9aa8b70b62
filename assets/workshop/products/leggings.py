"""High-waist leggings, printed all over."""
from podlib import gallery, places, props
from podlib.flatlay.piece import Legs
from podlib.flatlay.tailor import FlatTailor

INFO = dict(category="apparel", name="High-waist leggings", name_zh="高腰紧身裤")


class Leggings:
    def face(self, back=False):
        side = ((.162, .940), (.170, .880), (.186, .820), (.208, .740), (.212, .670), (.200, .560), (.180, .420), (.168, .320), (.158, .180), (.146, 0))
        return Legs(side, .655, (.050, .004), .100, back, turn=.016)


def build(job):
    flat = FlatTailor(job, "leggings", Leggings(), "stretch", seeds=(3, 8))
    flat.build(worn=dict(seed=3, fill=.97, hem=1.0, hips=.92), colour="#ffffff", motif=gallery.artwork("pattern-leopard"), place=("tile", .34),
               second=("#ffffff", gallery.artwork("pattern-jungle"), ("tile", .40)),
               room=places.laid("boards", "#d6c0a2", ((props.mat_sheet, .0, -.06, (.62, 1.06), 4, "#c08a76"), (props.flask, .98, .34, 1.1, 160)), "right", zoom=1.3, below=.0048))
    flat.model(.016, .035)

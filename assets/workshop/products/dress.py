"""A-line dress without sleeves, printed all over."""
from podlib import gallery, places, props, rooms
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor

INFO = dict(category="apparel", name="A-line dress", name_zh="A字连衣裙")
CUT = Cut(half=.224, length=.900, underarm=.668, shoulder=(.158, .880), neck=.096, drop_front=.098, drop_back=.050, rib=.011, sleeve=False,
          waist=.030, waist_at=.520, flare=.150, rise=.034, hem=.016, full=True)


def build(job):
    flat = FlatTailor(job, "dress", CUT, seeds=(5, 13), local=.016, upright=.20)
    flat.build(hang=dict(seed=5), worn=dict(seed=3, fill=.97, hips=.93, hem=.66), colour="#ffffff", motif=gallery.artwork("pattern-cherry-gingham"), place=("tile", .36),
               second=("#ffffff", gallery.artwork("pattern-lemon-grove"), ("tile", .42)),
               room=places.laid("linen", "#c3a08c", ((props.straw_hat, .90, .56, 1.05), (rooms.sunglasses, -.84, .62, 1.35, 20, "#7a5236")), "top"))
    flat.model(puff=.56)

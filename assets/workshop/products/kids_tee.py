"""Kids' T-shirt, about 120 cm: wider in proportion than the adult cut, and without a label that scratches."""
from podlib import gallery, places, props
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="kids", name="Kids’ T-shirt", name_zh="儿童 T恤")
CUT = Cut(half=.192, length=.500, underarm=.326, shoulder=(.163, .472), neck=.070, drop_front=.062, drop_back=.014, rib=.016, label=False,
          sleeve_deg=34, sleeve_under=.070, cuff_w=.130, hem=.018, cuff=.018, print_front=(-.105, .148, .105, .403), print_back=(-.105, .165, .105, .435))


def model(job):
    g = Top("kids_tee", length=.66, half=.262, hem_half=.275, shoulder=(.205, .620), underarm=(.262, .430), sleeve_len=.205, sleeve_w=.170,
            body=[(z*.93, w*.97, d*1.02, y) for z, w, d, y in Top("x").body], body_shoulder=(.160, .008, .572)).scaled(.68)
    g.collar = .016
    g.print_front, g.print_back = (-.105, .10, .105, .355), (-.105, .13, .105, .40)
    Tailor(job, g, step=.0052).model(.011)


def build(job):
    flat = FlatTailor(job, "kids-tee", CUT, seeds=(3, 9))
    flat.build(hang=dict(seed=5), worn=dict(seed=3, step=.0052), colour="#f1c75b", motif=gallery.artwork("blue-whale"), place=("place", .08, .02, .84),
               second=("#b9d6e6", gallery.artwork("little-tiger"), ("place", .10, .04, .80)),
               room=places.laid("linen", "#f3eee2", ((props.blocks, -1.06, .98, 1.1, 10), (props.blocks, 1.02, -.86, 1.1, 130, ("#efc56b", "#a9b9d6", "#e2907a", "#8fb3a5"))), "left"))
    job.model_by(lambda: model(job))

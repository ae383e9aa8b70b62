"""Pullover hoodie: the sweatshirt with a hood, draw cords and a kangaroo pocket."""
from podlib import gallery, lettering
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor

INFO = dict(category="apparel", name="Pullover hoodie", name_zh="套头连帽卫衣")
CUT = Cut(half=.290, length=.690, underarm=.435, shoulder=(.246, .650), neck=.098, drop_front=.080, drop_back=.020, rib=.004, label=False,
          sleeve_deg=68, sleeve_under=.405, cuff_w=.142, hem_rib=.064, cuff_rib=.066, hood=True, pocket=True,
          print_front=(-.14, .268, .14, .508), print_back=(-.15, .185, .15, .585))


def build(job):
    flat = FlatTailor(job, "hoodie", CUT, "fleece", seeds=(14, 6), elbow=(-2.5, -2.5), turn=(2.2, 1.6))
    flat.build(hang=dict(seed=5), worn=dict(seed=3, arms=66, elbow=14), colour="#6d7f8f", motif=gallery.artwork("astro-cat"), place=("place", .09, .02, .82),
               second=("#d8cdb9", lettering.slogan(words=("stay", "OUTSIDE"), ink="#4a3328"), ("place", .12, .0, .76)))
    flat.model(.019)

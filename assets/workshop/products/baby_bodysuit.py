"""Baby bodysuit, about 74 cm: short sleeves, shoulders that lap, bound leg openings and three press studs."""
import numpy as np
from podlib import gallery, places, props
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor
from podlib.flatlay.trims import dome

INFO = dict(category="kids", name="Baby bodysuit", name_zh="婴儿连体衣")
CUT = Cut(half=.135, length=.375, underarm=.256, shoulder=(.106, .353), neck=.058, drop_front=.044, drop_back=.014, rib=.011, label=False,
          sleeve_deg=36, sleeve_under=.046, cuff_w=.088, cuff=.013, leg=(.088, .048),
          print_front=(-.068, .140, .068, .290), print_back=(-.070, .130, .070, .310))


def studs(g):
    if not g.f.back:
        for x in (-.031, 0, .031):
            X, T = dome(np.zeros(3), .0052, .0021, .0009)
            X = g.on(np.array([x, .012]), X)
            g.trim("stud", X, T, 5, "#e3e5e6", rough=.3, f0=.05)


def build(job):
    flat = FlatTailor(job, "baby-bodysuit", CUT, seeds=(4, 9), trims=studs, bend=2.2e-6, local=.010)
    flat.build(worn=dict(seed=3, step=.0042, fill=.95, hem=.93, arms=54), colour="#cfe0dc", motif=gallery.artwork("sloth-hanging"), place=("place", .08, .04, .84),
               second=("#f6e3dc", gallery.artwork("koala-eucalyptus"), ("place", .08, .04, .84)),
               room=places.laid("linen", "#dfe6e2", ((props.blocks, 1.08, .96, 1.0, 40), (props.rings, -.92, -.78, 1.0)), "left", zoom=1.34))
    flat.model(.010, .08)

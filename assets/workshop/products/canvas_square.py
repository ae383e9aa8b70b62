"""Square canvas 40 x 40 cm."""
from podlib import art, gallery
from products import canvas

INFO = dict(category="wall-art", name="Canvas square 40 × 40 cm", name_zh="帆布画 方形 40×40cm")


def build(job):
    canvas.build(job, .40, .40, .038, lambda: art.waves(1000, 1000),
                 second=gallery.artwork("bauhaus-sea"), colour="#cdb596", vase="#3f5468")

"""Mouse pad 24 x 20 cm."""
from podlib import art, gallery, pads, places

INFO = dict(category="phone-tech", name="Mouse pad 24 × 20 cm", name_zh="鼠标垫 24×20cm")


def build(job):
    pads.build(job, .24, .20, .012, .003, art.waves(1000, 1000), .6, second=gallery.artwork("pattern-asanoha"), desk=places.night_desk)

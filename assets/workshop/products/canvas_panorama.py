"""Panorama canvas 80 x 40 cm."""
from podlib import art, gallery
from products import canvas

INFO = dict(category="wall-art", name="Canvas panorama 80 × 40 cm", name_zh="帆布画 横幅 80×40cm")


def build(job):
    canvas.build(job, .80, .40, .038, lambda: art.floral(1600, 800, "#efe4d6", ("#c8553d", "#e09f5b", "#7d5a73"), "#588b8b", 60, 5),
                 second=gallery.artwork("signal-ridges", 2000), colour="#51687a", scale=.66, low=.46, aside=1.32, vase="#d9b98a")

"""Lumbar pillow 50 x 30 cm."""
from podlib import art, gallery, pillows

INFO = dict(category="home-textile", name="Lumbar pillow 50 × 30 cm", name_zh="腰枕 50×30cm")


def build(job):
    pillows.build(job, "pillow_lumbar", .50, .30, .105, art.terrazzo(900, 900), .45,
                  second=gallery.artwork("pattern-autumn-leaves"), mode=("tile", .46), colour="#a3b09a", seat="#8b6547", zoom=1.9, plant=(.38, .12), books=("#3f5468", "#d9c3a5"))

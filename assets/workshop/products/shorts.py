"""Casual shorts with an elastic waist, loose leg."""
from podlib import art, bottoms

INFO = dict(category="apparel", name="Casual shorts", name_zh="休闲短裤")


def build(job):
    g = bottoms.Bottom("shorts", hem=.56, waist_half=.185, hip_half=.245, crotch=.715, leg_in=.018, leg_out=.262, shrink=1.0, bend=5e-6, density=.17)
    bottoms.build(job, g, "#f2ebe0", art.floral(900, 900, "#1f5560", ("#f48fa0", "#f7b29b", "#f3d9c9"), "#57a894", 34, 21), .55, step=.0066)

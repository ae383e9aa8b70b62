"""High-waist leggings, printed all over."""
from podlib import art, bottoms

INFO = dict(category="apparel", name="High-waist leggings", name_zh="高腰紧身裤")


def build(job):
    bottoms.build(job, bottoms.Bottom("leggings"), "#26374a", art.waves(900, 900, ("#26374a", "#35607a", "#6fa3b0", "#f1e9dc", "#e0a97c"), 8), .45)

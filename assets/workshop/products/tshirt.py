"""Unisex crew-neck T-shirt."""
from podlib import art
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Unisex T-shirt", name_zh="男女同款 T恤")


def build(job):
    t = Tailor(job, Top("tshirt"))
    t.maps()
    t.pictures("#33475e", art.badge(900, 900), ("place", .10, .04, .80))
    t.model()

"""Zip hoodie: the pullover with a full-length front zip; the chest print sits beside it."""
from products import hoodie

INFO = dict(category="apparel", name="Zip hoodie", name_zh="拉链连帽卫衣")


def build(job):
    hoodie.build(job, "zip_hoodie", True, "#4b5a4e")

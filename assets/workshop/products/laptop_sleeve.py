"""Laptop sleeve 13 inch."""
from podlib import art, pouches

INFO = dict(category="phone-tech", name="Laptop sleeve 13″", name_zh="13寸笔记本内胆包")


def build(job):
    pouches.build(job, "laptop_sleeve", .34, .245, .020, None, art.terrazzo(1200, 870, "#e9e1d4", n=320), "fill", canvas=False, bow=.062)

"""Motifs with words, set in the fonts the studio offers: the brand of an invented outdoor shop, a card and a few posters."""
import math
from pathlib import Path
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from podlib.art import S, _canvas, _done, _flower, _leaf

FONTS = Path(__file__).resolve().parents[2]/"fonts"/"files"


def font(name, px, weight="400"):
    return ImageFont.truetype(str(FONTS/name/f"latin-{weight}.woff2"), int(px*S))


def put(d, text, x, y, face, ink, spread=0.0):
    """One line, its middle at x, y (design pixels). spread: extra room between letters, in pixels."""
    if not spread:
        d.text((x*S, y*S), text, fill=ink, font=face, anchor="mm")
        return
    widths = [d.textlength(c, font=face)+spread*S for c in text]
    at = x*S-(sum(widths)-spread*S)/2
    for c, w in zip(text, widths):
        d.text((at, y*S), c, fill=ink, font=face, anchor="lm")
        at += w


def _peaks(d, x, y, w, ink, line=.055):
    """Two summits drawn with one line, and a sun."""
    pts = [(-.5, .30), (-.16, -.30), (.02, .02), (.16, -.16), (.5, .30)]
    d.line([((x+p*w)*S, (y+q*w)*S) for p, q in pts], fill=ink, width=int(w*line*S), joint="curve")
    r = w*.085
    d.ellipse([(x+w*.27-r)*S, (y-w*.30-r)*S, (x+w*.27+r)*S, (y-w*.30+r)*S], fill=ink)


def logo(w=900, h=900, ink="#1d1d20", name="NORTHWIND", line="GOODS FOR THE OUTDOORS"):
    """A mark above a spaced name, on nothing."""
    im, d = _canvas(w, h)
    _peaks(d, w*.5, h*.34, w*.46, ink)
    put(d, name, w*.5, h*.66, font("montserrat", w*.105, "700"), ink, w*.022)
    put(d, line, w*.5, h*.775, font("montserrat", w*.036), ink, w*.012)
    return _done(im, w, h)


def _care(d, x, y, r, ink, line):
    """Wash, bleach, iron, tumble and dry-clean signs in a row."""
    k = int(line*S)
    at = lambda i, p, q: ((x+(i-2)*r*3.1+p*r)*S, (y+q*r)*S)
    d.line([at(0, -1.1, -.7), at(0, -.8, .8), at(0, .8, .8), at(0, 1.1, -.7)], fill=ink, width=k, joint="curve")
    d.arc([*at(0, -.95, -.75), *at(0, -.02, -.15)], 0, 180, fill=ink, width=k)
    d.arc([*at(0, .02, -.75), *at(0, .95, -.15)], 0, 180, fill=ink, width=k)
    d.line([at(1, -1, .8), at(1, 0, -.9), at(1, 1, .8), at(1, -1, .8)], fill=ink, width=k, joint="curve")
    d.line([at(1, -.9, -.9), at(1, .9, .9)], fill=ink, width=k)
    d.line([at(2, -1.1, .7), at(2, -.6, -.2), at(2, .7, -.2), at(2, .9, .7), at(2, -1.1, .7)], fill=ink, width=k, joint="curve")
    d.line([at(2, -.4, -.7), at(2, .7, -.7), at(2, .7, -.2)], fill=ink, width=k, joint="curve")
    d.rectangle([*at(3, -.9, -.8), *at(3, .9, .9)], outline=ink, width=k)
    d.ellipse([*at(3, -.62, -.55), *at(3, .62, .66)], outline=ink, width=k)
    d.ellipse([*at(4, -.9, -.85), *at(4, .9, .95)], outline=ink, width=k)


def neck_label(w=1200, h=900, ink="#1d1d20", size="M"):
    """What is pressed into a neck: mark, name, size, fibre, origin and care signs."""
    im, d = _canvas(w, h)
    _peaks(d, w*.5, h*.17, w*.22, ink, .06)
    put(d, "NORTHWIND", w*.5, h*.40, font("montserrat", w*.092, "700"), ink, w*.020)
    put(d, size, w*.5, h*.575, font("montserrat", w*.082, "700"), ink)
    put(d, "100% COTTON  ·  MADE IN PORTUGAL", w*.5, h*.715, font("montserrat", w*.036, "700"), ink, w*.004)
    _care(d, w*.5, h*.86, w*.034, ink, w*.0075)
    return _done(im, w, h)


def thank_you(w=1500, h=900, ground="#fbf6ee", ink="#2f5d50", petals=("#d9826b", "#e7b08d", "#c9566a")):
    """Front of a card: written thanks between two corners of flowers."""
    im, d = _canvas(w, h, ground)
    rng = np.random.default_rng(4)
    for cx, cy, a0 in ((.0, .0, .1), (1., 1., math.pi+.1)):
        for k in range(30):
            a, r = a0+rng.uniform(-.25, 1.75), w*rng.uniform(.02, .21)
            _leaf(d, cx*w+r*math.cos(a), cy*h+r*math.sin(a), w*rng.uniform(.05, .09), a+rng.uniform(-.7, .7), ("#6f947f", "#3f7a66", "#a9bfa6")[k % 3], .24)
        for k in range(9):
            a, r = a0+.15+1.35*k/8, w*(.07+.115*((k*5) % 7)/6)
            _flower(d, cx*w+r*math.cos(a), cy*h+r*math.sin(a), w*rng.uniform(.026, .046), petals[k % 3], "#f3d9a4", rng.uniform(0, 6))
    put(d, "Thank you", w*.5, h*.44, font("great-vibes", w*.175), ink)
    put(d, "FOR SUPPORTING OUR SMALL SHOP", w*.5, h*.66, font("montserrat", w*.025, "700"), ink, w*.0075)
    return _done(im, w, h)


def card_back(w=1500, h=900, ground="#2f5d50", ink="#fbf6ee"):
    """Back of the card: the shop, a code for the next order, where to find it."""
    im, d = _canvas(w, h, ground)
    d.rectangle([w*.03*S, w*.03*S, (w-w*.03)*S, (h-w*.03)*S], outline="#8fb09f", width=int(w*.003*S))
    _peaks(d, w*.5, h*.25, w*.15, ink, .05)
    put(d, "NORTHWIND", w*.5, h*.47, font("montserrat", w*.052, "700"), ink, w*.014)
    put(d, "10% off your next order", w*.5, h*.64, font("cormorant-garamond", w*.058, "400i"), "#f3d9a4")
    put(d, "HELLO10   ·   @NORTHWIND.GOODS", w*.5, h*.79, font("montserrat", w*.024, "700"), ink, w*.005)
    return _done(im, w, h)


def slogan(w=900, h=900, words=("good days", "AHEAD"), ink="#f3e6cf", hues=("#f2c14e", "#ee8f4b", "#d9603f")):
    """A striped half sun above two lines of letters."""
    im, d = _canvas(w, h)
    cx, base, r = w*.5, h*.50, w*.34
    for k, hue in enumerate(hues):
        q = r*(1-.27*k)
        d.pieslice([(cx-q)*S, (base-q)*S, (cx+q)*S, (base+q)*S], 180, 360, fill=hue)
    for k in range(5):
        y, t = base-r*(.06+.13*k), r*(.034-.004*k)
        d.rectangle([(cx-r)*S, (y-t)*S, (cx+r)*S, y*S], fill=(0, 0, 0, 0))
    put(d, words[0], cx, h*.635, font("pacifico", w*.150), ink)
    put(d, words[1], cx, h*.815, font("montserrat", w*.088, "900"), ink, w*.050)
    return _done(im, w, h)

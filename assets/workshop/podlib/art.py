"""A few original motifs for the shop pictures, drawn with PIL at four times the size and scaled down.
Every function returns HxWx4 floats, sRGB coded."""
import math
import numpy as np
from PIL import Image, ImageDraw

S = 4


def _canvas(w, h, fill=(0, 0, 0, 0)):
    im = Image.new("RGBA", (w*S, h*S), fill)
    return im, ImageDraw.Draw(im)


def _done(im, w, h):
    return np.asarray(im.resize((w, h), Image.LANCZOS), np.float32)/255


def _disc(d, x, y, r, fill):
    d.ellipse([(x-r)*S, (y-r)*S, (x+r)*S, (y+r)*S], fill=fill)


def _poly(d, pts, fill):
    d.polygon([(x*S, y*S) for x, y in pts], fill=fill)


def badge(w=600, h=600, hues=("#f6c453", "#ee7c4b", "#5b3a78", "#2b2550", "#1f8a83")):
    """Mountains in a round sunset."""
    im, d = _canvas(w, h)
    sky = Image.new("RGBA", im.size)
    grad = np.linspace(0, 1, im.size[1])[:, None, None]
    a, b = (np.array([int(c[i:i+2], 16) for i in (1, 3, 5)]) for c in hues[:2])
    rgb = np.broadcast_to(a*(1-grad)+b*grad, (im.size[1], im.size[0], 3)).astype(np.uint8)
    sky = Image.fromarray(np.dstack([rgb, np.full(rgb.shape[:2], 255, np.uint8)]), "RGBA")
    d = ImageDraw.Draw(sky)
    c = w/2
    _disc(d, c, h*.46, w*.17, "#fff2cc")
    for k, (col, base, amp) in enumerate(zip(hues[2:], (.60, .70, .82), (.26, .17, .07))):
        rng, pts = np.random.default_rng(5+k), [(0, h)]
        for i in range(9 if k < 2 else 14):
            pts.append((w*i/(8 if k < 2 else 13), h*(base-amp*(i % 2)*rng.uniform(.5, 1))))
        _poly(d, pts+[(w, h)], col)
    for x in (.24, .31, .70, .77):
        for t in range(3):
            _poly(d, [(w*x-w*.028*(t+1)*.6, h*(.80+t*.035)), (w*x+w*.028*(t+1)*.6, h*(.80+t*.035)), (w*x, h*(.70+t*.035))], "#10312f")
    mask = Image.new("L", im.size, 0)
    ImageDraw.Draw(mask).ellipse([w*.04*S, h*.04*S, w*.96*S, h*.96*S], fill=255)
    im.paste(sky, (0, 0), mask)
    d = ImageDraw.Draw(im)
    d.ellipse([w*.04*S, h*.04*S, w*.96*S, h*.96*S], outline=hues[4], width=int(w*.016*S))
    return _done(im, w, h)


def _flower(d, x, y, r, petal, heart, turn=0.0, n=5):
    for k in range(n):
        a = turn+2*math.pi*k/n
        _disc(d, x+math.cos(a)*r*.62, y+math.sin(a)*r*.62, r*.46, petal)
    _disc(d, x, y, r*.34, heart)


def _leaf(d, x, y, size, a, fill, slim=.22):
    pts = []
    for t in np.linspace(0, 1, 16):
        pts.append((size*t, size*slim*math.sin(math.pi*t)))
    pts += [(p, -q) for p, q in pts[::-1]]
    _poly(d, [(x+p*math.cos(a)-q*math.sin(a), y+p*math.sin(a)+q*math.cos(a)) for p, q in pts], fill)


def floral(w=900, h=900, ground="#16404d", petals=("#f48fa0", "#f7b29b", "#f3d9c9"), leaf="#3f9c8a", n=46, seed=3, scale=1.0):
    """Scattered flowers, spaced so that none overlap much. Repeats without a seam."""
    im, d = _canvas(w, h, ground)
    rng, put = np.random.default_rng(seed), []
    for _ in range(4000):
        if len(put) >= n:
            break
        r = rng.uniform(34, 66)*scale*min(w, h)/900
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        apart = lambda a, b: math.hypot(min(abs(x-a), w-abs(x-a)), min(abs(y-b), h-abs(y-b)))
        if all(apart(a, b) > (r+c)*1.25 for a, b, c in put):
            put.append((x, y, r))
    for x, y, r in put:
        a, petal = rng.uniform(0, 6.28), petals[int(rng.integers(len(petals)))]
        for px, py in [(x+i*w, y+j*h) for i in (-1, 0, 1) for j in (-1, 0, 1)]:       # what leaves on one side comes in on the other
            for k in (0, 2.2):
                _leaf(d, px, py, r*2.0, a+k, leaf)
            _flower(d, px, py, r, petal, "#f6c453", a)
    return _done(im, w, h)


def arches(w=900, h=1200, ground="#f3e8da", hues=("#c8553d", "#e09f5b", "#588b8b", "#2f4858")):
    """Mid-century arches and a sun."""
    im, d = _canvas(w, h, ground)
    _disc(d, w*.68, h*.25, w*.13, hues[1])
    for k, (cx, base, r) in enumerate(((.36, .86, .30), (.66, .86, .24))):
        for i in range(4):
            q = w*(r-i*r*.24)
            col = (hues[0], ground, hues[2+k % 2], ground)[i] if k == 0 else (hues[3], ground, hues[1], ground)[i]
            d.pieslice([(w*cx-q)*S, (h*base-q*1.5)*S, (w*cx+q)*S, (h*base+q*1.5)*S], 180, 360, fill=col)
    d.rectangle([0, int(h*.86*S), w*S, h*S], fill=ground)
    d.rectangle([int(w*.06*S), int(h*.865*S), int(w*.94*S), int(h*.872*S)], fill=hues[3])
    for k in range(5):
        _leaf(d, w*.12, h*.862, w*(.26-.03*abs(k-2)), -math.pi/2+(k-2)*.42, hues[2], .11)
    return _done(im, w, h)


def terrazzo(w=900, h=900, ground="#f4efe8", hues=("#e07a5f", "#3d405b", "#81b29a", "#f2cc8f", "#9a8c98"), n=240, seed=8):
    im, d = _canvas(w, h, ground)
    rng = np.random.default_rng(seed)
    for _ in range(n):
        x, y, r, m = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(8, 30)*min(w, h)/900, int(rng.integers(4, 7))
        a0 = np.sort(rng.uniform(0, 6.28, m))
        _poly(d, [(x+r*rng.uniform(.7, 1.2)*math.cos(a), y+r*rng.uniform(.7, 1.2)*math.sin(a)) for a in a0], hues[int(rng.integers(len(hues)))])
    return _done(im, w, h)


def waves(w=900, h=900, hues=("#0f4c5c", "#2a9d8f", "#8ecfc0", "#f1faee", "#e9c46a"), rows=9):
    """Layered scallops."""
    im, d = _canvas(w, h, hues[0])
    r = w/rows
    for j in range(int(h/(r*.5))+3):
        for i in range(-1, rows+2):
            x, y = i*r+(r/2 if j % 2 else 0), j*r*.5
            for k, col in enumerate((hues[1+j % 2], hues[0], hues[3], hues[4 if (i+j) % 5 == 0 else 2])):
                _disc(d, x, y, r*.5*(1-k*.24), col)
    return _done(im, w, h)


def paws(w=900, h=900, ground="#f7d9c4", ink="#7a4b3a", n=5):
    im, d = _canvas(w, h, ground)
    c = w/n
    for j in range(-1, int(h/c)+2):
        for i in range(-1, n+1):
            x, y, r = i*c+(c/2 if j % 2 else 0)+c/2, j*c+c/2, c*.17
            d.ellipse([(x-r)*S, (y-r*.2)*S, (x+r)*S, (y+r*1.25)*S], fill=ink)
            for k in range(4):
                a = math.radians(-150+k*40)
                _disc(d, x+r*1.35*math.cos(a), y+r*.35+r*1.35*math.sin(a), r*.40, ink)
    return _done(im, w, h)


def bloom(w=600, h=600):
    """One big flower with leaves, transparent ground."""
    im, d = _canvas(w, h)
    for k in range(6):
        _leaf(d, w*.5, h*.5, w*.46, 2*math.pi*k/6+.3, ("#2f6f5e", "#4f9a7f")[k % 2])
    _flower(d, w*.5, h*.5, w*.30, "#e8718d", "#f6c453", .2, 7)
    _flower(d, w*.5, h*.5, w*.20, "#f29bb0", "#f9dd8b", .6, 7)
    return _done(im, w, h)


def hills(w=1000, h=1300, sky=("#f6d9b8", "#f0a98b"), sun="#fdf3dc", hues=("#d98a6b", "#b5686a", "#7a5475", "#4b4470", "#2c3358")):
    """Ranges of hills before a low sun, right to the edges."""
    im, _ = _canvas(w, h, sky[0])
    a, b = (np.array([int(c[i:i+2], 16) for i in (1, 3, 5)]) for c in sky)
    t = np.linspace(0, 1, im.size[1])[:, None, None]
    im = Image.fromarray(np.broadcast_to(a*(1-t)+b*t, (im.size[1], im.size[0], 3)).astype(np.uint8)).convert("RGBA")
    d = ImageDraw.Draw(im)
    _disc(d, w*.60, h*.36, w*.19, sun)
    x = np.linspace(0, 1, 200)
    for k, col in enumerate(hues):
        rng = np.random.default_rng(11+k)
        y = .44+.115*k+sum(.050/(i+1)**.8*np.sin(2*np.pi*(x*(i+1)*.8+rng.uniform())) for i in range(4))*(1-.09*k)
        _poly(d, [(0, h)]+[(w*p, h*q) for p, q in zip(x, y)]+[(w, h)], col)
    for i, (px, py, r) in enumerate(((.20, .20, .030), (.27, .235, .022), (.16, .255, .018))):
        for side in (-1, 1):
            d.arc([(w*px-w*r*(1-side))*S, (h*py-w*r)*S, (w*px+w*r*(1+side))*S, (h*py+w*r)*S], 200, 340, fill=hues[4], width=int(w*.005*S))
    return _done(im, w, h)


def wreath(w=1000, h=1500, ground="#fbf6ec", leaf=("#4f8a6b", "#7fae8a", "#2f6f5e"), petals=("#e8718d", "#f4a259", "#f6c453", "#7d8fd1"), frame="#2f6f5e"):
    """A ring of flowers on cream, with a double border."""
    im, d = _canvas(w, h, ground)
    for inset, line in ((.035, .012), (.060, .004)):
        d.rectangle([w*inset*S, w*inset*S, (w-w*inset)*S, (h-w*inset)*S], outline=frame, width=int(w*line*S))
    rng, cx, cy, R = np.random.default_rng(7), w*.5, h*.47, w*.29
    for k in range(90):
        a = 2*math.pi*k/90
        r = R*(1+rng.uniform(-.10, .10))
        _leaf(d, cx+r*math.cos(a), cy+r*math.sin(a), w*rng.uniform(.07, .12), a+1.57+rng.uniform(-1, 1), leaf[k % 3], .26)
    for k in range(22):
        a = 2*math.pi*k/22+rng.uniform(-.08, .08)
        r = R*(1+rng.uniform(-.12, .12))
        _flower(d, cx+r*math.cos(a), cy+r*math.sin(a), w*rng.uniform(.030, .062), petals[int(rng.integers(4))], "#fdf1c9", rng.uniform(0, 6))
    _flower(d, cx, cy, w*.085, petals[0], "#f6c453", .3, 7)
    for side in (-1, 1):
        for k in range(3):
            _leaf(d, cx+side*w*.02, h*.83, w*(.17-.04*k), (0 if side > 0 else math.pi)+(k-1)*.42, leaf[k], .2)
    _flower(d, cx, h*.83, w*.05, petals[1], "#fdf1c9", .1)
    return _done(im, w, h)


def sheet(motif, ground, share, aspect):
    """A motif in the middle of a coloured sheet that is `aspect` times as wide as it is high."""
    mh, mw = motif.shape[:2]
    h = int(max(mh/share, mw/share/aspect))
    out = np.ones((h, int(h*aspect), 4), np.float32)
    out[..., :3] = np.array([int(ground[i:i+2], 16) for i in (1, 3, 5)])/255
    y, x = (out.shape[0]-mh)//2, (out.shape[1]-mw)//2
    a, part = motif[..., 3:], out[y:y+mh, x:x+mw, :3]
    part[:] = part*(1-a)+motif[..., :3]*a
    return out

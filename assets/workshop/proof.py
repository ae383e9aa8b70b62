"""Proof sheet: puts a test print on every view of a product and lays it beside the shop pictures.

    python3 proof.py PRODUCTS_DIR OUT.png code [code ...]
    python3 proof.py PRODUCTS_DIR OUT.webp --heroes          # contact sheet of all hero pictures, for the docs

It is the reference reading of FORMAT.md in the shortest form (numpy), used to look at pictures before committing.
"""
import json
import os
import sys
import numpy as np
from PIL import Image, ImageDraw

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from podlib import art  # noqa: E402
from podlib.encode import load_uv, srgb  # noqa: E402

TILE = int(os.environ.get("PROOF_TILE", "480"))
COLOURS = ("#ffffff", "#1f2d4d", "#b9bcc2", "#1b1b1e", "#b3202c", "#d9c7a7")


def lin(a):
    return np.where(a <= .04045, a/12.92, ((a+.055)/1.055)**2.4)


def hexlin(h):
    return lin(np.array([int(h[i:i+2], 16) for i in (1, 3, 5)])/255)


def load(path, mode):
    return np.asarray(Image.open(path).convert(mode), np.float32)/255


def sample(tex, s, t):
    h, w = tex.shape[:2]
    return tex[np.clip((t*h).astype(int), 0, h-1), np.clip((s*w).astype(int), 0, w-1)]


def compose(folder, view, colour, design, bleed):
    meta = json.load(open(f"{folder}/{view}.json"))
    k = 2 if TILE <= meta["size"][0]//2 else 1                 # a small tile does not need every pixel
    shade, light = load(f"{folder}/{view}.shade.webp", "RGBA")[::k, ::k], load(f"{folder}/{view}.light.webp", "RGB")[::k, ::k]
    uv = load_uv(f"{folder}/{view}.uv.webp")[::k, ::k].astype(np.float32)
    ids, u, v = uv[..., 2], uv[..., 0]/65535, uv[..., 1]/65535
    parts = {int(k): hexlin(c) for k, c in meta.get("parts", {}).items()}
    tint = lambda idmap: np.stack([np.select([idmap == k for k in parts] or [idmap < -1], [np.full(ids.shape, c[j]) for c in parts.values()] or [ids*0], hexlin(colour)[j]) for j in range(3)], 2)
    base = tint(ids)
    for a in meta["print_areas"].values():
        s, t = (u-a["u0"])/(a["u1"]-a["u0"]), 1-(v-a["v0"])/(a["v1"]-a["v0"])
        on = (ids == a.get("id", 1)) & (s >= 0) & (s < 1) & (t >= 0) & (t < 1)
        aspect = a["width_m"]/a["height_m"]
        if bleed:
            ss, tt = (s, t/aspect) if aspect > 1 else (s*aspect, t)
            px = sample(bleed_tex(), ss*max(1, aspect)/max(1, aspect) % 1, tt % 1)
        else:
            q = min(1, 1/aspect)*.92
            ss, tt = (s-.5)/q+.5, (t-.5)/(q*aspect)+.5
            px = sample(design, ss, tt)*((ss >= 0) & (ss < 1) & (tt >= 0) & (tt < 1))[..., None]
        al = px[..., 3:]*on[..., None]
        base = base*(1-al)+lin(px[..., :3])*al
    mix = f"{folder}/{view}.mix.webp"
    if os.path.exists(mix):
        m = np.asarray(Image.open(mix).convert("RGB"), np.float32)[::k, ::k]
        w = (m[..., 1]/255)[..., None]
        base = base*(1-w)+tint(m[..., 0])*w
    A, out = shade[..., 3:], base*lin(shade[..., :3])+lin(light)
    dark = load(f"{folder}/{view}.shadow.webp", "RGB")[::k, ::k, :1] if os.path.exists(f"{folder}/{view}.shadow.webp") else 0
    full = out*A+hexlin("#f1f2f4")*(1-dark)*(1-A)
    return Image.fromarray((srgb(full)*255+.5).astype(np.uint8))


_cache = {}


def bleed_tex():
    if "b" not in _cache:
        _cache["b"] = art.floral(900, 900)
    return _cache["b"]


def tiles(folder):
    design, out = art.badge(700, 700), []
    views = sorted(f[:-len(".uv.webp")] for f in os.listdir(folder) if f.endswith(".uv.webp"))
    for i, v in enumerate(views):
        meta = json.load(open(f"{folder}/{v}.json"))
        bleed = any(a.get("bleed", a.get("id") == 2 or a["u1"]-a["u0"] > .9) for a in meta["print_areas"].values())
        colours = list(meta.get("demo_colors", {}).values()) or [COLOURS[0] if bleed else COLOURS[(i+1) % 3]]
        out.append(compose(folder, v, colours[i % len(colours)], design, bleed))
    for name in ("hero", "detail", "scene"):
        if os.path.exists(f"{folder}/{name}-1200.webp"):
            out.append(Image.open(f"{folder}/{name}-1200.webp").convert("RGB"))
    return out


def heroes(root, target, tile=240, columns=8):
    """One small hero per product, in the order of the manifest."""
    codes = [p["code"] for p in json.load(open(f"{root}/manifest.json"))["products"]]
    rows = -(-len(codes)//columns)
    sheet = Image.new("RGB", (columns*tile, rows*tile), "#f1f2f4")
    for i, code in enumerate(codes):
        im = Image.open(f"{root}/{code}/hero-1200.webp").convert("RGB").resize((tile, tile), Image.LANCZOS)
        sheet.paste(im, (i % columns*tile, i//columns*tile))
    sheet.save(target, quality=85)


def main(root, target, *codes):
    if codes == ("--heroes",):
        return heroes(root, target)
    rows = [(c, tiles(f"{root}/{c}")) for c in codes]
    wide = max(len(t) for _, t in rows)
    sheet = Image.new("RGB", (wide*TILE, len(rows)*TILE), "#f1f2f4")
    for j, (code, row) in enumerate(rows):
        for i, im in enumerate(row):
            sheet.paste(im.resize((TILE, TILE), Image.LANCZOS), (i*TILE, j*TILE))
        ImageDraw.Draw(sheet).text((8, j*TILE+6), code, fill="#333333")
    sheet.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Artworks of the gallery as motifs of shop pictures, kept in the cache folder."""
import hashlib
import os
import subprocess
import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt
from podlib.native import WORK

WORKSHOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def artwork(slug, px=1400):
    """HxWx4 floats, sRGB coded, without an empty border. Clear pixels take the colour of the nearest ink, or its edge would darken when it is sampled."""
    with open(os.path.join(WORKSHOP, "..", "gallery", "artworks", slug+".svg"), "rb") as f:
        digest = hashlib.sha1(f.read()).hexdigest()[:8]
    path = f"{WORK}/art/{slug}-{px}-{digest}.png"
    if not os.path.exists(path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        subprocess.check_call([os.environ.get("PROJECT_NODE", "node"), f"{WORKSHOP}/artwork.mjs", slug, str(px), path])
    a = np.asarray(Image.open(path).convert("RGBA"), np.float32)/255
    if a[..., 3].min() > .99:
        return a
    rows, cols = (np.flatnonzero(a[..., 3].max(k) > .02) for k in (1, 0))
    a = a[rows[0]:rows[-1]+1, cols[0]:cols[-1]+1]
    near = distance_transform_edt(a[..., 3] < .5, return_distances=False, return_indices=True)
    return np.dstack([np.where(a[..., 3:] < .5, a[tuple(near)][..., :3], a[..., :3]), a[..., 3]])


def on(ground, slug, px=1400, share=.86, aspect=1.0):
    """An artwork in the middle of a coloured sheet. aspect: width over height of the sheet."""
    from podlib.art import sheet
    return sheet(artwork(slug, px), ground, share, aspect)

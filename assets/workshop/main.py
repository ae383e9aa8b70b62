"""blender -b --factory-startup -P main.py -- CODE OUT [views=a,b] [shots=hero] [model=1] [quick=1]   (started by build.mjs)"""
import importlib
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from podlib.job import Job  # noqa: E402  (the path above must be set first)


def options(words):
    """views=front,back and shots=hero keep a rebuild short, model=1 adds the model; quick=1 makes small, rough pictures."""
    kw = dict(w.split("=", 1) for w in words)
    out = {k: [x for x in kw[k].split(",") if x] for k in ("views", "shots") if k in kw}
    if kw.get("model"):
        out.update(model=True)
    if kw.get("quick"):
        out.update(quick=True, res=500, aa=2)
    return out


def main(code, out, *words):
    t0 = time.time()
    product = importlib.import_module("products."+code.replace("-", "_"))
    job = Job(code, out, **options(words))
    product.build(job)
    job.finish(product.INFO)
    print("BUILT", code, "in", round(time.time()-t0, 1), "s", flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[sys.argv.index("--")+1:])
    except Exception:                                        # Blender swallows the exit code of a failing script
        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)

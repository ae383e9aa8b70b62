"""The two C files are compiled on first use and kept in the cache folder, never in the repository."""
import ctypes
import hashlib
import os
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("POD_WORK") or os.path.join(tempfile.gettempdir(), "inkroute-workshop")
FLAGS = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-fPIC"]
# Linked without -ffast-math: with it, loading the library switches denormal numbers off for all of Python, and scipy's trees abort.
LINK = ["-fopenmp", "-shared"]
_loaded = {}


def library(name, *libs):
    """Compile podlib/<name>.c when its text changed, then load it."""
    if name not in _loaded:
        source = os.path.join(HERE, name + ".c")
        with open(source, "rb") as f:
            digest = hashlib.sha1(f.read()+repr((FLAGS, LINK)).encode()).hexdigest()[:12]
        target = os.path.join(WORK, f"{name}-{digest}.so")
        if not os.path.exists(target):
            os.makedirs(WORK, exist_ok=True)
            subprocess.check_call(["gcc", *FLAGS, "-c", source, "-o", target+".o"])
            subprocess.check_call(["gcc", *LINK, target+".o", "-o", target, *libs, "-lm"])
        _loaded[name] = ctypes.CDLL(target)
    return _loaded[name]


def ptr(a):
    return a.ctypes.data_as(ctypes.c_void_p)

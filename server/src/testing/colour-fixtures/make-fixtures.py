#!/usr/bin/env python3
"""Makes the pictures of 24 patches in this folder, and the sRGB values another program converts them to.

Needs Little CMS' `transicc` (Debian: liblcms2-utils) and /usr/share/color/icc (icc-profiles-free). The files are
committed; tests need neither.
"""
import json, os, re, struct, subprocess, tempfile, zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ICC = '/usr/share/color/icc/'
PATCH, ACROSS, DOWN = 4, 6, 4
WIDTH, HEIGHT = PATCH * ACROSS, PATCH * DOWN
# As shares of full scale: the primaries, their mixtures, greys, skin, sky, leaf and dark tones.
RGB = [
    (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1), (1, 0, 1), (1, 1, 0),
    (1, 1, 1), (.75, .75, .75), (.5, .5, .5), (.25, .25, .25), (.1, .1, .1), (0, 0, 0),
    (.45, .32, .27), (.77, .58, .51), (.38, .48, .61), (.34, .42, .26), (.51, .5, .69), (.4, .74, .67),
    (.84, .49, .17), (.27, .36, .66), (.76, .33, .38), (.36, .23, .41), (.62, .74, .25), (.88, .64, .18),
]
CMYK = [
    (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (1, 1, 0, 0), (0, 1, 1, 0),
    (0, 0, 0, 0), (0, 0, 0, .25), (0, 0, 0, .5), (0, 0, 0, .75), (.4, .3, .3, .1), (1, 1, 1, 1),
    (.3, .5, .6, .3), (.1, .3, .4, 0), (.6, .3, .1, .1), (.5, .2, .8, .3), (.4, .3, 0, 0), (.5, 0, .3, 0),
    (0, .5, .9, 0), (.8, .6, 0, .1), (.1, .8, .6, 0), (.5, .8, .1, .3), (.3, 0, .9, 0), (0, .3, .9, .1),
]

# L, a and b.
LAB = [
    (50, 0, 0), (20, 0, 0), (80, 0, 0), (100, 0, 0), (0, 0, 0), (60, 20, 20),
    (50, 60, 40), (50, 30, -40), (60, -40, 30), (70, 10, 60), (40, 10, -40), (85, -10, 40),
    (38, 14, 14), (65, 18, 18), (50, -5, -22), (43, -13, 22), (55, 9, -25), (71, -32, 0),
    (62, 34, 57), (40, 10, -46), (51, 48, 17), (30, 22, -21), (72, -23, 57), (72, 19, 67),
]


def profile(colour, kind, tags):
    """A version 2 ICC profile of these tags."""
    at, table, body = 128 + 4 + 12 * len(tags), b'', b''
    for name, data in tags:
        data += b'\0' * (-len(data) % 4)
        table += name + struct.pack('>II', at + len(body), len(data))
        body += data
    head = struct.pack('>I4sI4s4s4s', 0, b'lcms', 0x02400000, kind, colour, b'Lab ' if colour == b'CMYK' else b'XYZ ')
    head += struct.pack('>6H', 2026, 1, 1, 0, 0, 0) + b'acsp' + b'\0' * 28
    head += struct.pack('>3I', 0xF6D6, 0x10000, 0xD32D) + b'\0' * 48
    whole = head + struct.pack('>I', len(tags)) + table + body
    return struct.pack('>I', len(whole)) + whole[4:]


def text_tags(name):
    described = struct.pack('>I', len(name) + 1) + name + b'\0' + b'\0' * 78
    return [(b'desc', b'desc\0\0\0\0' + described), (b'cprt', b'text\0\0\0\0CC0\0')]


def xyz(values):
    return b'XYZ \0\0\0\0' + struct.pack('>3i', *(round(v * 65536) for v in values))


WHITE = (b'wtpt', xyz((.9642, 1, .8249)))


def curve(gamma):
    if gamma:
        return b'curv\0\0\0\0' + struct.pack('>IH', 1, round(gamma * 256))
    values = [v / 1023 for v in range(1024)]
    linear = [v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in values]
    return b'curv\0\0\0\0' + struct.pack('>I1024H', 1024, *(round(v * 65535) for v in linear))


def matrix_profile(name, red, green, blue, gamma):
    colorants = [(b'rXYZ', xyz(red)), (b'gXYZ', xyz(green)), (b'bXYZ', xyz(blue))]
    curves = [(tag, curve(gamma)) for tag in (b'rTRC', b'gTRC', b'bTRC')]
    return profile(b'RGB ', b'mntr', text_tags(name) + [WHITE] + colorants + curves)


def cmyk_profile():
    """Inks as a printer lays them, roughly: a grid of 5 steps each way, from ink to Lab."""
    white, full = (100, 0, 0), {'c': (55, -37, -50), 'm': (48, 74, -3), 'y': (89, -5, 93), 'k': (14, 0, 0)}
    grid = b''
    for n in range(5 ** 4):
        shares = [(n // 5 ** power % 5) / 4 for power in (3, 2, 1, 0)]
        lab = list(white)
        for share, ink in zip(shares, 'cmyk'):
            dark = 1 - share * (1 - full[ink][0] / white[0])
            lab = [lab[0] * dark, lab[1] * (1 - share * .25) + share * full[ink][1] * lab[0] / 100,
                   lab[2] * (1 - share * .25) + share * full[ink][2] * lab[0] / 100]
            if ink == 'k':
                lab[1:] = [v * (1 - share * .9) for v in lab[1:]]
        grid += bytes([round(lab[0] * 2.55)] + [max(0, min(255, round(v + 128))) for v in lab[1:]])
    ramp = bytes(range(256))
    matrix = struct.pack('>9i', 65536, 0, 0, 0, 65536, 0, 0, 0, 65536)
    lut = b'mft1\0\0\0\0' + bytes([4, 3, 5, 0]) + matrix + ramp * 4 + grid + ramp * 3
    return profile(b'CMYK', b'prtr', text_tags(b'Test inks') + [WHITE, (b'A2B0', lut)])


def samples(patches, bits, invert=False):
    """Row by row; the same numbers an ordinary program would store."""
    top = 2 ** bits - 1
    rows = []
    for y in range(HEIGHT):
        row = []
        for x in range(WIDTH):
            patch = patches[y // PATCH * ACROSS + x // PATCH]
            row.append([top - round(v * top) if invert else round(v * top) for v in patch])
        rows.append(row)
    return rows


def packed(values, bits):
    return struct.pack(f'>{len(values)}{"B" if bits == 8 else "H"}', *values)


def flat(row):
    return [v for pixel in row for v in pixel]


def png(patches, bits, icc):
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    rows = b''.join(b'\0' + packed(flat(row), bits) for row in samples(patches, bits))
    head = struct.pack('>IIBBBBB', WIDTH, HEIGHT, bits, 2, 0, 0, 0)
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'iCCP', b'icc\0\0' + zlib.compress(icc, 9))
            + chunk(b'IDAT', zlib.compress(rows, 9)) + chunk(b'IEND', b''))


def tiff(patches, bits, icc, big=False):
    rows = b''.join(packed(flat(row), bits) for row in samples(patches, bits))
    data, channels = zlib.compress(rows, 9), len(patches[0])
    data += b'\0' * (-len(data) % 2)
    start = 16 if big else 8
    depth_at = start + len(data)
    icc_at = depth_at + 2 * channels
    ifd_at = icc_at + len(icc) + len(icc) % 2
    depths = struct.pack(f'>{channels}H', *[bits] * channels)
    tags = [(256, 4, 1, WIDTH), (257, 4, 1, HEIGHT), (258, 3, channels, depth_at), (259, 3, 1, 8),
            (262, 3, 1, 5 if channels == 4 else 2), (273, 4, 1, start), (277, 3, 1, channels), (278, 4, 1, HEIGHT),
            (279, 4, 1, len(data)), (34675, 7, len(icc), icc_at)]
    ifd = struct.pack('>Q' if big else '>H', len(tags))
    for tag, kind, count, value in tags:
        short = kind == 3 and count == 1
        inline = depths.ljust(8, b'\0') if big and tag == 258 else None
        if big:
            value = inline or (struct.pack('>HHI', value, 0, 0) if short else struct.pack('>II', value, 0) if kind == 4 else struct.pack('>Q', value))
            ifd += struct.pack('>HHQ', tag, kind, count) + value
        else:
            ifd += struct.pack('>HHI', tag, kind, count) + (struct.pack('>HH', value, 0) if short else struct.pack('>I', value))
    ifd += b'\0' * (8 if big else 4)
    head = b'MM\0+\0\x08\0\0' + struct.pack('>Q', ifd_at) if big else b'MM\0*' + struct.pack('>I', ifd_at)
    return head + data + depths + icc + b'\0' * (len(icc) % 2) + ifd


def pack_bits(row):
    out, at = b'', 0
    while at < len(row):
        run = 1
        while at + run < len(row) and run < 128 and row[at + run] == row[at]:
            run += 1
        if run > 1:
            out += bytes([257 - run, row[at]])
        else:
            out += bytes([0, row[at]])
        at += run
    return out


def lab_shares(bits, signed):
    """Lab as shares of full scale, the colours around 0 (wrapping, as TIFF stores them) or from 0 upwards."""
    top, step = 2 ** bits - 1, 2 ** (bits - 8)
    colour = lambda v: (v * step % 2 ** bits if signed else (v + 128) * step) / top
    return [(l / 100, colour(a), colour(b)) for l, a, b in LAB]


def lab_tiff(bits):
    plain = tiff(lab_shares(bits, True), bits, b'')
    return plain.replace(struct.pack('>HHIHH', 262, 3, 1, 2, 0), struct.pack('>HHIHH', 262, 3, 1, 8, 0))


def psd(patches, bits, icc, mode=None):
    channels = len(patches[0])
    rows = samples(patches, bits, invert=channels == 4)
    planes = [packed([pixel[c] for pixel in row], bits) for c in range(channels) for row in rows]
    resource = b'8BIM' + struct.pack('>HHI', 1039, 0, len(icc)) + icc + b'\0' * (len(icc) % 2)
    head = b'8BPS\0\x01' + b'\0' * 6 + struct.pack('>HIIHH', channels, HEIGHT, WIDTH, bits, mode or (4 if channels == 4 else 3))
    lines = [pack_bits(line) for line in planes]
    body = struct.pack('>H', 1) + struct.pack(f'>{len(lines)}H', *map(len, lines)) + b''.join(lines)
    return head + struct.pack('>I', 0) + struct.pack('>I', len(resource)) + resource + struct.pack('>I', 0) + body


def transicc(source, lines, count):
    """Relative colorimetric with black point compensation, as Photoshop converts by default."""
    said = subprocess.run(['transicc', '-i', source, '-o', '*sRGB', '-t1', '-b', '-n'],
                          input=lines + '\nq\n', capture_output=True, text=True).stdout
    found = re.findall(r'(?<![\w.])(-?\d+\.\d+)\s+(-?\d+\.\d+)\s+(-?\d+\.\d+)', said)
    if len(found) != count:
        raise SystemExit(f'transicc answered {len(found)} of {count} patches:\n{said}')
    return [[round(max(0, min(255, float(v))), 2) for v in one] for one in found]


def reference(patches, bits, icc):
    top = 2 ** bits - 1
    with tempfile.NamedTemporaryFile(suffix='.icc') as file:
        file.write(icc)
        file.flush()
        scale = 100 if len(patches[0]) == 4 else 255
        lines = '\n'.join('\n'.join(f'{round(v * top) / top * scale:.6f}' for v in patch) for patch in patches)
        return transicc(file.name, lines, len(patches))


PROFILES = {
    'srgb': matrix_profile(b'sRGB', (.43607, .22249, .01392), (.38515, .71687, .09708), (.14307, .06061, .7141), None),
    'adobe-rgb': open(ICC + 'compatibleWithAdobeRGB1998.icc', 'rb').read(),
    'p3': matrix_profile(b'P3', (.51512, .2412, -.00105), (.29198, .69225, .04189), (.1571, .06657, .78407), None),
    'prophoto': matrix_profile(b'ProPhoto', (.79767, .28804, 0), (.13519, .71188, 0), (.03134, .00009, .82491), 1.8),
    'cmyk': cmyk_profile(),
}
FORMATS = {'png': png, 'tiff': tiff, 'psd': psd}

if __name__ == '__main__':
    made = []
    for space, icc in PROFILES.items():
        patches = CMYK if space == 'cmyk' else RGB
        for bits in (8, 16):
            srgb = reference(patches, bits, icc)
            for extension, write in FORMATS.items():
                if space == 'cmyk' and extension == 'png':
                    continue
                name = f'{space}-{bits}.{extension}'
                open(os.path.join(HERE, name), 'wb').write(write(patches, bits, icc))
                made.append({'file': name, 'srgb': srgb})
    open(os.path.join(HERE, 'bigtiff-16.tiff'), 'wb').write(tiff(RGB, 16, PROFILES['adobe-rgb'], big=True))
    made.append({'file': 'bigtiff-16.tiff', 'srgb': reference(RGB, 16, PROFILES['adobe-rgb'])})
    lab = transicc('*Lab', '\n'.join('\n'.join(map(str, patch)) for patch in LAB), len(LAB))
    for bits in (8, 16):
        for extension, data in (('tiff', lab_tiff(bits)), ('psd', psd(lab_shares(bits, False), bits, b'', mode=9))):
            open(os.path.join(HERE, f'lab-{bits}.{extension}'), 'wb').write(data)
            made.append({'file': f'lab-{bits}.{extension}', 'srgb': lab})
    shape = {'patch_px': PATCH, 'across': ACROSS}
    rows = ',\n    '.join(json.dumps(one) for one in made)
    head = ', '.join(f'"{key}": {value}' for key, value in shape.items())
    open(os.path.join(HERE, 'reference.json'), 'w').write('{\n  ' + head.replace(', ', ',\n  ') + ',\n  "files": [\n    ' + rows + '\n  ]\n}\n')

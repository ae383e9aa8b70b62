import { readFileSync } from 'node:fs'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { writePsdBuffer } from 'ag-psd'
import sharp from 'sharp'

/** Pictures made on the spot, each with a red left and a blue right half, so that tests can look at the pixels. */
const WIDTH = 60
const HEIGHT = 40

function halves(width: number, height: number, alpha = 255): Buffer {
  const data = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const isLeft = at % width < width / 2
    data.set(isLeft ? [255, 0, 0, alpha] : [0, 0, 255, 255], at * 4)
  }
  return data
}

export const getCanvas = (width = WIDTH, height = HEIGHT, alpha = 255) =>
  sharp(halves(width, height, alpha), { raw: { width, height, channels: 4 } })

function bmp(width: number, height: number): Buffer {
  const row_bytes = Math.ceil((width * 24) / 32) * 4
  const file = Buffer.alloc(54 + row_bytes * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  file.writeUInt32LE(row_bytes * height, 34)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) file.set(x < width / 2 ? [0, 0, 255] : [255, 0, 0], 54 + y * row_bytes + x * 3)
  }
  return file
}

const svg = (inner = '', attributes = '') =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40"${attributes}>` +
      `<rect width="30" height="40" fill="#f00"/><rect x="30" width="30" height="40" fill="#00f"/>${inner}</svg>`,
  )

function psd(width: number, height: number): Buffer {
  const data = new Uint8ClampedArray(halves(width, height))
  const imageData = { width, height, data } as unknown as NonNullable<Parameters<typeof writePsdBuffer>[0]['imageData']>
  return writePsdBuffer({ width, height, imageData, children: [{ name: '图层', left: 0, top: 0, imageData }] })
}

/** As a phone makes it: tiles, stored on its side, in Display P3, with its owner in the EXIF data. */
const heic = readFileSync(new URL('./picture-fixtures/phone.heic', import.meta.url))

/** One file of each kind, by the extension it is sent under. */
export async function everyPicture(): Promise<Record<string, Buffer>> {
  const jpg = await getCanvas().flatten().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  return {
    png: await getCanvas().png().toBuffer(),
    jpg,
    jpeg: jpg,
    bmp: bmp(WIDTH, HEIGHT),
    gif: await getCanvas().gif().toBuffer(),
    webp: await getCanvas().webp({ lossless: true }).toBuffer(),
    avif: await getCanvas().avif({ lossless: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    psd: psd(WIDTH, HEIGHT),
    svg: svg(),
    tiff: await getCanvas().tiff({ compression: 'lzw' }).toBuffer(),
    heic,
    heif: heic,
  }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** A few kilobytes that would unpack to a picture of any size. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(Math.min(height, 2000) * (Math.ceil(width / 8) + 1))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A photograph taken lying on its side, with the place it was taken. */
export const photoWithGps = (): Promise<Buffer> =>
  getCanvas(60, 40)
    .flatten()
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'secret-owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 28/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

interface Hostile {
  readonly name: string
  readonly body: Buffer
  readonly error: string
  /** A part of the message that must tell the seller what was found. */
  readonly says?: string
}

const nested = (levels: number, each: number): string =>
  Array.from({ length: levels }, (_, n) => {
    const inside = n === 0 ? '<rect width="1" height="1"/>' : `<use href="#l${n - 1}"/>`.repeat(each)
    return `<g id="l${n}">${inside}</g>`
  }).join('')

const refusedSvgs: ReadonlyArray<readonly [error: string, says: string, body: Buffer]> = [
  ['upload_svg_linked', 'https://evil.example', svg('<use href="https://evil.example/a.svg#x"/>')],
  ['upload_svg_linked', 'url(', svg('<rect width="9" height="9" style="fill:url(https://evil.example/x)"/>')],
  ['upload_svg_linked', '<image>', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
  [
    'upload_svg_linked',
    'xml-stylesheet',
    Buffer.concat([Buffer.from('<?xml-stylesheet href="x.css"?>'), svg().subarray(39)]),
  ],
  [
    'upload_svg_unsafe',
    'ENTITY',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'),
  ],
  ['upload_svg_unsafe', 'feImage', svg('<filter id="f"><feImage href="https://evil.example/a.png"/></filter>')],
  ['upload_svg_embedded', 'svg', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>')],
  ['upload_svg_embedded', 'PNG', svg('<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>')],
  ['upload_svg_elements', '200,000', svg(nested(8, 10))],
  [
    'upload_svg_elements',
    '200,000',
    svg(
      `<style>.m{marker-mid:url(#k)}</style><marker id="k">${'<path d="M0 0"/>'.repeat(200)}</marker><path class="m" d="M0 0${'h1'.repeat(4000)}"/>`,
    ),
  ],
  [
    'upload_svg_effects',
    '400',
    svg(`<filter id="f"><feOffset/></filter>${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(401)}`),
  ],
  [
    'upload_svg_effects',
    '400',
    svg(
      `<mask id="m"><rect width="1" height="1"/></mask>${nested(1, 1)}<g mask="url(#m)" id="a">${'<g mask="url(#m)"/>'.repeat(30)}</g>${'<use href="#a"/>'.repeat(30)}`,
    ),
  ],
  [
    'upload_svg_points',
    '1,000,000',
    svg(`<path id="p" d="M0 0${'h1 2'.repeat(6000)}"/>${'<use href="#p"/>'.repeat(200)}`),
  ],
  [
    'upload_svg_styles',
    '10,000,000',
    svg(
      `<style>${Array.from({ length: 20_000 }, (_, i) => `.c${i}{fill:red}`).join('')}</style>${'<path d="M0 0h1v1z"/>'.repeat(600)}`,
    ),
  ],
  [
    'upload_svg_heavy',
    '40',
    svg(
      `<filter id="f">${'<feTurbulence/>'.repeat(9)}</filter>${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(9)}`,
    ),
  ],
  ['upload_svg_unsafe', '#a', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['upload_svg_deep', '200', svg('<g>'.repeat(250) + '</g>'.repeat(250))],
  [
    'upload_svg_ratio',
    '9000×10',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="10"><rect width="9" height="9"/></svg>'),
  ],
]

/** All that can run or load and does not show in a print. */
const DIRT =
  '<script>alert(1)</script><metadata><script>alert(1)</script></metadata><rect width="0" height="0" onclick="alert(1)"/>' +
  '<foreignObject><p onclick="alert(1)"><script>alert(1)</script></p></foreignObject>' +
  '<a href="javascript:alert(1)"><rect width="0" height="0"/></a>' +
  '<style>@import "https://evil.example/alert(1).css"; .a{fill:red;behavior:url(alert(1))}</style>' +
  '<rect width="0" height="0" style="fill:\\75rl(https://evil.example/alert(1))"/>'

/** Files with something that has no place in a print: it is left out, the picture is taken in. */
export async function dirtyFiles(): Promise<{ name: string; body: Buffer }[]> {
  const { png, jpg } = (await everyPicture()) as { png: Buffer; jpg: Buffer }
  const page = '<html><script>alert(1)</script>'
  const comment = Buffer.from(`\xff\xfe\0\0${page}`, 'latin1')
  comment.writeUInt16BE(comment.length - 2, 2)
  return [
    { name: 'page-behind.png', body: Buffer.concat([png, Buffer.from(page)]) },
    { name: 'zip-behind.jpg', body: Buffer.concat([jpg, Buffer.from(`PK\x03\x04 ${page}`, 'latin1')]) },
    {
      name: 'comment.png',
      body: Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${page}`)), png.subarray(33)]),
    },
    { name: 'comment.jpg', body: Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2)]) },
    { name: 'dirty.svg', body: svg(DIRT, ' onload="alert(1)"') },
  ]
}

/** The same photo with a stated width no canvas reaches. */
function hugeHeic(): Buffer {
  const file = Buffer.from(heic)
  const size_at = file.lastIndexOf('ispe')
  file.writeUInt32BE(60_000, size_at + 12)
  return file
}

/** Files that must be refused, with the name of the refusal. */
export async function hostileFiles(): Promise<Hostile[]> {
  const {
    png,
    jpg,
    psd: layered,
    gif,
    webp,
    bmp: bitmap,
    tiff,
    avif,
  } = (await everyPicture()) as Record<string, Buffer>
  if (!png || !jpg || !layered || !gif || !webp || !bitmap || !tiff || !avif) throw new Error('pictures missing')
  const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length * 0.6))
  return [
    { name: 'empty.png', body: Buffer.alloc(0), error: 'upload_empty' },
    { name: 'bomb.png', body: pixelBomb(30_000, 30_000), error: 'upload_too_many_pixels', says: '30000×30000' },
    { name: 'wide.png', body: pixelBomb(40_000, 10), error: 'upload_too_many_pixels', says: '32000' },
    { name: 'cut.png', body: cut(png), error: 'upload_truncated' },
    { name: 'cut.jpg', body: cut(jpg), error: 'upload_truncated' },
    { name: 'cut.gif', body: cut(gif), error: 'upload_truncated' },
    { name: 'cut.webp', body: cut(webp), error: 'upload_truncated' },
    { name: 'cut.bmp', body: cut(bitmap), error: 'upload_truncated' },
    { name: 'cut.psd', body: cut(layered), error: 'upload_truncated' },
    {
      name: 'page.png',
      body: Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
      error: 'upload_type_not_allowed',
      says: 'HTML',
    },
    { name: 'hollow.pdf', body: Buffer.from('%PDF-1.7 …'), error: 'upload_unreadable' },
    { name: 'cut.avif', body: cut(avif), error: 'upload_truncated' },
    { name: 'cut.heic', body: cut(heic), error: 'upload_truncated' },
    { name: 'bomb.heic', body: hugeHeic(), error: 'upload_too_many_pixels', says: '60000×40' },
    {
      name: 'film.avif',
      body: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavif', 'latin1'),
      error: 'upload_type_not_allowed',
      says: 'MP4',
    },
    {
      name: 'hollow.avif',
      body: Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'),
      error: 'upload_unreadable',
    },
    {
      name: 'hollow.heic',
      body: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      error: 'upload_unreadable',
    },
    { name: 'small.svg', body: gzipSync(svg()), error: 'upload_type_not_allowed', says: 'gzip' },
    { name: 'notes.png', body: Buffer.from('just some text'), error: 'upload_type_unknown' },
    ...refusedSvgs.map(([error, says, body], n) => ({ name: `refused-${n}.svg`, body, error, says })),
  ]
}

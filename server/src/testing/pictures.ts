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

export const canvasOf = (width = WIDTH, height = HEIGHT, alpha = 255) =>
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

/** One file of each of the nine kinds, by the extension it is sent under. */
export async function everyPicture(): Promise<Record<string, Buffer>> {
  const jpg = await canvasOf().flatten().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  return {
    png: await canvasOf().png().toBuffer(),
    jpg,
    jpeg: jpg,
    bmp: bmp(WIDTH, HEIGHT),
    gif: await canvasOf().gif().toBuffer(),
    webp: await canvasOf().webp({ lossless: true }).toBuffer(),
    psd: psd(WIDTH, HEIGHT),
    svg: svg(),
    tiff: await canvasOf().tiff({ compression: 'lzw' }).toBuffer(),
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
  canvasOf(60, 40)
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

const unsafeSvgs: ReadonlyArray<readonly [what: string, body: Buffer]> = [
  ['<script>', svg('<script>alert(1)</script>')],
  ['<script>', svg('<metadata><script/></metadata>')],
  ['onload', svg('', ' onload="alert(1)"')],
  ['<foreignObject>', svg('<foreignObject><p/></foreignObject>')],
  ['https://evil.example', svg('<use href="https://evil.example/a.svg#x"/>')],
  ['javascript:', svg('<a href="javascript:alert(1)"><rect width="1" height="1"/></a>')],
  ['@import', svg('<style>@import "https://evil.example/a.css";</style>')],
  ['url(', svg('<rect width="9" height="9" style="fill:url(https://evil.example/x)"/>')],
  ['<image>', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
  ['<?xml-stylesheet?>', Buffer.concat([Buffer.from('<?xml-stylesheet href="x.css"?>'), svg().subarray(39)])],
  [
    'ENTITY',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'),
  ],
]

/** Files that must be refused, with the name of the refusal. */
export async function hostileFiles(): Promise<Hostile[]> {
  const { png, jpg, psd: layered, gif, webp, bmp: bitmap, tiff } = (await everyPicture()) as Record<string, Buffer>
  if (!png || !jpg || !layered || !gif || !webp || !bitmap || !tiff) throw new Error('pictures missing')
  const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length * 0.6))
  const avif = await canvasOf().avif().toBuffer()
  return [
    { name: 'empty.png', body: Buffer.alloc(0), error: 'upload_empty' },
    { name: 'bomb.png', body: pixelBomb(30_000, 30_000), error: 'upload_too_many_pixels', says: '30000×30000' },
    { name: 'wide.png', body: pixelBomb(30_000, 10), error: 'upload_too_many_pixels', says: '16000' },
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
    { name: 'doc.png', body: Buffer.from('%PDF-1.7 …'), error: 'upload_type_not_allowed', says: 'PDF' },
    { name: 'new.avif', body: avif, error: 'upload_type_not_allowed', says: 'AVIF' },
    { name: 'new.png', body: avif, error: 'upload_type_not_allowed', says: 'AVIF' },
    {
      name: 'phone.heic',
      body: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      error: 'upload_type_not_allowed',
      says: 'HEIC',
    },
    { name: 'small.svg', body: gzipSync(svg()), error: 'upload_type_not_allowed', says: 'gzip' },
    { name: 'notes.png', body: Buffer.from('just some text'), error: 'upload_type_unknown' },
    {
      name: 'page-inside.png',
      body: Buffer.concat([png, Buffer.from('<html><script>alert(1)</script>')]),
      error: 'upload_polyglot',
      says: 'HTML',
    },
    {
      name: 'zip-inside.jpg',
      body: Buffer.concat([jpg, Buffer.from('PK\x03\x04 hidden', 'latin1')]),
      error: 'upload_polyglot',
      says: 'ZIP',
    },
    ...unsafeSvgs.map(([says, body], n) => ({ name: `unsafe-${n}.svg`, body, error: 'upload_svg_unsafe', says })),
  ]
}

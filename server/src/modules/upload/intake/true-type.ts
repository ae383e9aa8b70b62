import { type PictureType, uploadExtensions } from '@inkroute/contract/upload/upload'
import { Refusal } from './pdf/refusal.ts'

export const allowed = uploadExtensions.join(' / ')

interface Mark {
  readonly at: number
  readonly bytes: string
}

/** Magic bytes of accepted types, and of others people send. */
const pictureMarks: ReadonlyArray<readonly [PictureType, readonly Mark[]]> = [
  ['png', [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }]],
  ['jpg', [{ at: 0, bytes: '\xff\xd8\xff' }]],
  ['gif', [{ at: 0, bytes: 'GIF87a' }]],
  ['gif', [{ at: 0, bytes: 'GIF89a' }]],
  [
    'webp',
    [
      { at: 0, bytes: 'RIFF' },
      { at: 8, bytes: 'WEBP' },
    ],
  ],
  ['psd', [{ at: 0, bytes: '8BPS\0\x01' }]],
  ['tiff', [{ at: 0, bytes: 'II*\0' }]],
  ['tiff', [{ at: 0, bytes: 'MM\0*' }]],
  // BigTIFF
  ['tiff', [{ at: 0, bytes: 'II+\0' }]],
  ['tiff', [{ at: 0, bytes: 'MM\0+' }]],
]

const otherMarks: ReadonlyArray<readonly [string, Mark]> = [
  ['PSB', { at: 0, bytes: '8BPS\0\x02' }],
  ['PostScript', { at: 0, bytes: '%!PS' }],
  ['gzip (SVGZ)', { at: 0, bytes: '\x1f\x8b' }],
  ['ZIP', { at: 0, bytes: 'PK\x03\x04' }],
  ['RAR', { at: 0, bytes: 'Rar!' }],
  ['7z', { at: 0, bytes: '7z\xbc\xaf' }],
  ['ICO', { at: 0, bytes: '\0\0\x01\0' }],
  ['JPEG XL', { at: 0, bytes: '\xff\x0a' }],
  ['JPEG XL', { at: 4, bytes: 'JXL ' }],
  ['JPEG 2000', { at: 4, bytes: 'jP  ' }],
  ['EXE', { at: 0, bytes: 'MZ' }],
  ['ELF', { at: 0, bytes: '\x7fELF' }],
]

const has = (head: Buffer, { at, bytes }: Mark) => head.toString('latin1', at, at + bytes.length) === bytes

/** AVIF, HEIC and videos share a container; its brands tell them apart, the main one first. */
function isoType(head: Buffer): 'AVIF' | 'HEIC' | 'MP4' | null {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null
  const main = head.toString('latin1', 8, 12)
  const brands = head.toString('latin1', 16, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? []
  const is_plain = main === 'mif1' || main === 'msf1'
  if (/^avi[fs]$/.test(main) || (is_plain && brands.some((brand) => /^avi[fs]$/.test(brand)))) return 'AVIF'
  return is_plain || /^(hei|hev)/.test(main) ? 'HEIC' : 'MP4'
}

/** `BM` alone begins many a text, so the header must also be one of the known sizes. */
const isBmp = (head: Buffer) =>
  head.length > 26 &&
  head.toString('latin1', 0, 2) === 'BM' &&
  [12, 40, 52, 56, 64, 108, 124].includes(head.readUInt32LE(14))

/** Readers accept a PDF that begins within the first kilobyte. Illustrator's files are PDFs as well. */
const isPdf = (head: Buffer) => head.subarray(0, 1024).includes('%PDF-')

/** XML is also written in two bytes a letter, with a mark in front or not. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.toString('latin1', 0, 2)
  if (start === '\xff\xfe' || start === '<\0') return 'utf-16le'
  return start === '\xfe\xff' || start === '\0<' ? 'utf-16be' : null
}

export function asUtf8(bytes: Buffer): Buffer {
  const encoding = wideEncoding(bytes)
  return encoding ? Buffer.from(new TextDecoder(encoding).decode(bytes)) : bytes
}

function textType(head: Buffer): 'svg' | string | null {
  const text = asUtf8(head)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (!text.startsWith('<')) return null
  const root = text
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '')
    .replace(/<!DOCTYPE[^[>]*(\[[\s\S]*?\]\s*)?>/i, (doctype) => (/<!DOCTYPE\s+html/i.test(doctype) ? '<html' : ''))
    .trimStart()
  if (/^<(\w+:)?svg[\s>/]/i.test(root)) return 'svg'
  return /^<(html|head|body|script|iframe|!doctype html)/i.test(root) ? 'HTML' : 'XML'
}

/** Bytes needed to detect the type. */
export const TYPE_HEAD_BYTES = 4096

export const isDrawing = (head: Buffer): boolean => textType(head) === 'svg' || isPdf(head)

/** Detects the type by magic bytes; file names and MIME types are not trusted. */
export function detectType(head: Buffer): PictureType {
  for (const [type, marks] of pictureMarks) if (marks.every((mark) => has(head, mark))) return type
  if (isBmp(head)) return 'bmp'
  if (isPdf(head)) return 'pdf'
  const iso = isoType(head)
  if (iso === 'AVIF') return 'avif'
  if (iso === 'HEIC') return 'heic'
  const other = iso ?? otherMarks.find(([, mark]) => has(head, mark))?.[0] ?? textType(head)
  if (other === 'svg') return 'svg'
  if (other) throw new Refusal('upload_type_not_allowed', { found: other, allowed })
  throw new Refusal('upload_type_unknown', { allowed })
}

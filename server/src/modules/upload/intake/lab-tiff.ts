import sharp from 'sharp'
import { labToRgb } from './colour/lab.ts'
import { writeTiff } from './colour/write-tiff.ts'
import { assertSize } from './pdf/refusal.ts'

const PHOTOMETRIC = 262
const RGB = 2
const CIELAB = 8
const ICCLAB = 9
const MAX_ENTRIES = 4096

interface Reader {
  readonly short: (at: number) => number
  readonly writeShort: (value: number, at: number) => void
  /** An offset, or what a value field holds: 4 bytes, in a BigTIFF 8. */
  readonly long: (at: number) => number
  readonly is_big: boolean
}

function getReader(file: Buffer): Reader {
  const is_little = file.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (is_little ? file.readUInt16LE(at) : file.readUInt16BE(at))
  const is_big = short(2) === 43
  const long = (at: number) => {
    if (is_big) return Number(is_little ? file.readBigUInt64LE(at) : file.readBigUInt64BE(at))
    return is_little ? file.readUInt32LE(at) : file.readUInt32BE(at)
  }
  const writeShort = (value: number, at: number) =>
    void (is_little ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at))
  return { short, long, writeShort, is_big }
}

/** What the first directory says about the colours; null when it cannot be read. */
function findPlaces({ short, long, is_big }: Reader): { photometric: number; photometric_at: number } | null {
  try {
    const ifd = long(is_big ? 8 : 4)
    const count = is_big ? long(ifd) : short(ifd)
    const [first, entry_bytes, value_at] = is_big ? [ifd + 8, 20, 12] : [ifd + 2, 12, 8]
    for (let n = 0; n < Math.min(count, MAX_ENTRIES); n++) {
      const at = first + n * entry_bytes
      if (short(at) === PHOTOMETRIC) return { photometric: short(at + value_at), photometric_at: at + value_at }
    }
    return null
  } catch (error) {
    // Beyond the end of the file: let the decoder report it.
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * A Lab TIFF as an RGB one. Read as if it were RGB, the numbers come out as they are stored. Null when the file is not
 * Lab.
 */
export async function labTiffToRgb(file: Buffer): Promise<Buffer | null> {
  const places = findPlaces(getReader(file))
  if (!places || !(places.photometric === CIELAB || places.photometric === ICCLAB)) return null
  const copy = Buffer.from(file)
  getReader(copy).writeShort(RGB, places.photometric_at)
  const reading = sharp(copy, { ignoreIcc: true, failOn: 'error', limitInputPixels: false })
  const facts = await reading.metadata()
  assertSize(facts.width, facts.height, true)
  const bits = facts.depth === 'ushort' ? 16 : 8
  const { data, info } = await reading
    .toColourspace(bits === 16 ? 'rgb16' : 'srgb')
    .autoOrient()
    .raw({ depth: bits === 16 ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels !== 3 && channels !== 4) return null
  const has_alpha = channels === 4
  const pixels = { data, bits, is_little_endian: true, has_alpha, is_signed: places.photometric === CIELAB } as const
  return writeTiff({ width, height, bits: 8, colours: 'rgb', has_alpha, data: labToRgb(pixels), profile: null })
}

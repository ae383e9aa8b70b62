import { crc32, deflateSync } from 'node:zlib'
import type { PictureType } from '@inkroute/contract/upload/upload'
import sharp from 'sharp'
import { type Light, srgbLight } from '../../../../infra/paint/srgb-profile.ts'
import { type Chromaticity, displayProfile } from './calibrated-profile.ts'
import { reading } from './in-srgb.ts'

type Primaries = readonly [Chromaticity, Chromaticity, Chromaticity]

const D65: Chromaticity = [0.3127, 0.329]
const SRGB: Primaries = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
]
const P3: Primaries = [
  [0.68, 0.32],
  [0.265, 0.69],
  [0.15, 0.06],
]
const BT2020: Primaries = [
  [0.708, 0.292],
  [0.17, 0.797],
  [0.131, 0.046],
]

/** Numbers of ITU-T H.273. Brightness for HDR screens has no place in a print and is left as it is. */
const primariesByNumber: Readonly<Record<number, readonly [Primaries, Chromaticity]>> = {
  1: [SRGB, D65],
  9: [BT2020, D65],
  11: [P3, [0.314, 0.351]],
  12: [P3, D65],
}
const lightByNumber: Readonly<Record<number, Light>> = {
  1: srgbLight,
  2: srgbLight,
  4: (value) => value ** 2.2,
  5: (value) => value ** 2.8,
  6: srgbLight,
  8: (value) => value,
  13: srgbLight,
  14: srgbLight,
  15: srgbLight,
}

function numberedProfile(primaries: number, transfer: number): Buffer | null {
  const [colours, white] = primariesByNumber[primaries] ?? []
  const light = lightByNumber[transfer]
  if (!colours || !white || !light || (colours === SRGB && light === srgbLight)) return null
  return displayProfile(colours, white, light)
}

/** The content of boxes within boxes of an AVIF or HEIC, the first of each name. */
function boxAt(file: Buffer, [name = '', ...inner]: readonly string[], start = 0, end = file.length): Buffer | null {
  for (let at = start; at + 8 <= end; ) {
    const length = file.readUInt32BE(at)
    if (length < 8 || at + length > end) return null
    if (file.toString('latin1', at + 4, at + 8) === name) {
      // The box of all descriptions begins with its version.
      const content = at + 8 + (name === 'meta' ? 4 : 0)
      return inner.length === 0 ? file.subarray(content, at + length) : boxAt(file, inner, content, at + length)
    }
    at += length
  }
  return null
}

/** A film of the same codec has only frames. */
export const hasStillPicture = (file: Buffer): boolean => boxAt(file, ['meta', 'pitm']) !== null

/** What a HEIC or an AVIF without a profile says by numbers. */
export function heifProfile(file: Buffer): Buffer | null {
  const colours = boxAt(file, ['meta', 'iprp', 'ipco', 'colr'])
  if (!colours || colours.length < 8 || colours.toString('latin1', 0, 4) !== 'nclx') return null
  return numberedProfile(colours.readUInt16BE(4), colours.readUInt16BE(6))
}

const PNG_HEAD_BYTES = 33
const PNG_UNIT = 100_000
/** 1 / 2.2, written for the sRGB curve. */
const USUAL_GAMMA = 45_455
const [LEAST_GAMMA, MOST_GAMMA] = [10_000, 400_000]

function chunksBeforePixels(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT' || at + 12 + length > file.length) break
    chunks.set(name, file.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return chunks
}

function pngProfile(file: Buffer): Buffer | null {
  const chunks = chunksBeforePixels(file)
  const [numbers, gamma, places] = [chunks.get('cICP'), chunks.get('gAMA'), chunks.get('cHRM')]
  if (numbers?.length === 4) return numberedProfile(numbers.readUInt8(0), numbers.readUInt8(1))
  if (chunks.has('sRGB') || gamma?.length !== 4) return null
  const stored = gamma.readUInt32BE(0)
  if (stored < LEAST_GAMMA || stored > MOST_GAMMA || Math.abs(stored - USUAL_GAMMA) < 0.01 * USUAL_GAMMA) return null
  const light: Light = (value) => value ** (PNG_UNIT / stored)
  if (places?.length !== 32) return displayProfile(SRGB, D65, light)
  const place = (n: number): Chromaticity => [
    places.readUInt32BE(n * 8) / PNG_UNIT,
    places.readUInt32BE(n * 8 + 4) / PNG_UNIT,
  ]
  const [white, red, green, blue] = [place(0), place(1), place(2), place(3)]
  const is_triangle = [white, red, green, blue].every(([x, y]) => x >= 0 && y > 0.001 && x + y <= 1)
  return displayProfile(is_triangle ? [red, green, blue] : SRGB, is_triangle ? white : D65, light)
}

function withProfile(png: Buffer, profile: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('tagged\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write('iCCP', 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(data, crc32('iCCP')), 0)
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), chunk, data, sum, png.subarray(PNG_HEAD_BYTES)])
}

/** A picture whose colours are told by numbers, with them as a profile; null where nothing has to be converted. */
export async function withTaggedColours(file: Buffer, type: PictureType): Promise<Buffer | null> {
  const profile = type === 'png' ? pngProfile(file) : type === 'avif' ? heifProfile(file) : null
  if (!profile) return null
  const png = type === 'png' ? file : await sharp(file, reading).autoOrient().png({ compressionLevel: 1 }).toBuffer()
  return withProfile(png, profile)
}

// The sRGB colour space as an ICC profile. Some printers' software ignores PNG's sRGB chunk and would take the numbers
// for the printer's own colours; a profile is understood by all of it. Version 2 because older RIPs reject version 4.

const HEADER_BYTES = 128
const TAG_BYTES = 12
const CURVE_POINTS = 1024

/** White and primaries of sRGB, adapted to D50. The three primaries add up to exactly D50, so greys stay grey. */
const D50 = [0xf6d6, 0x10000, 0xd32d]
const RED = [0x6fa0, 0x38f5, 0x0390]
const GREEN = [0x6297, 0xb787, 0x18d9]
const BLUE = [0x249f, 0x0f84, 0xb6c4]

const ascii = (text: string) => Buffer.from(text, 'latin1')

function uint32(...values: readonly number[]): Buffer {
  const out = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) out.writeUInt32BE(value >>> 0, 4 * at)
  return out
}

const xyz = (values: readonly number[]) => Buffer.concat([ascii('XYZ \0\0\0\0'), uint32(...values)])

const textTag = (text: string) => Buffer.concat([ascii(`text\0\0\0\0${text}\0`)])

/** An ASCII description followed by empty Unicode and ScriptCode ones, whose space must be there. */
const description = (text: string) =>
  Buffer.concat([ascii('desc\0\0\0\0'), uint32(text.length + 1), ascii(`${text}\0`), Buffer.alloc(4 + 4 + 2 + 1 + 67)])

/** Brightness by value, from IEC 61966-2-1. */
export const srgbLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function curve(linear: Light): Buffer {
  const points = Buffer.alloc(2 * CURVE_POINTS)
  for (let at = 0; at < CURVE_POINTS; at++) {
    points.writeUInt16BE(Math.round(linear(at / (CURVE_POINTS - 1)) * 0xffff), 2 * at)
  }
  return Buffer.concat([ascii('curv\0\0\0\0'), uint32(CURVE_POINTS), points])
}

function header(bytes: number, colours: 'RGB ' | 'GRAY'): Buffer {
  const out = Buffer.alloc(HEADER_BYTES)
  out.writeUInt32BE(bytes, 0)
  out.writeUInt32BE(0x02100000, 8)
  out.set(ascii(`mntr${colours}XYZ `), 12)
  // The date the profile was written. Fixed, because print files are named by their content.
  for (const [at, part] of [2026, 1, 1, 0, 0, 0].entries()) out.writeUInt16BE(part, 24 + 2 * at)
  out.set(ascii('acsp'), 36)
  out.set(uint32(...D50), 68)
  return out
}

type Tag = readonly [string, Buffer]

const titleTags = (name: string): Tag[] => [
  ['desc', description(name)],
  ['cprt', textTag('No copyright, use freely')],
  ['wtpt', xyz(D50)],
]

function assemble(colours: 'RGB ' | 'GRAY', tags: readonly Tag[]): Buffer {
  const table: Buffer[] = [uint32(tags.length)]
  const parts = new Map<Buffer, number>()
  let end = HEADER_BYTES + 4 + TAG_BYTES * tags.length
  for (const [name, data] of tags) {
    const at = parts.get(data) ?? end
    if (at === end) {
      parts.set(data, at)
      end += Math.ceil(data.length / 4) * 4
    }
    table.push(ascii(name), uint32(at, data.length))
  }
  const padded = [...parts.keys()].flatMap((data) => [data, Buffer.alloc(-data.length & 3)])
  return Buffer.concat([header(end, colours), ...table, ...padded])
}

/** Light by value, both from 0 to 1. */
export type Light = (value: number) => number

interface RgbSpace {
  readonly name: string
  /** Red, green and blue as XYZ below D50, in 65,536ths; together they are its white. */
  readonly primaries: readonly (readonly number[])[]
  /** Of each channel. */
  readonly light: readonly Light[]
}

export function rgbProfile({ name, primaries, light }: RgbSpace): Buffer {
  const [red = [], green = [], blue = []] = primaries
  const made = new Map(light.map((one) => [one, curve(one)]))
  return assemble('RGB ', [
    ...titleTags(name),
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
    ...light.map((one, n): Tag => [['rTRC', 'gTRC', 'bTRC'][n] ?? '', made.get(one) ?? curve(one)]),
  ])
}

export const greyProfile = (name: string, light: Light): Buffer =>
  assemble('GRAY', [...titleTags(name), ['kTRC', curve(light)]])

export const srgbProfile: Buffer = rgbProfile({
  name: 'sRGB IEC61966-2.1',
  primaries: [RED, GREEN, BLUE],
  light: [srgbLight, srgbLight, srgbLight],
})

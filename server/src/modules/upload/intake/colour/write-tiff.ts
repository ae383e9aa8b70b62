/** Samples next to each other, pixel by pixel; 16-bit ones with the high byte first. */
export interface Samples {
  readonly width: number
  readonly height: number
  readonly bits: 8 | 16
  readonly colours: 'grey' | 'rgb' | 'cmyk'
  readonly has_alpha: boolean
  readonly data: Buffer
  readonly profile: Buffer | null
}

const photometric = { grey: 1, rgb: 2, cmyk: 5 } as const
export const colourChannels = { grey: 1, rgb: 3, cmyk: 4 } as const

const SHORT = 3
const LONG = 4
const UNDEFINED = 7
const ICC_PROFILE = 34_675
const UNASSOCIATED_ALPHA = 2
const HEADER_BYTES = 8
const ENTRY_BYTES = 12

type Entry = readonly [tag: number, type: number, count: number, value: number | Buffer]

/** An uncompressed TIFF: the one container the decoder reads in every colour model, with transparency and a profile. */
export function writeTiff({ width, height, bits, colours, has_alpha, data, profile }: Samples): Buffer {
  const channels = colourChannels[colours] + (has_alpha ? 1 : 0)
  const depths = Buffer.alloc(channels * 2)
  for (let n = 0; n < channels; n++) depths.writeUInt16BE(bits, n * 2)
  const entries: Entry[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, channels === 1 ? bits : depths],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, photometric[colours]],
    [273, LONG, 1, HEADER_BYTES],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, data.length],
    ...(has_alpha ? ([[338, SHORT, 1, UNASSOCIATED_ALPHA]] as const) : []),
    ...(profile ? ([[ICC_PROFILE, UNDEFINED, profile.length, profile]] as const) : []),
  ]
  const ifd_at = HEADER_BYTES + data.length + (data.length & 1)
  const header = Buffer.from('MM\0*\0\0\0\0', 'latin1')
  header.writeUInt32BE(ifd_at, 4)
  const ifd = Buffer.alloc(2 + entries.length * ENTRY_BYTES + 4)
  ifd.writeUInt16BE(entries.length, 0)
  const long_values: Buffer[] = []
  let value_at = ifd_at + ifd.length
  entries.forEach(([tag, type, count, value], n) => {
    const at = 2 + n * ENTRY_BYTES
    ifd.writeUInt16BE(tag, at)
    ifd.writeUInt16BE(type, at + 2)
    ifd.writeUInt32BE(count, at + 4)
    if (typeof value === 'number') {
      if (type === SHORT) ifd.writeUInt16BE(value, at + 8)
      else ifd.writeUInt32BE(value, at + 8)
    } else if (value.length <= 4) value.copy(ifd, at + 8)
    else {
      ifd.writeUInt32BE(value_at, at + 8)
      const padded = value.length & 1 ? Buffer.concat([value, Buffer.alloc(1)]) : value
      long_values.push(padded)
      value_at += padded.length
    }
  })
  return Buffer.concat([header, data, Buffer.alloc(data.length & 1), ifd, ...long_values])
}

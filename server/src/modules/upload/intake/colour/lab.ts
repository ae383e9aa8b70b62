/** Lab pixels as files store them, with transparency as a fourth channel or without. */
export interface LabPixels {
  readonly data: Uint8Array
  readonly bits: 8 | 16
  readonly is_little_endian: boolean
  readonly has_alpha: boolean
  /** TIFF stores the colours around 0, Photoshop from 0 upwards. */
  readonly is_signed: boolean
}

/** From Lab, whose white is D50, to linear sRGB, whose white is D65 (Bradford). */
const TO_RGB = [
  [3.1341359, -1.6173864, -0.4906619],
  [-0.978795, 1.9162544, 0.0334427],
  [0.0719553, -0.2289768, 1.4053861],
] as const
const WHITE_X = 0.96422
const WHITE_Z = 0.82521

const GAMMA_STEPS = 4096
const gamma = Uint8Array.from({ length: GAMMA_STEPS + 1 }, (_, step) => {
  const linear = step / GAMMA_STEPS
  return Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))
})
const encoded = (linear: number) => gamma[Math.round(Math.min(1, Math.max(0, linear)) * GAMMA_STEPS)] as number

const DELTA = 6 / 29
const cubed = (value: number) => (value > DELTA ? value ** 3 : 3 * DELTA ** 2 * (value - 4 / 29))

/** Converted here because the decoder assumes a different white point. */
export function labToRgb({ data, bits, is_little_endian, has_alpha, is_signed }: LabPixels): Buffer {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const bytes = bits / 8
  const channels = has_alpha ? 4 : 3
  const full = bits === 8 ? 255 : 65_535
  const read = (at: number) => (bits === 8 ? view.getUint8(at) : view.getUint16(at, is_little_endian))
  const colour = (at: number) => {
    if (!is_signed) return read(at) / (bits === 8 ? 1 : 256) - 128
    return bits === 8 ? view.getInt8(at) : view.getInt16(at, is_little_endian) / 256
  }
  const pixels = Math.floor(data.length / bytes / channels)
  const rgb = Buffer.alloc(pixels * channels)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const [from, to] = [pixel * channels * bytes, pixel * channels]
    const y = ((read(from) / full) * 100 + 16) / 116
    const x_part = cubed(y + colour(from + bytes) / 500) * WHITE_X
    const z_part = cubed(y - colour(from + 2 * bytes) / 200) * WHITE_Z
    const y_part = cubed(y)
    for (let n = 0; n < 3; n++) {
      const [x = 0, y_share = 0, z = 0] = TO_RGB[n] ?? []
      rgb[to + n] = encoded(x * x_part + y_share * y_part + z * z_part)
    }
    if (has_alpha) rgb[to + 3] = Math.round((read(from + 3 * bytes) / full) * 255)
  }
  return rgb
}

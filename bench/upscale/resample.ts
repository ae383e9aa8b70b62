/** Catmull and Rom's spline, which most programs call bicubic. */
const cubic = (x: number): number => {
  const d = Math.abs(x)
  if (d >= 2) return 0
  return d < 1 ? 1.5 * d ** 3 - 2.5 * d ** 2 + 1 : -0.5 * d ** 3 + 2.5 * d ** 2 - 4 * d + 2
}

const wave = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const lanczos = (x: number): number => (Math.abs(x) >= 3 ? 0 : wave(x) * wave(x / 3))

export const kernels = { cubic, lanczos } as const
export type Kernel = keyof typeof kernels

/** RGB. */
export interface Raster {
  readonly pixels: ArrayLike<number>
  readonly width: number
  readonly height: number
}

const REACH = 3

/** One direction of it: `count` lines of `from` values each become as many of `to` values. */
function alongLines(values: ArrayLike<number>, lines: number, from: number, to: number, kernel: Kernel): Float32Array {
  const out = new Float32Array(lines * to * 3)
  for (let x = 0; x < to; x++) {
    const at = ((x + 0.5) * from) / to - 0.5
    const first = Math.floor(at) - REACH + 1
    const weights = Array.from({ length: 2 * REACH }, (_, n) => kernels[kernel](at - first - n))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    for (let line = 0; line < lines; line++) {
      for (let part = 0; part < 3; part++) {
        let sum = 0
        for (let n = 0; n < 2 * REACH; n++) {
          const place = Math.min(from - 1, Math.max(0, first + n))
          sum += (weights[n] as number) * (values[(line * from + place) * 3 + part] as number)
        }
        // Written across, so that the next call goes along the other direction.
        out[(x * lines + line) * 3 + part] = sum / whole
      }
    }
  }
  return out
}

/** A picture enlarged as programs do that look at nothing but distances. */
export function resampled({ pixels, width, height }: Raster, to: Omit<Raster, 'pixels'>, kernel: Kernel): Uint8Array {
  const across = alongLines(pixels, height, width, to.width, kernel)
  const both = alongLines(across, to.width, height, to.height, kernel)
  return new Uint8Array(Uint8ClampedArray.from(both))
}

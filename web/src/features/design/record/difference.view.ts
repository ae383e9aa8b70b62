const MARK = { red: 232, green: 69, blue: 44 }
/** Below this a pixel differs only by how the picture was packed. */
const TOLERANCE = 24

export interface Difference {
  /** The newer picture, pale, with what changed in red. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  /** Share of pixels that changed, 0 to 1. */
  readonly share: number
}

const PAPER = 239

/** What an eye sees of a channel on light paper. */
const onPaper = (value: number, alpha: number) => (value * alpha + PAPER * (255 - alpha)) / 255

/** Compares two pictures of one size, pixel by pixel, as they look on light paper. */
export function differenceOf(before: Uint8ClampedArray, after: Uint8ClampedArray): Difference {
  const pixels = new Uint8ClampedArray(after.length)
  let changed = 0
  for (let at = 0; at < after.length; at += 4) {
    const [a, b] = [before[at + 3] as number, after[at + 3] as number]
    let far = 0
    let light = 0
    for (let n = 0; n < 3; n++) {
      const now = onPaper(after[at + n] as number, b)
      far = Math.max(far, Math.abs(onPaper(before[at + n] as number, a) - now))
      light += now / 3
    }
    const is_changed = far > TOLERANCE
    if (is_changed) changed++
    const pale = 160 + light * 0.35
    pixels[at] = is_changed ? MARK.red : pale
    pixels[at + 1] = is_changed ? MARK.green : pale
    pixels[at + 2] = is_changed ? MARK.blue : pale
    pixels[at + 3] = 255
  }
  return { pixels, share: after.length === 0 ? 0 : changed / (after.length / 4) }
}

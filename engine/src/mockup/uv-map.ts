/**
 * Reads a UV map from the pixels of its lossless picture (`assets/products/FORMAT.md`): three 16-bit words per pixel,
 * u, v and part id × 257.
 *
 * The picture is twice as high as the map. Its upper half holds the high bytes, its lower half the low bytes of how far
 * u and v differ from what their neighbours predict; on smooth surfaces that is almost nothing, so that the file is less
 * than half as large as a 16-bit PNG. Blue is the part id above and the step of the rounding below.
 */
export function decodeUvMap(rgb: Uint8Array, width: number, height: number): Uint16Array {
  const count = width * height
  const uv = new Uint16Array(3 * count)
  const step = rgb[3 * count + 2] as number
  for (let channel = 0; channel < 2; channel++) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const left = x > 0 ? (uv[3 * (i - 1) + channel] as number) : 0
        const above = y > 0 ? (uv[3 * (i - width) + channel] as number) : 0
        const corner = x > 0 && y > 0 ? (uv[3 * (i - width - 1) + channel] as number) : 0
        const predicted = left && above && corner ? left + above - corner : left || above
        const folded = ((rgb[3 * i + channel] as number) << 8) | (rgb[3 * (count + i) + channel] as number)
        uv[3 * i + channel] = predicted + (folded & 1 ? -((folded + 1) >> 1) : folded >> 1)
      }
    }
  }
  for (let i = 0; i < count; i++) {
    uv[3 * i] = (uv[3 * i] as number) * step
    uv[3 * i + 1] = (uv[3 * i + 1] as number) * step
    uv[3 * i + 2] = (rgb[3 * i + 2] as number) * 257
  }
  return uv
}

/** A painted print area: straight sRGB, one little-endian word a texel (R in the low byte, A in the high byte). */
export type PrintTexture = { width_px: number; height_px: number; texels: Int32Array }

/** From the bytes of a canvas or decoder; shared, not copied, where they are aligned. */
export function makePrintTexture(
  rgba: Uint8Array | Uint8ClampedArray,
  width_px: number,
  height_px: number,
): PrintTexture {
  if (width_px < 2 || height_px < 2) throw new Error('a texture has at least 2 × 2 texels')
  if (rgba.length !== width_px * height_px * 4) throw new Error('the picture does not have the stated size')
  const bytes = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice()
  return { width_px, height_px, texels: new Int32Array(bytes.buffer, bytes.byteOffset, width_px * height_px) }
}

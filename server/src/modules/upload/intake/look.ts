/** 64 bits, one for each step from a pixel to its right neighbour on a 9 × 8 grey thumbnail: lighter or not. */
export function perceptualHash(grey_9x8: Uint8Array): string {
  let bits = ''
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const at = y * 9 + x
      bits += (grey_9x8[at] ?? 0) < (grey_9x8[at + 1] ?? 0) ? '1' : '0'
    }
  }
  return bits
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** The mean of the fullest of 512 colour boxes, over what is not transparent. */
export function dominantColor(rgba: Uint8Array): string {
  const boxes = new Map<number, [number, number, number, number]>()
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5)
    const box = boxes.get(key) ?? [0, 0, 0, 0]
    boxes.set(key, [box[0] + r, box[1] + g, box[2] + b, box[3] + 1])
  }
  let best: [number, number, number, number] = [255, 255, 255, 1]
  let most = 0
  for (const box of boxes.values()) {
    if (box[3] > most) {
      most = box[3]
      best = box
    }
  }
  const [r, g, b, count] = best
  return `#${hex(r / count)}${hex(g / count)}${hex(b / count)}`
}

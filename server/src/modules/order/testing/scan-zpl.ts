import { createCanvas } from '@napi-rs/canvas'
import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'

/** The boxes of a label as a printer lays them down, read by a library that did not draw them. */
export function scanZpl(zpl: string): string {
  const [, width = '0', height = '0'] = /\^PW(\d+)\^LL(\d+)/.exec(zpl) ?? []
  const canvas = createCanvas(Number(width), Number(height))
  const on = canvas.getContext('2d')
  on.fillStyle = '#fff'
  on.fillRect(0, 0, canvas.width, canvas.height)
  on.fillStyle = '#000'
  for (const [, x, y, w, h] of zpl.matchAll(/\^FO(\d+),(\d+)\^GB(\d+),(\d+),\d+\^FS/g))
    on.fillRect(Number(x), Number(y), Number(w), Number(h))
  const { data } = on.getImageData(0, 0, canvas.width, canvas.height)
  const grey = Uint8ClampedArray.from({ length: canvas.width * canvas.height }, (_, n) => data[n * 4] ?? 0)
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, canvas.width, canvas.height)))
  return new Code128Reader().decode(bitmap).getText()
}

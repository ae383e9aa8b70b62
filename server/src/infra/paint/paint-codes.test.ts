import { paintView } from '@inkroute/engine/paint/paint-view'
import type { Surface } from '@inkroute/engine/paint/surface'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { expect, test } from 'vitest'
import { shape } from '../../modules/design/testing/designs.ts'

const getSurface = (canvas: Canvas) => canvas.getContext('2d') as unknown as Surface<Canvas>

/** Read by a library that did not draw it. */
function scan(canvas: Canvas): { text: string; format: string } {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, n) => data[4 * n] as number)
  const reader = new MultiFormatReader()
  reader.setHints(new Map([[DecodeHintType.TRY_HARDER, true]]))
  const found = reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height))))
  return { text: found.getText(), format: BarcodeFormat[found.getBarcodeFormat()] as string }
}

test.for<['qr' | 'code128', string, string]>([
  ['qr', 'https://example.com/gift?id=2026', 'QR_CODE'],
  ['qr', '印途 InkRoute', 'QR_CODE'],
  ['code128', 'TSHIRT-0007-BLACK-M', 'CODE_128'],
  ['code128', 'a.b_c 12345678 {~}', 'CODE_128'],
])('a scanner reads the %s code of a design: %s', ([kind, text, format]) => {
  const code = { kind, text, paper: '#ffffff' }
  const height = kind === 'qr' ? 400 : 120
  const layer = shape('a', { shape: 'rectangle', fill: '#17202e', cx: 275, cy: 275, width: 400, height, code })
  const canvas = createCanvas(1100, 1100)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, 1100, 1100)
  paintView(getSurface(canvas), {
    view: { view_id: 1, background: null, layers: [layer] },
    area: { left: 0, top: 0, width: 550, height: 550 },
    scale: 2,
    tools: { pictureOf: () => undefined, sizeOf: (picture) => picture, makeTile: () => Promise.reject() as never },
    origin: 'canvas',
    is_clipped: true,
  })
  expect(scan(canvas)).toEqual({ text, format })
})

import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { BinaryBitmap, Code128Reader, DecodeHintType, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'

/** Our papers are made of filled outlines only, so that these few operators are all there is to paint. */
type Paint = (on: SKRSContext2D, numbers: number[]) => void

const css = (channels: number[]) => `rgb(${channels.map((part) => Math.round(part * 255)).join(',')})`
const painters: Record<string, Paint> = {
  q: (on) => on.save(),
  Q: (on) => on.restore(),
  cm: (on, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => on.transform(a, b, c, d, e, f),
  m: (on, [x = 0, y = 0]) => on.moveTo(x, y),
  l: (on, [x = 0, y = 0]) => on.lineTo(x, y),
  c: (on, [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => on.bezierCurveTo(a, b, c, d, x, y),
  v: (on, [c = 0, d = 0, x = 0, y = 0]) => on.bezierCurveTo(c, d, c, d, x, y),
  y: (on, [a = 0, b = 0, x = 0, y = 0]) => on.bezierCurveTo(a, b, x, y, x, y),
  h: (on) => on.closePath(),
  rg: (on, channels) => {
    on.fillStyle = css(channels)
  },
  RG: (on, channels) => {
    on.strokeStyle = css(channels)
  },
  w: (on, [width = 1]) => {
    on.lineWidth = width
  },
}
const ends: Record<string, (on: SKRSContext2D) => void> = {
  f: (on) => on.fill(),
  'f*': (on) => on.fill('evenodd'),
  B: (on) => on.fill(),
  S: (on) => on.stroke(),
  n: () => undefined,
}

function getContent(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  const texts = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')] : [],
  )
  return texts.join('\n')
}

/** A page of one of our papers as a picture, so many pixels for a point. */
export async function paintPdf(bytes: Uint8Array, number: number, scale = 4) {
  const document = await PDFDocument.load(bytes)
  const page = document.getPage(number)
  const { width, height } = page.getSize()
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const on = canvas.getContext('2d')
  on.fillStyle = '#ffffff'
  on.fillRect(0, 0, canvas.width, canvas.height)
  on.fillStyle = '#000000'
  on.setTransform(scale, 0, 0, -scale, 0, canvas.height)
  on.beginPath()
  const numbers: number[] = []
  for (const token of getContent(page).split(/\s+/)) {
    if (/^[-+.\d]/.test(token)) numbers.push(Number(token))
    else {
      painters[token]?.(on, numbers)
      const end = ends[token]
      if (end) {
        end(on)
        on.beginPath()
      }
      numbers.length = 0
    }
  }
  return { canvas, pages: document.getPageCount() }
}

/** Where a scanner is held, in shares of the page; the whole of it unless said. */
export interface Aim {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The Code 128 on a page, read by a library that did not draw it. */
export async function scanPdf(
  bytes: Uint8Array,
  number: number,
  aim: Aim = { x: 0, y: 0, width: 1, height: 1 },
): Promise<string> {
  const { canvas } = await paintPdf(bytes, number)
  const [left, top] = [Math.round(aim.x * canvas.width), Math.round(aim.y * canvas.height)]
  const [width, height] = [Math.round(aim.width * canvas.width), Math.round(aim.height * canvas.height)]
  const { data } = canvas.getContext('2d').getImageData(left, top, width, height)
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, n) => data[n * 4] ?? 0)
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
  return new Code128Reader().decode(bitmap, new Map([[DecodeHintType.TRY_HARDER, true]])).getText()
}

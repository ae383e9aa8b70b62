import { readFile } from 'node:fs/promises'
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import bwipjs from 'bwip-js/node'
import sharp from 'sharp'
import { type PdfText, writeTexts } from '../pdf/pdf-writer.ts'
import type { SheetTask, SheetView } from './paint-task.ts'

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 36
const FACT_ROW = 17
const VIEW_HEIGHT = 172
const PICTURE = 150
const FACTS_TOP = 168
const BELOW_FACTS = 26
const GREY = '#5b6472'
const LINE = rgb(0.9, 0.89, 0.87)

const colourOf = (hex: string) => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

const codePicture = (bcid: 'qrcode' | 'code128', text: string) =>
  bwipjs.toBuffer(
    bcid === 'qrcode' ? { bcid, text, scale: 6 } : { bcid, text, scale: 4, height: 12, includetext: false },
  )

/** The print is transparent: on light grey white ink shows as well. */
const flatPicture = async (path: string) =>
  sharp(path).flatten({ background: '#efece6' }).jpeg({ quality: 90 }).toBuffer()

async function place(page: PDFPage, picture: Uint8Array, type: 'png' | 'jpg', box: Box): Promise<void> {
  const image = type === 'png' ? await page.doc.embedPng(picture) : await page.doc.embedJpg(picture)
  const factor = Math.min(box.width / image.width, box.height / image.height)
  const [width, height] = [image.width * factor, image.height * factor]
  const x = box.x + (box.width - width) / 2
  page.drawImage(image, { x, y: A4.height - box.top - (box.height + height) / 2, width, height })
}

interface Box {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
}

async function drawHead(page: PDFPage, task: SheetTask): Promise<void> {
  const qr = { x: A4.width - MARGIN - 84, top: MARGIN, width: 84, height: 84 }
  await place(page, await codePicture('qrcode', task.code), 'png', qr)
  await place(page, await codePicture('code128', task.code), 'png', { x: MARGIN, top: 86, width: 250, height: 36 })
  page.drawRectangle({
    x: A4.width - MARGIN - 84,
    y: A4.height - 158,
    width: 84,
    height: 26,
    color: colourOf(task.swatch),
    borderColor: LINE,
    borderWidth: 1,
  })
  const texts: PdfText[] = [
    { text: task.title, x: MARGIN, top: 34, size: 20, weight: 700 },
    { text: task.subtitle, x: MARGIN, top: 62, size: 10, colour: GREY },
    { text: task.code, x: MARGIN, top: 124, size: 10, max_width: 380 },
  ]
  const column = (A4.width - 2 * MARGIN) / 2
  for (const [n, { label, value }] of task.facts.entries()) {
    const x = MARGIN + (n % 2) * column
    const top = FACTS_TOP + Math.floor(n / 2) * FACT_ROW
    texts.push({ text: label, x, top, size: 9, colour: GREY })
    texts.push({ text: value, x: x + 62, top, size: 9, max_width: column - 72 })
  }
  await writeTexts(page, texts)
}

async function drawView(page: PDFPage, view: SheetView, top: number): Promise<void> {
  page.drawLine({
    start: { x: MARGIN, y: A4.height - top },
    end: { x: A4.width - MARGIN, y: A4.height - top },
    color: LINE,
  })
  const box = (n: number): Box => ({ x: MARGIN + n * (PICTURE + 12), top: top + 10, width: PICTURE, height: PICTURE })
  if (view.mockup_path) await place(page, await readFile(view.mockup_path), 'jpg', box(0))
  if (view.flat_path) await place(page, await flatPicture(view.flat_path), 'jpg', box(1))
  const x = MARGIN + 2 * (PICTURE + 12)
  const max_width = A4.width - MARGIN - x
  await writeTexts(page, [
    { text: view.title, x, top: top + 14, size: 13, weight: 700, max_width },
    ...view.lines.map((text, n) => ({ text, x, top: top + 40 + n * 17, size: 9, max_width })),
  ])
}

/** A sheet for the factory floor: what is printed where, how large, and codes that a scanner reads. */
export async function paintSheet(task: SheetTask): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`${task.title} ${task.code}`)
  let page = pdf.addPage([A4.width, A4.height])
  await drawHead(page, task)
  let top = FACTS_TOP + Math.ceil(task.facts.length / 2) * FACT_ROW + BELOW_FACTS
  for (const view of task.views) {
    if (top + VIEW_HEIGHT > A4.height - MARGIN) {
      page = pdf.addPage([A4.width, A4.height])
      top = MARGIN
    }
    await drawView(page, view, top)
    top += VIEW_HEIGHT
  }
  const last = A4.height - MARGIN + 8
  await writeTexts(page, [{ text: task.footer, x: MARGIN, top: last, size: 8, colour: GREY, max_width: 520 }])
  return new Uint8Array(await pdf.save())
}

import { readFile } from 'node:fs/promises'
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import bwipjs from 'bwip-js/node'
import sharp from 'sharp'
import { writeTexts } from '../../pdf/pdf-writer.ts'
import type { SheetTask, SheetView } from '../paint-task.ts'
import {
  A4,
  CODE_SIZE,
  FACTS_TOP,
  footerTexts,
  GAP,
  headTexts,
  MARGIN,
  PICTURE,
  placeFacts,
  placeView,
} from './sheet-layout.ts'

const BELOW_FACTS = 22
const LINE = rgb(0.9, 0.89, 0.87)

const getColour = (hex: string) => {
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
  const x = A4.width - MARGIN - CODE_SIZE
  const qr = { x, top: MARGIN, width: CODE_SIZE, height: CODE_SIZE }
  await place(page, await codePicture('qrcode', task.code), 'png', qr)
  await place(page, await codePicture('code128', task.code), 'png', { x: MARGIN, top: 86, width: 250, height: 36 })
  page.drawRectangle({
    x,
    y: A4.height - FACTS_TOP + 10,
    width: CODE_SIZE,
    height: 26,
    color: getColour(task.swatch),
    borderColor: LINE,
    borderWidth: 1,
  })
  await writeTexts(page, headTexts(task))
}

async function drawPictures(page: PDFPage, view: SheetView, top: number): Promise<void> {
  page.drawLine({
    start: { x: MARGIN, y: A4.height - top },
    end: { x: A4.width - MARGIN, y: A4.height - top },
    color: LINE,
  })
  const box = (n: number): Box => ({ x: MARGIN + n * (PICTURE + GAP), top: top + 10, width: PICTURE, height: PICTURE })
  if (view.mockup_path) await place(page, await readFile(view.mockup_path), 'jpg', box(0))
  if (view.flat_path) await place(page, await flatPicture(view.flat_path), 'jpg', box(1))
}

/** A sheet for the factory floor: what is printed where, how large, and codes that a scanner reads. */
export async function paintSheet(task: SheetTask): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(`${task.title} ${task.code}`)
  let page = pdf.addPage([A4.width, A4.height])
  await drawHead(page, task)
  const facts = await placeFacts(task.facts)
  await writeTexts(page, facts.texts)
  let top = facts.bottom + BELOW_FACTS
  for (const view of task.views) {
    let placed = await placeView(view, top)
    if (placed.bottom > A4.height - MARGIN) {
      page = pdf.addPage([A4.width, A4.height])
      placed = await placeView(view, MARGIN)
      top = MARGIN
    }
    await drawPictures(page, view, top)
    await writeTexts(page, placed.texts)
    top = placed.bottom
  }
  await writeTexts(page, await footerTexts(task.footer))
  return new Uint8Array(await pdf.save())
}

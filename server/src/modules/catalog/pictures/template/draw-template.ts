// Runs on a thread: a print template as transparent PNG, or as PSD with layers that can be switched off.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Layer, type Psd, writePsdBuffer } from 'ag-psd'
import sharp from 'sharp'
import { writeLines } from './outline-text.ts'
import { slotOutline } from './slot-outline.ts'
import type { TemplateTask } from './template.rules.ts'

const AREA_COLOUR = '#e8452c'
const SAFE_COLOUR = '#3b5bfd'
const OUTLINE_COLOUR = '#1e9e6a'
const FOLD_COLOUR = '#d98a00'
const TEXT_COLOUR = 'rgb(91 100 114 / 0.75)'

type Draw = (pen: SKRSContext2D, task: TemplateTask) => void | Promise<void>

/** Half a millimetre, but never finer than can be seen. */
const getLine = ({ dpi, width_px, height_px }: TemplateTask) =>
  Math.max(2, Math.min((dpi / 25.4) * 0.5, Math.min(width_px, height_px) / 200))

const drawGuides: Draw = async (pen, task) => {
  const { width_px: w, height_px: h, safe_px, fold, lines } = task
  const [left, top, right, bottom] = safe_px
  const line = getLine(task)
  pen.lineWidth = line
  pen.strokeStyle = AREA_COLOUR
  pen.strokeRect(line / 2, line / 2, w - line, h - line)
  pen.setLineDash([line * 8, line * 5])
  pen.strokeStyle = SAFE_COLOUR
  pen.strokeRect(left, top, right - left, bottom - top)
  if (fold) {
    pen.setLineDash([line * 2, line * 4])
    pen.strokeStyle = FOLD_COLOUR
    pen.strokeRect(fold[0] * w, fold[1] * h, (fold[2] - fold[0]) * w, (fold[3] - fold[1]) * h)
  }
  pen.fillStyle = TEXT_COLOUR
  const box = { x: w * 0.12, y: h * 0.12, width: w * 0.76, height: h * 0.76 }
  await writeLines(pen, lines, box, Math.min(w, h) / 16)
}

const drawOutline: Draw = async (pen, task) => {
  if (!task.model) return
  const segments = await slotOutline(task.model, task.slot)
  pen.lineWidth = getLine(task)
  pen.lineCap = 'round'
  pen.strokeStyle = OUTLINE_COLOUR
  pen.beginPath()
  for (const [[u0, v0], [u1, v1]] of segments) {
    // A surface without print lies far off the sheet; no line leads there.
    if (Math.min(u0, v0, u1, v1) < -0.5) continue
    pen.moveTo(u0 * task.width_px, v0 * task.height_px)
    pen.lineTo(u1 * task.width_px, v1 * task.height_px)
  }
  pen.stroke()
}

async function sheet(task: TemplateTask, ...draws: readonly Draw[]): Promise<Canvas> {
  const canvas = createCanvas(task.width_px, task.height_px)
  for (const draw of draws) {
    const pen = canvas.getContext('2d')
    pen.save()
    await draw(pen, task)
    pen.restore()
  }
  return canvas
}

function getPixels(canvas: Canvas) {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return { width, height, data }
}

const whole = ({ width_px, height_px }: TemplateTask) => ({ left: 0, top: 0, right: width_px, bottom: height_px })

async function getPsd(task: TemplateTask): Promise<Buffer> {
  const { width_px: width, height_px: height, dpi, safe_px } = task
  const guide = async (name: string, draw: Draw): Promise<Layer> => ({
    ...whole(task),
    name,
    imageData: getPixels(await sheet(task, draw)),
  })
  const [left, top, right, bottom] = safe_px
  const upright = [left, right].map((location) => ({ location, direction: 'vertical' as const }))
  const level = [top, bottom].map((location) => ({ location, direction: 'horizontal' as const }))
  const unit = { horizontalResolutionUnit: 'PPI', verticalResolutionUnit: 'PPI' } as const
  const psd: Psd = {
    width,
    height,
    imageData: getPixels(await sheet(task, drawOutline, drawGuides)),
    // From bottom to top: the designer's artwork is below the guides.
    children: [
      { name: '设计放在这一层 Design here' },
      await guide('产品轮廓 Product outline', drawOutline),
      await guide('安全区参考线 Safe area guide', drawGuides),
    ],
    imageResources: {
      resolutionInfo: {
        ...unit,
        horizontalResolution: dpi,
        verticalResolution: dpi,
        widthUnit: 'Centimeters',
        heightUnit: 'Centimeters',
      },
      gridAndGuidesInformation: { guides: [...upright, ...level] },
    },
  }
  return writePsdBuffer(psd, { generateThumbnail: false, noBackground: true })
}

async function getPng(task: TemplateTask): Promise<Buffer> {
  const { width, height, data } = getPixels(await sheet(task, drawOutline, drawGuides))
  return sharp(data, { raw: { width, height, channels: 4 } })
    .withMetadata({ density: task.dpi })
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer()
}

export const drawTemplate = (task: TemplateTask): Promise<Buffer> =>
  task.format === 'psd' ? getPsd(task) : getPng(task)

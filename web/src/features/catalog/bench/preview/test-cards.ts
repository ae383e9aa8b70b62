import type { TestCard } from '../document/test-cards.view.ts'

type Context = OffscreenCanvasRenderingContext2D

const INK = '#17202e'
const BLUE = '#3b5bfd'
const RED = '#e8452c'

function drawFrame(context: Context, width: number, height: number): void {
  const line = Math.max(2, width / 200)
  context.strokeStyle = RED
  context.lineWidth = line
  context.strokeRect(line / 2, line / 2, width - line, height - line)
}

/** Squares of the same size everywhere: where they bend or grow, the surface does. */
function drawGrid(context: Context, width: number, height: number): void {
  const side = width / 10
  for (let row = 0; row * side < height; row++) {
    for (let column = 0; column < 10; column++) {
      context.fillStyle = (row + column) % 2 ? '#ffffff' : '#c9d3ff'
      context.fillRect(column * side, row * side, side + 1, side + 1)
    }
  }
  context.strokeStyle = BLUE
  context.lineWidth = Math.max(1.5, width / 300)
  for (let at = 0; at <= Math.max(width, height); at += side) {
    context.strokeRect(-9, at, width + 18, 1e-3)
    context.strokeRect(at, -9, 1e-3, height + 18)
  }
  context.fillStyle = RED
  context.fillRect(width / 2 - context.lineWidth, 0, 2 * context.lineWidth, height)
  context.fillRect(0, height / 2 - context.lineWidth, width, 2 * context.lineWidth)
}

/** Circles look round when the scale across and down is right. */
function drawCircles(context: Context, width: number, height: number): void {
  const step = width / 4
  context.lineWidth = Math.max(2, width / 120)
  const rows = Math.max(1, Math.round(height / step))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [(column + 0.5) * step, ((row + 0.5) * height) / rows]
      for (const [part, colour] of [
        [0.42, BLUE],
        [0.28, RED],
        [0.12, INK],
      ] as const) {
        context.strokeStyle = colour
        context.beginPath()
        context.arc(x, y, step * part, 0, 2 * Math.PI)
        context.stroke()
      }
    }
  }
}

function drawLines(context: Context, width: number, height: number): void {
  const lines = ['印途 InkRoute', 'ABCDEFGHIJKLM', 'abcdefghijklm', '0123456789', '一二三四五六七']
  const row = height / (lines.length + 1)
  const size = Math.min(row * 0.7, width / 8.5)
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, line] of lines.entries()) {
    context.font = `${index === 0 ? 700 : 500} ${size}px system-ui, sans-serif`
    context.fillText(line, width / 2, row * (index + 1), width * 0.94)
  }
}

/** A sunset with skin-like, deep and pale tones, to judge how colours look on the product. */
function drawScene(context: Context, width: number, height: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of [
    [0, '#1d3c78'],
    [0.35, '#c9588a'],
    [0.6, '#f7a35b'],
    [0.72, '#ffe2a8'],
  ] as const) {
    sky.addColorStop(at, colour)
  }
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#fff4d4'
  context.beginPath()
  context.arc(width * 0.64, height * 0.6, width * 0.1, 0, 2 * Math.PI)
  context.fill()
  for (const [from, peak, colour] of [
    [0.74, 0.52, '#7a4b7d'],
    [0.84, 0.64, '#45325f'],
    [0.96, 0.8, '#1b1f3b'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= 20; x++) {
      const wave = Math.abs(Math.sin(x * 0.55 + from * 30)) * (from - peak)
      context.lineTo((x / 20) * width, (from - wave) * height)
    }
    context.lineTo(width, height)
    context.fill()
  }
}

/** The whole artwork, as large as it fits. */
function drawArtwork(context: Context, width: number, height: number, picture: ImageBitmap): void {
  const scale = Math.min(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
}

const painters = { grid: drawGrid, circles: drawCircles, text: drawLines, photo: drawScene } as const

/** The card as a print would be painted: straight RGBA over the whole print area. */
export function paintCard(
  card: TestCard,
  size: { readonly width: number; readonly height: number },
  artwork: ImageBitmap | null,
): ImageData {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  if (card === 'artwork') {
    if (artwork) drawArtwork(context, size.width, size.height, artwork)
  } else if (card !== 'none') {
    painters[card](context, size.width, size.height)
    if (card !== 'photo') drawFrame(context, size.width, size.height)
  }
  return context.getImageData(0, 0, size.width, size.height)
}

// Uploaded SVGs are drawn from their curves at the size they are printed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { PictureCrop } from '@inkroute/engine/paint/surface'
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { fontEnvironment } from '../fonts/drawing-fonts.ts'
import { release, wholeWidth } from './load-pictures.ts'
import { assertWanted, type Face, type PaintSource } from './paint-task.ts'

export interface VectorTask {
  readonly path: string
  /** Size the drawing gives itself. */
  readonly own_width_px: number
  readonly own_height_px: number
  /** Pixels to draw. */
  readonly width_px: number
  readonly height_px: number
  /** The position of the whole drawing among them; it may exceed the edges. */
  readonly box: {
    readonly left_px: number
    readonly top_px: number
    readonly width_px: number
    readonly height_px: number
  }
}

/** As much as a photograph may take. */
const MAX_PIXELS = 120_000_000
/** A drawing within the limits of intake needs a few seconds; whatever takes this long is not worth the wait. */
const TIMEOUT_MS = 90_000
const MAX_MEMORY_MB = 1_500

const script = fileURLToPath(new URL('./draw-vector.child.ts', import.meta.url))

/** The shell's limits hold for native code as well. Where there is no such shell the clock alone counts. */
async function startChild(task: VectorTask) {
  const env = await fontEnvironment(await readFile(task.path, 'utf8'))
  const node = [process.execPath, '--max-old-space-size=512', script, JSON.stringify(task)]
  const limits = `ulimit -c 0; ulimit -d ${MAX_MEMORY_MB * 1024}; ulimit -t ${TIMEOUT_MS / 1000}`
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', `{ ${limits}; } 2>/dev/null; exec "$@"`, 'sh', ...node]
  // It reads a file nobody vouches for and has no business with our secrets.
  return spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Fills the canvas from the top with rows as they come. */
async function fillFrom(rows: Readable, canvas: Canvas): Promise<void> {
  const { width, height } = canvas
  const pen = canvas.getContext('2d')
  const strip = new Uint8ClampedArray(4 * width * Math.min(height, Math.max(1, Math.floor(4_000_000 / width))))
  let [top, held] = [0, 0]
  const lay = () => {
    const count = held / (4 * width)
    pen.putImageData(new ImageData(strip.slice(0, held), width, count), 0, top)
    top += count
    held = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + strip.length - held)
      strip.set(part, held)
      held += part.length
      at += part.length
      if (held === strip.length) lay()
    }
  }
  if (held > 0) lay()
  if (top !== height) throw new Error(`the drawing ended after ${top} of ${height} rows`)
}

/** Fails when the drawing cannot be drawn, or takes too long. */
export async function drawVector(task: VectorTask, timeout_ms = TIMEOUT_MS): Promise<Canvas> {
  const child = await startChild(task)
  const canvas = createCanvas(task.width_px, task.height_px)
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout_ms)
  const ended = once(child, 'close') as Promise<[code: number | null]>
  // Also told by the missing rows, which are noticed first.
  ended.catch(() => {})
  try {
    await fillFrom(child.stdout, canvas)
    const [code] = await ended
    if (code !== 0) throw new Error(`drawing ended with code ${code}`)
    return canvas
  } catch (error) {
    child.kill('SIGKILL')
    release(canvas)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

interface Size {
  readonly width_px: number
  readonly height_px: number
}

type ImageUse = Extract<Layer, { type: 'image' }>

/** The only layer that shows a source, if its pixels can align with those of the print: upright and not mirrored. */
function onlyUse(layers: readonly Layer[]): ImageUse | null {
  const [layer, ...others] = layers
  if (layer?.type !== 'image' || others.length > 0 || layer.crop || layer.adjust) return null
  return layer.rotation_deg === 0 && !layer.flip_x && !layer.flip_y ? layer : null
}

/** Drawn pixel upon pixel for its place, as far as it can be seen. */
function placedTask(source: PaintSource, path: string, layer: ImageUse, { area }: Face, size: Size) {
  const [x, y] = [size.width_px / area.width, size.height_px / area.height]
  const left = (layer.cx - layer.width / 2 - area.left) * x
  const top = (layer.cy - layer.height / 2 - area.top) * y
  const [width, height] = [layer.width * x, layer.height * y]
  const [from_x, from_y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))]
  const width_px = Math.min(size.width_px, Math.ceil(left + width)) - from_x
  const height_px = Math.min(size.height_px, Math.ceil(top + height)) - from_y
  if (width_px <= 0 || height_px <= 0) return null
  const box = { left_px: left - from_x, top_px: top - from_y, width_px: width, height_px: height }
  const crop: PictureCrop = {
    left: -box.left_px / width,
    top: -box.top_px / height,
    width: width_px / width,
    height: height_px / height,
  }
  return {
    task: { path, own_width_px: source.width_px, own_height_px: source.height_px, width_px, height_px, box },
    crop,
  }
}

/** Drawn as large as the layer that needs most of it. */
function wholeTask(source: PaintSource, path: string, layers: readonly Layer[], scale: number) {
  const aspect = source.height_px / source.width_px
  const widths = layers.map((layer) => (layer.type === 'pattern' ? layer.tile_width : wholeWidth(layer, 1 / aspect)))
  const most = Math.sqrt(MAX_PIXELS / aspect)
  const width_px = Math.max(1, Math.ceil(Math.min(most, Math.max(...widths) * scale)))
  const height_px = Math.max(1, Math.round(width_px * aspect))
  const task = { path, own_width_px: source.width_px, own_height_px: source.height_px, width_px, height_px }
  return { task: { ...task, box: { left_px: 0, top_px: 0, width_px, height_px } }, crop: null }
}

export interface DrawnVector {
  readonly canvas: Canvas
  readonly crop: PictureCrop | null
}

const getUses = ({ view }: Face, { kind, key }: PaintSource): Layer[] =>
  view.layers.filter(
    (layer) => !layer.is_hidden && 'source' in layer && layer.source.kind === kind && layer.source.key === key,
  )

/** The drawings of a face for a print of this size. One that cannot be drawn is left to its pixels: the print goes on. */
export async function drawVectors(face: Face, size: Size): Promise<Map<PaintSource, DrawnVector>> {
  const drawn = new Map<PaintSource, DrawnVector>()
  const scale = Math.max(size.width_px / face.area.width, size.height_px / face.area.height)
  for (const source of face.sources) {
    const layers = getUses(face, source)
    if (!source.vector_path || layers.length === 0) continue
    assertWanted(face)
    const only = onlyUse(layers)
    const plan = only
      ? placedTask(source, source.vector_path, only, face, size)
      : wholeTask(source, source.vector_path, layers, scale)
    const canvas = plan && (await drawVector(plan.task).catch(() => null))
    if (plan && canvas) drawn.set(source, { canvas, crop: plan.crop })
  }
  return drawn
}

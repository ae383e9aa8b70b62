import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { findSurface, paintTools } from '../paint/paint-tools.ts'
import type { Viewport } from '../state/viewport.view.ts'
import { dirtyRect, findShift, getReach, isSame, meets, type Rect, splitLayers } from './dirty.view.ts'

/** Everything the stage shows in a frame. */
export interface Scene {
  readonly design: ViewDesign
  readonly area: Area
  readonly viewport: Viewport
  /** Device pixels per screen pixel. */
  readonly ratio: number
  /** Changes when a picture or font has loaded. */
  readonly supplies: unknown
  /** Layers being dragged. */
  readonly moving: ReadonlySet<string>
}

/** Static layers during a drag: painted once, then drawn below and above the moving ones in every frame. */
interface Held {
  readonly scene: Scene
  readonly below: readonly Layer[]
  readonly above: readonly Layer[]
  readonly under: HTMLCanvasElement
  readonly over: HTMLCanvasElement | null
  /** The moving layers as they were when the drag started. */
  readonly start: readonly Layer[]
  /** Cached image of layers too slow to paint in every frame. */
  sprite: HTMLCanvasElement | null
  live_ms: number
  last: Rect | null
}

/** Painting the moving layers within this time does not stutter. */
const COSTLY_MS = 16

type Pen = CanvasRenderingContext2D

const findPen = (canvas: HTMLCanvasElement) => findSurface(canvas) as Pen | null

function sized(canvas: HTMLCanvasElement, { viewport, ratio }: Scene): boolean {
  const [width, height] = [Math.round(viewport.width * ratio), Math.round(viewport.height * ratio)]
  if (canvas.width === width && canvas.height === height) return false
  canvas.width = width
  canvas.height = height
  return true
}

/** Paints some layers of the scene. */
function paintLayers(canvas: HTMLCanvasElement, scene: Scene, layers: readonly Layer[], has_background: boolean): void {
  const surface = findSurface(canvas)
  const pen = findPen(canvas)
  if (!surface || !pen) return
  const { design, area, viewport, ratio } = scene
  pen.save()
  pen.translate(Math.round(viewport.x * ratio), Math.round(viewport.y * ratio))
  paintView(surface, {
    view: { ...design, background: has_background ? design.background : null, layers: layers as Layer[] },
    area,
    scale: viewport.zoom * ratio,
    tools: paintTools,
    origin: 'canvas',
    is_clipped: true,
  })
  pen.restore()
}

function newCanvas(scene: Scene): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  sized(canvas, scene)
  return canvas
}

function hold(scene: Scene): Held {
  const { below, above, live } = splitLayers(scene.design.layers, scene.moving)
  const under = newCanvas(scene)
  paintLayers(under, scene, below, true)
  const over = above.length > 0 ? newCanvas(scene) : null
  if (over) paintLayers(over, scene, above, false)
  return { scene, below, above, under, over, start: live, sprite: null, live_ms: 0, last: null }
}

function stillHolds(held: Held | null, scene: Scene): held is Held {
  if (!held) return false
  const { below, above } = splitLayers(scene.design.layers, scene.moving)
  const was = held.scene
  return (
    was.viewport === scene.viewport &&
    was.area === scene.area &&
    was.ratio === scene.ratio &&
    was.supplies === scene.supplies &&
    was.design.background === scene.design.background &&
    was.design.grid === scene.design.grid &&
    isSame(held.below, below) &&
    isSame(held.above, above)
  )
}

function getSprite(held: Held): HTMLCanvasElement {
  if (held.sprite) return held.sprite
  held.sprite = newCanvas(held.scene)
  paintLayers(held.sprite, held.scene, held.start, false)
  return held.sprite
}

/** Long texts are moved as a cached image until the drag ends; everything else is painted live. */
function paintLive(canvas: HTMLCanvasElement, held: Held, scene: Scene, live: readonly Layer[], dirty: Rect): void {
  const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  // Text only: a moved pattern reveals other tiles at its edges.
  const is_costly = held.live_ms > COSTLY_MS && live.every((layer) => layer.type === 'text' && !layer.blend)
  const shift = is_costly ? findShift(held.start, live) : null
  if (shift) {
    const scale = scene.viewport.zoom * scene.ratio
    findPen(canvas)?.drawImage(getSprite(held), Math.round(shift.x * scale), Math.round(shift.y * scale))
    return
  }
  const from_ms = performance.now()
  const touched = live.filter((layer) => meets(getReach([layer], scene.viewport, scene.ratio, whole), dirty))
  paintLayers(canvas, scene, touched, false)
  held.live_ms = performance.now() - from_ms
}

/** Repaints only the old and new areas of the moved layers. */
function paintMoved(canvas: HTMLCanvasElement, held: Held, scene: Scene): void {
  const pen = findPen(canvas)
  if (!pen) return
  const { live } = splitLayers(scene.design.layers, scene.moving)
  const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  const moved = live.filter((layer) => scene.moving.has(layer.id))
  const now = getReach(moved, scene.viewport, scene.ratio, whole)
  const dirty = held.last ? dirtyRect([held.last, now], whole) : whole
  held.last = now
  const { x, y, width, height } = dirty
  if (width <= 0 || height <= 0) return
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, height)
  pen.clip()
  pen.clearRect(x, y, width, height)
  pen.drawImage(held.under, x, y, width, height, x, y, width, height)
  paintLive(canvas, held, scene, live, dirty)
  if (held.over) pen.drawImage(held.over, x, y, width, height, x, y, width, height)
  pen.restore()
}

/** Paints the stage: only dirty rectangles during a drag, otherwise everything. */
export function createPainter(canvas: HTMLCanvasElement) {
  let held: Held | null = null
  let whole_ms = 0
  return {
    /** Duration of the last full paint. */
    cost_ms: () => whole_ms,
    paint(scene: Scene): void {
      const was_resized = sized(canvas, scene)
      if (scene.moving.size > 0) {
        if (!stillHolds(held, scene)) held = hold(scene)
        else if (was_resized) held.last = null
        paintMoved(canvas, held, scene)
        return
      }
      held = null
      const from_ms = performance.now()
      if (!was_resized) findPen(canvas)?.clearRect(0, 0, canvas.width, canvas.height)
      paintLayers(canvas, scene, scene.design.layers, true)
      whole_ms = performance.now() - from_ms
    },
  }
}

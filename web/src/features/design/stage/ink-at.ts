import { type Point, turn } from '@inkroute/engine/geometry/box'
import { wholePicture } from '@inkroute/engine/layers/adjust'
import type { ImageLayer, Layer } from '@inkroute/engine/layers/layer-types'
import { shapeHasInk } from '@inkroute/engine/paths/ink-at'
import { inkBoxNow } from '../state/font-shelf.ts'
import { loadedPicture } from '../state/picture-shelf.ts'
import { gridNow } from '../state/studio-store.ts'

/** Fine enough to find the hole of a frame. */
const SIDE_PX = 256
const CLEAR = 8

const small = new WeakMap<HTMLImageElement, ImageData>()

function findPixels(image: HTMLImageElement): ImageData | undefined {
  const known = small.get(image)
  if (known) return known
  const canvas = document.createElement('canvas')
  const factor = Math.min(1, SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
  small.set(image, pixels)
  return pixels
}

/** Where on its picture a point of the canvas lies, as shares of its sides. */
export function placeOnPicture(layer: ImageLayer, point: Point): Point {
  const { x, y } = turn({ x: point.x - layer.cx, y: point.y - layer.cy }, -layer.rotation_deg)
  const [across, down] = [(layer.flip_x ? -x : x) / layer.width + 0.5, (layer.flip_y ? -y : y) / layer.height + 0.5]
  const crop = layer.crop ?? wholePicture
  return { x: crop.left + across * crop.width, y: crop.top + down * crop.height }
}

function pictureHasInk(layer: ImageLayer, point: Point): boolean {
  const image = loadedPicture(layer.source.kind, layer.source.key)
  const pixels = image && findPixels(image)
  if (!pixels) return true
  const { x, y } = placeOnPicture(layer, point)
  const within = (share: number, side: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)))
  const at = within(y, pixels.height) * pixels.width + within(x, pixels.width)
  return (pixels.data[4 * at + 3] ?? 255) > CLEAR
}

/** Whether a layer covers a point; letters are taken by their whole box, because nobody aims at a stroke. */
export function hasInkAt(layer: Layer, point: Point): boolean {
  if (layer.type === 'shape') return shapeHasInk(layer, point)
  return layer.type === 'image' ? pictureHasInk(layer, point) : true
}

/** What `layerAt` needs to know of the side on the canvas. */
export const sightNow = () => ({ grid: gridNow(), boxOf: inkBoxNow, hasInk: hasInkAt })

import { paintView } from '@inkroute/engine/paint/paint-view'
import type { PaintTools, PictureCrop, Surface } from '@inkroute/engine/paint/surface'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { loadTypesetter } from '../fonts/load-typesetter.ts'
import { asSurface } from './as-surface.ts'
import type { DrawnVector } from './draw-vector.ts'
import { type Drawable, loadPictures, type Pictures, pictureKey, release } from './load-pictures.ts'
import { assertWanted, CannotPaint, type Face, type PaintSource } from './paint-task.ts'

const getSurface = (canvas: Canvas): Surface<Drawable> => asSurface(canvas.getContext('2d'))

/** Drawings for this very painting, in the place of their pixels. */
type DrawnVectors = ReadonlyMap<PaintSource, DrawnVector>
const noVectors: DrawnVectors = new Map()

type Smoothing = NonNullable<PaintTools<Drawable>['smoothingOf']>

/** Up to here every pixel of the picture still has its say when four of them are mixed for each that is painted. */
const NEARLY_ITS_SIZE = 1.5

/**
 * For pictures on a screen. Pictures are loaded hardly larger than they are painted, and smoothing such a one finely
 * takes four times as long for a difference nobody sees. What goes to print is always smoothed finely.
 */
export const smoothingForScreens: Smoothing = ({ width, height }, width_px, height_px) => {
  const [across, down] = [width / width_px, height / height_px]
  return Math.min(across, down) >= 1 && Math.max(across, down) <= NEARLY_ITS_SIZE ? 'low' : 'high'
}

const toolsWith = (
  face: Face,
  pictures: Pictures,
  tiles: Canvas[],
  others: Pick<PaintTools<Drawable>, 'smoothingOf' | 'cropOf'> & { readonly typesetter: Typesetter },
): PaintTools<Drawable> => ({
  ...others,
  pictureOf: (kind, key) => {
    assertWanted(face)
    return pictures.get(pictureKey(kind, key))
  },
  sizeOf: (picture) => picture,
  makeTile: (width_px, height_px) => {
    const canvas = createCanvas(width_px, height_px)
    tiles.push(canvas)
    return { surface: getSurface(canvas), picture: canvas }
  },
})

/** Paints a view over exactly this many pixels of an empty canvas, from its upper left corner on. */
async function paintOn(
  canvas: Canvas,
  face: Face,
  { width: width_px, height: height_px }: Pick<Canvas, 'width' | 'height'>,
  { smoothingOf, drawn = noVectors }: { readonly smoothingOf?: Smoothing; readonly drawn?: DrawnVectors },
): Promise<void> {
  const { view, area } = face
  const scale = width_px / area.width
  const rest = { ...face, sources: face.sources.filter((source) => !drawn.has(source)) }
  const loaded = await loadPictures(rest, Math.max(scale, height_px / area.height))
  const pictures = new Map<string, Drawable>(loaded)
  for (const [{ kind, key }, { canvas: vector }] of drawn) pictures.set(pictureKey(kind, key), vector)
  const crops = new Map<Drawable, PictureCrop>()
  for (const { canvas: vector, crop } of drawn.values()) if (crop) crops.set(vector, crop)
  const surface = getSurface(canvas)
  surface.scale(1, height_px / area.height / scale)
  const tiles: Canvas[] = []
  const typesetter = await loadTypesetter(view.layers, face.fonts)
  const tools = toolsWith(face, pictures, tiles, { typesetter, smoothingOf, cropOf: (picture) => crops.get(picture) })
  const missing = (() => {
    try {
      return paintView(surface, { view, area, scale, tools, origin: 'area', is_clipped: true })[0]
    } finally {
      for (const used of [...pictures.values(), ...tiles]) release(used)
    }
  })()
  if (missing === undefined) return
  const layer = view.layers.find(({ id }) => id === missing)
  throw new CannotPaint({ name: 'design_picture_missing', details: { layer: layer?.name || missing } })
}

/** A view painted over exactly this many pixels. They may be a little narrower than high for their area, or wider. */
export async function paintFace(
  face: Face,
  width_px: number,
  height_px: number,
  how: { readonly smoothingOf?: Smoothing; readonly drawn?: DrawnVectors } = {},
): Promise<Canvas> {
  const canvas = createCanvas(width_px, height_px)
  try {
    await paintOn(canvas, face, canvas, how)
  } catch (error) {
    release(canvas)
    throw error
  }
  return canvas
}

/** Larger ones are rare and not kept. */
const MOST_KEPT_PIXELS = 3_000_000
const MOST_EASELS = 3
/** All of a canvas is cleared for each picture, so one that is far too large is no gain. */
const MOST_SPARE = 1.5

/**
 * The canvases that a painter draws its pictures on, the last one first. Of a new one for each picture all pages would
 * be asked of the system twice, for reading and for writing: measured, as long as painting itself.
 */
const easels: Canvas[] = []

function easelFor(width_px: number, height_px: number): Canvas {
  const most_px = MOST_SPARE * width_px * height_px
  const at = easels.findIndex(
    ({ width, height }) => width >= width_px && height >= height_px && width * height <= most_px,
  )
  const [found] = at === -1 ? [] : easels.splice(at, 1)
  const easel = found ?? createCanvas(width_px, height_px)
  easel.getContext('2d').setTransform(1, 0, 0, 1, 0, 0)
  // The whole of it: where a part stays, it moves to new memory with the next stroke. And before anything is drawn on a
  // new one: pages that are written first are asked for once.
  easel.getContext('2d').clearRect(0, 0, easel.width, easel.height)
  return easel
}

function putAway(easel: Canvas): void {
  if (easel.width * easel.height > MOST_KEPT_PIXELS) release(easel)
  else easels.unshift(easel)
  for (const old of easels.splice(MOST_EASELS)) release(old)
}

/** The same as straight RGBA. A canvas on which painting broke off is in no state to be used again. */
export async function paintPixels(face: Face, width_px: number, height_px: number): Promise<Uint8ClampedArray> {
  const easel = easelFor(width_px, height_px)
  try {
    await paintOn(easel, face, { width: width_px, height: height_px }, { smoothingOf: smoothingForScreens })
  } catch (error) {
    release(easel)
    throw error
  }
  const { data } = easel.getContext('2d').getImageData(0, 0, width_px, height_px)
  putAway(easel)
  return data
}

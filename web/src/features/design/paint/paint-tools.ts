import type { PaintTools, Surface } from '@inkroute/engine/paint/surface'
import { loadedTypesetter } from '../state/font-shelf.ts'
import { loadedPicture, repaintPictures } from '../state/picture-shelf.ts'
import { enlargeInWorker, enlarger } from './enlarging.ts'

type Paintable = HTMLImageElement | HTMLCanvasElement

/** The browser's canvas as an engine surface. Software rendering keeps it bit-identical with the server. */
export const findSurface = (canvas: HTMLCanvasElement): Surface<Paintable> | null =>
  canvas.getContext('2d', { willReadFrequently: true }) as Surface<Paintable> | null

/** Variants of one picture that are kept: those of a few layers, and the last ones of a slider. */
const MOST_KEPT = 4
const variants = new WeakMap<Paintable, Map<string, Paintable>>()

function keptVariant(picture: Paintable, key: string, make: () => Paintable): Paintable {
  const known = variants.get(picture) ?? new Map<string, Paintable>()
  variants.set(picture, known)
  const found = known.get(key) ?? make()
  known.delete(key)
  known.set(key, found)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return found
}

const newTile: PaintTools<Paintable>['makeTile'] = (width_px, height_px) => {
  const picture = document.createElement('canvas')
  picture.width = width_px
  picture.height = height_px
  const surface = findSurface(picture)
  if (!surface) throw new Error('no canvas')
  return { surface, picture }
}

const getSize: PaintTools<Paintable>['sizeOf'] = (picture) =>
  picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: picture.width, height: picture.height }

/** Where a browser refuses the worker, pictures are upscaled as they are painted. */
let has_worker = true

const startEnlarging = enlarger<Paintable>({
  tools: { sizeOf: getSize, makeTile: newTile },
  enlarge: enlargeInWorker,
  onDone: (picture, doubled) => {
    if (doubled) keptVariant(picture, 'enlarged', () => doubled)
    else has_worker = false
    repaintPictures()
  },
})

function doubledLater(picture: Paintable): Paintable | undefined {
  const known = variants.get(picture)?.get('enlarged')
  if (!known) startEnlarging(picture)
  return known && keptVariant(picture, 'enlarged', () => known)
}

/** What the painter needs in a browser, everything at once. */
export const paintToolsAtOnce: PaintTools<Paintable> = {
  pictureOf: loadedPicture,
  sizeOf: getSize,
  kept: keptVariant,
  /** Loaded with the first text. */
  get typesetter() {
    return loadedTypesetter()
  },
  makeTile: newTile,
}

/** The same with upscaling in a worker: what is seen is painted again once it is there. */
export const paintTools: PaintTools<Paintable> = {
  ...paintToolsAtOnce,
  get typesetter() {
    return loadedTypesetter()
  },
  get doubled() {
    return has_worker ? doubledLater : undefined
  },
}

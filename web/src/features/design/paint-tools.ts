import type { PaintTools, Surface } from '@inkroute/engine/paint/surface'
import { loadedPicture } from './picture-shelf.ts'
import { loadedTypesetter } from './text/font-shelf.ts'

type Paintable = HTMLImageElement | HTMLCanvasElement

/** The browser's canvas as an engine surface. Software rendering keeps it bit-identical with the server. */
export const surfaceOf = (canvas: HTMLCanvasElement): Surface<Paintable> | null =>
  canvas.getContext('2d', { willReadFrequently: true }) as Surface<Paintable> | null

export const paintTools: PaintTools<Paintable> = {
  pictureOf: loadedPicture,
  /** Loaded with the first text. */
  get typesetter() {
    return loadedTypesetter()
  },
  makeTile: (width_px, height_px) => {
    const picture = document.createElement('canvas')
    picture.width = width_px
    picture.height = height_px
    const surface = surfaceOf(picture)
    if (!surface) throw new Error('no canvas')
    return { surface, picture }
  },
}

import type { DesignDocument } from '../document/design-document.ts'
import { turn } from '../geometry/box.ts'
import { type Adjust, type Crop, wholePicture } from '../layers/adjust.ts'
import type { Fade } from '../layers/gradient.ts'
import type { ImageLayer, Layer } from '../layers/layer-types.ts'
import type { BlendMode, PictureSource } from '../layers/placed.ts'
import { changeLayers, type Selection } from './selection.ts'
import { layerLength } from './transform.ts'

/** Without the parts that change nothing; undefined when none is left. */
function kept(adjust: Adjust): Adjust | undefined {
  const parts = Object.entries(adjust).filter(([, value]) => value !== undefined && value !== 0)
  return parts.length > 0 ? (Object.fromEntries(parts) as Adjust) : undefined
}

/** Changes some adjustments of the chosen pictures; `undefined` or 0 takes one away. */
export const setAdjust = (document: DesignDocument, selection: Selection, change: Adjust): DesignDocument =>
  changeLayers(document, selection, (layer) =>
    layer.type === 'image' || layer.type === 'pattern' ? { adjust: kept({ ...layer.adjust, ...change }) } : {},
  )

/** Pictures as they were uploaded. */
export const clearAdjust = (document: DesignDocument, selection: Selection): DesignDocument =>
  changeLayers(document, selection, (layer) => {
    if (layer.type === 'image') return { adjust: undefined, fade: undefined }
    return layer.type === 'pattern' ? { adjust: undefined } : {}
  })

/** Shows another picture in the same frame, with the same adjustments. */
export const setSource = (document: DesignDocument, selection: Selection, source: PictureSource): DesignDocument =>
  changeImages(document, selection, () => ({ source }))

/** Lets the chosen pictures fade out, or shows them whole. */
export const setFade = (document: DesignDocument, selection: Selection, fade: Fade | undefined): DesignDocument =>
  changeImages(document, selection, () => ({ fade }))

export const setBlend = (document: DesignDocument, selection: Selection, blend: BlendMode | undefined) =>
  changeLayers(document, selection, () => ({ blend }))

const fine = (value: number) => Math.round(value * 1e6) / 1e6

/** A part of the picture as documents may have it: inside, and undefined for all of it. */
export function cropWithin({ left, top, width, height }: Crop): Crop | undefined {
  const [across, down] = [Math.min(1, Math.max(0.01, fine(width))), Math.min(1, Math.max(0.01, fine(height)))]
  const crop = {
    left: Math.min(fine(1 - across), Math.max(0, fine(left))),
    top: Math.min(fine(1 - down), Math.max(0, fine(top))),
    width: across,
    height: down,
  }
  return across === 1 && down === 1 ? undefined : crop
}

const changeImages = (
  document: DesignDocument,
  selection: Selection,
  change: (layer: ImageLayer) => Partial<ImageLayer>,
): DesignDocument =>
  changeLayers(document, selection, (layer): Partial<Layer> => (layer.type === 'image' ? change(layer) : {}))

/** How much the picture is enlarged inside its frame: 1 shows as much of it as the frame can. */
export const cropZoom = ({ crop = wholePicture }: Pick<ImageLayer, 'crop'>): number =>
  1 / Math.max(crop.width, crop.height)

/** Moves the picture inside its frame, by pixels of the canvas as seen. */
export const panCrop = (document: DesignDocument, selection: Selection, dx: number, dy: number): DesignDocument =>
  changeImages(document, selection, (layer) => {
    const crop = layer.crop ?? wholePicture
    const by = turn({ x: dx, y: dy }, -layer.rotation_deg)
    const [x, y] = [layer.flip_x ? -by.x : by.x, layer.flip_y ? -by.y : by.y]
    return {
      crop: cropWithin({
        ...crop,
        left: crop.left - (x / layer.width) * crop.width,
        top: crop.top - (y / layer.height) * crop.height,
      }),
    }
  })

/** Enlarges the picture inside its frame around the middle of what is shown. */
export const zoomCrop = (document: DesignDocument, selection: Selection, zoom: number): DesignDocument =>
  changeImages(document, selection, (layer) => {
    const crop = layer.crop ?? wholePicture
    const factor = cropZoom(layer) / Math.max(1, zoom)
    const [width, height] = [crop.width * factor, crop.height * factor]
    const left = crop.left + (crop.width - width) / 2
    return { crop: cropWithin({ left, top: crop.top + (crop.height - height) / 2, width, height }) }
  })

/** Cuts the frame to a proportion of width to height; what is shown keeps its size. */
export const cropTo = (document: DesignDocument, selection: Selection, ratio: number): DesignDocument =>
  changeImages(document, selection, (layer) => {
    const crop = layer.crop ?? wholePicture
    const width = Math.min(layer.width, layer.height * ratio)
    const height = width / ratio
    const [across, down] = [(crop.width * width) / layer.width, (crop.height * height) / layer.height]
    return {
      width: layerLength(width),
      height: layerLength(height),
      crop: cropWithin({
        left: crop.left + (crop.width - across) / 2,
        top: crop.top + (crop.height - down) / 2,
        width: across,
        height: down,
      }),
    }
  })

/** Shows the whole picture again, its parts where they were. */
export const uncrop = (document: DesignDocument, selection: Selection): DesignDocument =>
  changeImages(document, selection, (layer) => {
    const { crop } = layer
    if (!crop) return {}
    const [width, height] = [layer.width / crop.width, layer.height / crop.height]
    const from_middle = {
      x: (0.5 - (crop.left + crop.width / 2)) * width * (layer.flip_x ? -1 : 1),
      y: (0.5 - (crop.top + crop.height / 2)) * height * (layer.flip_y ? -1 : 1),
    }
    const by = turn(from_middle, layer.rotation_deg)
    return {
      crop: undefined,
      width: layerLength(width),
      height: layerLength(height),
      cx: layer.cx + by.x,
      cy: layer.cy + by.y,
    }
  })

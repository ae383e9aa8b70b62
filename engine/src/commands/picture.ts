import { shownPart } from '../cutout/mask-code.ts'
import type { DesignDocument } from '../document/design-document.ts'
import { turn } from '../geometry/box.ts'
import { type Adjust, type Crop, type Cutout, wholePicture } from '../layers/adjust.ts'
import type { Fade } from '../layers/gradient.ts'
import type { ImageLayer, Layer } from '../layers/layer-types.ts'
import { isMasked } from '../layers/picture-mask.ts'
import type { BlendMode, PictureSource } from '../layers/placed.ts'
import { changeLayers, type Selection } from '../transform/selection.ts'
import { layerLength } from '../transform/transform.ts'

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
    if (layer.type === 'image') return { ...untrimmed(layer), adjust: undefined, fade: undefined }
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

/** The frame around another part of the picture, what is shown of it staying where it was. */
function framed(layer: ImageLayer, part: Crop): Pick<ImageLayer, 'crop' | 'width' | 'height' | 'cx' | 'cy'> {
  const crop = layer.crop ?? wholePicture
  const [whole_width, whole_height] = [layer.width / crop.width, layer.height / crop.height]
  const from_middle = {
    x: (part.left + part.width / 2 - (crop.left + crop.width / 2)) * whole_width * (layer.flip_x ? -1 : 1),
    y: (part.top + part.height / 2 - (crop.top + crop.height / 2)) * whole_height * (layer.flip_y ? -1 : 1),
  }
  const by = turn(from_middle, layer.rotation_deg)
  return {
    crop: cropWithin(part),
    width: layerLength(part.width * whole_width),
    height: layerLength(part.height * whole_height),
    cx: layer.cx + by.x,
    cy: layer.cy + by.y,
  }
}

/** Shows the whole picture again, its parts where they were. */
export const uncrop = (document: DesignDocument, selection: Selection): DesignDocument =>
  changeImages(document, selection, (layer) => (layer.crop ? framed(layer, wholePicture) : {}))

/** What both show, or null where that is nothing. */
function overlap(a: Crop, b: Crop): Crop | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

const isSame = (a: Crop | undefined, b: Crop | undefined): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => a?.[side] === b?.[side])

/** Masks and fades are drawn for the frame, so theirs is left alone. */
function trimmed(layer: ImageLayer, cutout: Cutout | undefined): Partial<ImageLayer> {
  const part = cutout && !isMasked(layer) && !layer.fade && shownPart(cutout)
  const shown = part && overlap(layer.crop ?? wholePicture, part)
  return shown ? framed(layer, shown) : {}
}

/** A frame that fits its cut-out is one that was trimmed to it: the background comes back with all of the picture. */
function untrimmed(layer: ImageLayer): ImageLayer {
  const part = layer.adjust?.cutout && shownPart(layer.adjust.cutout)
  return part && isSame(layer.crop, cropWithin(part)) ? { ...layer, ...framed(layer, wholePicture) } : layer
}

/** Removes the background of the chosen pictures and trims their frames to what is left, or brings it back. */
export const setCutout = (document: DesignDocument, selection: Selection, cutout: Cutout | undefined): DesignDocument =>
  changeImages(document, selection, (layer) => {
    const whole = untrimmed(layer)
    return { ...whole, ...trimmed(whole, cutout), adjust: kept({ ...layer.adjust, cutout }) }
  })

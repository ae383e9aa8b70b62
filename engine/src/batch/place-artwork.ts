import { addLayer } from '../commands/layers.ts'
import { tile } from '../commands/tile.ts'
import { type DesignDocument, newDocument } from '../document/design-document.ts'
import { type Area, getBounds } from '../geometry/box.ts'
import type { ImageLayer } from '../layers/layer-types.ts'
import { placeBeside } from '../print/place-new.ts'
import { exportScale, getBleedArea, getSafeArea } from '../print/print-area.ts'
import { changeLayers, round } from '../transform/selection.ts'
import { fill, fit, layerLength, scaledLayer } from '../transform/transform.ts'
import type { BatchArtwork, BatchFace, BatchProduct } from './batch-product.ts'
import { framedBy, getAdjust } from './picture-rule.ts'
import { type FacePlacement, getPictureRule, type Placement } from './placement.ts'

/** The rule of a face: its own, else that of the main one or of the others. */
export const getPlacement = ({ main, others, faces }: Placement, face: BatchFace): FacePlacement =>
  faces[face.key] ?? (face.is_main ? main : others)

const inner = ({ left, top, width, height }: Area, share: number): Area => ({
  left: left + (width * (1 - share)) / 2,
  top: top + (height * (1 - share)) / 2,
  width: width * share,
  height: height * share,
})

/** The picture with one pixel for each pixel of the print. */
function newLayer(id: string, artwork: BatchArtwork, rule: FacePlacement, face: BatchFace, dpi: number): ImageLayer {
  const scale = exportScale(face.width_cm, dpi, face.area)
  const { width_px, height_px } = artwork.source
  // Of a repeated picture, the whole one is repeated.
  const framed = framedBy(artwork.source, rule.mode === 'tile' ? undefined : rule.frame)
  return {
    id,
    type: 'image',
    name: artwork.name.slice(0, 120),
    source: artwork.source,
    ...framed,
    cx: face.area.left + face.area.width / 2,
    cy: face.area.top + face.area.height / 2,
    width: layerLength((width_px * (framed.crop?.width ?? 1)) / scale),
    height: layerLength((height_px * (framed.crop?.height ?? 1)) / scale),
    rotation_deg: rule.rotation_deg,
    flip_x: rule.is_mirrored,
    flip_y: false,
    opacity: rule.opacity ?? 1,
    is_locked: false,
    is_hidden: false,
    group_id: null,
    ...getAdjust(rule, artwork.cutout),
    ...(rule.fade ? { fade: rule.fade } : {}),
    ...(rule.blend ? { blend: rule.blend } : {}),
  }
}

const isLarger = (layer: ImageLayer, area: Area): boolean => {
  const { width, height } = getBounds([layer])
  return width > area.width || height > area.height
}

/** Interpolates from one end of the free space over the visible place to the other end. */
function along(room: number, middle: number, share: number): number {
  const seen = Math.max(0, Math.min(room, middle))
  return share <= 0.5 ? seen * 2 * share : seen + (room - seen) * (2 * share - 1)
}

/** Like `anchored`, but centred artwork faces the camera: buyers see it on the first picture. */
const inSight = (document: DesignDocument, id: string, { view_id, area, seen }: BatchFace, { x, y }: FacePlacement) =>
  changeLayers(document, { view_id, ids: [id] }, (layer) => {
    const { width, height } = getBounds([layer])
    const from_left = along(Math.max(0, area.width - width), area.width * seen.x - width / 2, x)
    const from_top = along(Math.max(0, area.height - height), area.height * seen.y - height / 2, y)
    return {
      cx: round(area.left + width / 2 + from_left),
      cy: round(area.top + height / 2 + from_top),
    }
  })

/** Moves the layer within the room around it, or the cut within the layer. */
const anchored = (document: DesignDocument, view_id: number, id: string, area: Area, { x, y }: FacePlacement) =>
  changeLayers(document, { view_id, ids: [id] }, (layer) => {
    const { width, height } = getBounds([layer])
    return {
      cx: round(area.left + width / 2 + (area.width - width) * x),
      cy: round(area.top + height / 2 + (area.height - height) * y),
    }
  })

/** Artwork that nobody placed elsewhere on purpose keeps clear of holes. */
function besideHoles(document: DesignDocument, id: string, face: BatchFace, { x, y }: FacePlacement): DesignDocument {
  const { view_id, area, width_cm, facts } = face
  if (!facts?.cut_outs?.length || x !== 0.5 || y !== 0.5) return document
  const ground = { area: { ...area, ...facts }, cm_per_px: width_cm / area.width }
  return changeLayers(document, { view_id, ids: [id] }, (layer) => {
    const middle = { x: layer.cx, y: layer.cy }
    const { cx, cy, factor } = placeBeside(ground, { ...getBounds([layer]), middle })
    return { cx: round(cx), cy: round(cy), ...scaledLayer(layer, factor) }
  })
}

/** The safe area where the product states one, and all of the print otherwise. */
const getSafe = ({ area, width_cm, facts }: BatchFace): Area =>
  facts?.safe_cm ? getSafeArea({ ...area, safe_cm: facts.safe_cm }, width_cm / area.width) : area

const smaller = (a: Area, b: Area): Area => (a.width <= b.width ? a : b)

interface Place {
  readonly face: BatchFace
  readonly rule: FacePlacement
  readonly id: string
  readonly artwork: BatchArtwork
  readonly dpi: number
}

function placedOn(document: DesignDocument, { face, rule, id, artwork, dpi }: Place): DesignDocument {
  const { view_id, area } = face
  const layer = newLayer(id, artwork, rule, face, dpi)
  const chosen = { view_id, ids: [id] }
  const laid = addLayer(document, view_id, layer)
  const bled = getBleedArea({ ...area, bleed_cm: face.facts?.bleed_cm }, face.width_cm / area.width)
  const safe = getSafe(face)
  const inFreeSight = (placed: DesignDocument) => besideHoles(inSight(placed, id, face, rule), id, face, rule)
  switch (rule.mode) {
    case 'none':
      return document
    case 'fit':
      return inFreeSight(fit(laid, chosen, smaller(inner(area, rule.share), safe)))
    case 'fill':
      return anchored(fill(laid, chosen, bled), view_id, id, bled, rule)
    case 'keep_size':
      // Artwork larger than the area is shown whole: keeping its size is no request to crop it.
      return inFreeSight(isLarger(layer, safe) ? fit(laid, chosen, safe) : laid)
    case 'tile': {
      const width = layerLength(area.width * rule.share)
      const height = layerLength((width * layer.source.height_px) / layer.source.width_px)
      return tile(
        changeLayers(laid, chosen, () => ({ width, height })),
        chosen,
        rule.is_mirrored ? 'mirrored' : 'basic',
        bled,
      )
    }
  }
}

/** The artwork on every face of the product that asks for it. The same input gives the same document, to the bit. */
export function placeArtwork(product: BatchProduct, artwork: BatchArtwork, placement: Placement): DesignDocument {
  return product.faces.reduce(
    (document, face, n) =>
      placedOn(document, {
        face,
        artwork,
        dpi: product.dpi,
        id: `b${n + 1}`,
        // One look for all faces, unless a face has its own.
        rule: { ...getPictureRule(placement), ...getPlacement(placement, face) },
      }),
    newDocument(
      product.id,
      product.faces.map((face) => face.view_id),
    ),
  )
}

// What lies directly on the product, and whether it can be told from it.
import type { ViewDesign } from '../../document/design-document.ts'
import { getBounds, overlaps } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { type BoxOf, ownBox } from '../../text/ink-box.ts'
import { spanColours } from '../../text/spans.ts'
import { colourDistance, lightnessDistance, shiftedUntil } from './colour-distance.ts'
import type { ClothColour } from './preflight-types.ts'

/** Closer than this, a print can hardly be distinguished from the cloth. */
const HARDLY_SEEN = 8
/** Letters and codes closer than this are seen, but not read from a few steps away. */
const HARDLY_READ = 22
/** Eyes read by light and dark: where these are alike, another hue helps only when it is far away. */
const ALIKE_LIGHTNESS = 12
const FAR_HUE = 40
/** What letters of a template are given, beyond what can just be read. */
const WELL_READ_LIGHTNESS = 40

export const isHardlySeen = (ink: string, cloth: string): boolean => colourDistance(ink, cloth) < HARDLY_SEEN

export function isHardlyRead(ink: string, cloth: string): boolean {
  const distance = colourDistance(ink, cloth)
  return distance < HARDLY_READ || (distance < FAR_HUE && lightnessDistance(ink, cloth) < ALIKE_LIGHTNESS)
}

/** The colour below the artwork: a mug whose handle is coloured is white. */
const BODY_PART = 1
export const clothHex = ({ hex, part_ids = [] }: Pick<ClothColour, 'hex' | 'part_ids'>): string =>
  part_ids.length === 0 || part_ids.includes(BODY_PART) ? hex : '#ffffff'

/** Only what is printed directly on the product can disappear in it. */
export function liesOnCloth(layer: Layer, { background, layers }: Painted, getBox: BoxOf): boolean {
  if (background !== null) return false
  const own = getBounds([getBox(layer)])
  const below = layers.slice(0, layers.indexOf(layer)).filter(isGround)
  return !below.some((one) => overlaps(getBounds([getBox(one)]), own))
}

interface Painted {
  readonly background: string | null
  readonly layers: readonly Layer[]
}

/** Between letters and within outlines the cloth is seen. */
const isGround = (layer: Layer): boolean =>
  layer.type !== 'text' && (layer.type !== 'shape' || layer.fill !== null || layer.gradient !== undefined)

/** The flat colours letters or a shape show on the cloth; none where they have an outline that keeps them readable. */
export function flatInks(layer: Layer): (string | null)[] {
  if (layer.type !== 'text' && layer.type !== 'shape') return []
  if (layer.gradient) return []
  if (layer.type === 'text') return layer.outline ? [] : [layer.fill, ...spanColours(layer)]
  if (layer.code?.paper) return []
  return layer.stroke && layer.stroke_width > 0 ? [] : [layer.fill]
}

export const isRead = (layer: Layer): boolean =>
  layer.type === 'text' || (layer.type === 'shape' && layer.code !== undefined)

function withInks(layer: Layer, inkFor: (ink: string) => string): Layer {
  const changed = <T extends string | null | undefined>(ink: T) => (ink ? inkFor(ink) : ink)
  if (layer.type === 'shape') return { ...layer, fill: changed(layer.fill), stroke: changed(layer.stroke) }
  if (layer.type !== 'text') return layer
  const spans = layer.spans?.map((span) => (span.fill ? { ...span, fill: inkFor(span.fill) } : span))
  return { ...layer, fill: changed(layer.fill), ...(spans ? { spans } : {}) }
}

/**
 * A view with its inks made for a product of this colour: those too close to it become darker or lighter and keep their
 * hue wherever they are printed on it. Inks on top of other layers were chosen for those and stay.
 */
export function inkedFor(view: ViewDesign, cloth: string, getBox: BoxOf = ownBox): ViewDesign {
  const on_cloth = new Set(view.layers.filter((layer) => liesOnCloth(layer, view, getBox)))
  const lost = new Set(
    [...on_cloth].flatMap((layer) => {
      const isLost = isRead(layer) ? isHardlyRead : isHardlySeen
      return flatInks(layer).filter((ink) => ink !== null && isLost(ink, cloth))
    }),
  )
  if (lost.size === 0) return view
  const inkFor = (ink: string) =>
    lost.has(ink) ? shiftedUntil(ink, cloth, (now) => lightnessDistance(now, cloth) >= WELL_READ_LIGHTNESS) : ink
  return { ...view, layers: view.layers.map((layer) => (on_cloth.has(layer) ? withInks(layer, inkFor) : layer)) }
}

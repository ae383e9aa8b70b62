import { setAdjust } from '../../commands/picture.ts'
import { type Adjust, UPSCALED_WORTH, wholePicture } from '../../layers/adjust.ts'
import type { Layer } from '../../layers/layer-types.ts'
import { isDrawing } from '../../layers/placed.ts'
import { changeLayers, round } from '../../transform/selection.ts'
import { SMALLEST_PX, scaledBy } from '../core/into-area.ts'
import { getLabel } from '../core/layer-label.ts'
import type { PreflightProduct, PreflightRule, PreflightView, RuleFinding } from '../core/preflight-types.ts'

export const WARNING_SHARE = 0.75
export const ERROR_SHARE = 0.4

/** Picture pixels per required print pixel; none for vector drawings and plain colours. */
export function pixelShare(layer: Layer, { scale }: Pick<PreflightView, 'scale'>): number | null {
  if (layer.type !== 'image' && layer.type !== 'pattern') return null
  if (isDrawing(layer.source)) return null
  const { width_px, height_px } = layer.source
  if (layer.type === 'pattern') return width_px / (layer.tile_width * scale)
  const crop = layer.crop ?? wholePicture
  return Math.min((width_px * crop.width) / (layer.width * scale), (height_px * crop.height) / (layer.height * scale))
}

const isUpscaled = (layer: Layer): boolean => 'adjust' in layer && layer.adjust?.enlarge !== undefined

/** The same, with what upscaling adds. */
export function findSharpness(layer: Layer, view: Pick<PreflightView, 'scale'>): number | null {
  const share = pixelShare(layer, view)
  return share === null || !isUpscaled(layer) ? share : share * UPSCALED_WORTH
}

/** A picture of a few pixels would have to become a speck. */
const canShrink = (layer: Layer, share: number): boolean =>
  share * (layer.type === 'pattern' ? layer.tile_width : Math.min(layer.width, layer.height)) >= SMALLEST_PX

const upscaling = { zh: '提高分辨率', en: 'Upscale' }

/** Whether upscaling alone makes a picture good enough. */
const isEnough = (layer: Layer, share: number): boolean => !isUpscaled(layer) && share * UPSCALED_WORTH >= WARNING_SHARE

function getFix(layer: Layer, share: number): Pick<RuleFinding, 'fix'> {
  if (isEnough(layer, share)) return { fix: upscaling }
  return canShrink(layer, share) ? { fix: { zh: '缩小到清晰尺寸', en: 'Shrink until sharp' } } : {}
}

const timesFor = (share: number): Adjust['enlarge'] => (share < 0.5 ? 4 : 2)

/** Which size it is measured on, where there are several. */
const sizeWords = ({ size_name }: PreflightView, { sizes = [] }: PreflightProduct) =>
  sizes.length > 1 ? { zh: `在 ${size_name} 码上`, en: ` on size ${size_name}` } : { zh: '', en: '' }

export const resolution: PreflightRule = {
  id: 'resolution',
  check: (view, { product }) =>
    view.layers.flatMap((layer) => {
      const share = findSharpness(layer, view)
      if (share === null || share >= WARNING_SHARE) return []
      const dpi = Math.round((pixelShare(layer, view) ?? share) * product.dpi)
      const { zh, en } = getLabel(layer)
      const on = sizeWords(view, product)
      const [level, blur_zh, blur_en] =
        share < ERROR_SHARE
          ? (['error', '明显模糊', 'clearly blurred'] as const)
          : (['warning', '略微发虚', 'a little soft'] as const)
      const [even_zh, even_en] = isUpscaled(layer) ? ['，提高分辨率后仍', ', even upscaled'] : ['，', '']
      return [
        {
          level,
          layer,
          message: {
            zh: `${zh}${on.zh}只有 ${dpi} dpi（要求 ${product.dpi}）${even_zh}印出来会${blur_zh}。请缩小，或换更大的原图。`,
            en: `${en} has ${dpi} dpi${on.en} (${product.dpi} recommended) and will print ${blur_en}${even_en}. Make it smaller or use a larger original.`,
          },
          ...getFix(layer, share),
        },
      ]
    }),
  repair: (view, layer, { document }) => {
    const chosen = { view_id: view.design.view_id, ids: [layer.id] }
    const own = findSharpness(layer, view) ?? 1
    if (isEnough(layer, own)) return setAdjust(document, chosen, { enlarge: timesFor(own) })
    return changeLayers(document, chosen, (now) => {
      const share = findSharpness(now, view) ?? 1
      // A pattern keeps its field and gets smaller tiles.
      if (now.type === 'pattern') return { tile_width: round(now.tile_width * share), gap: round(now.gap * share) }
      return scaledBy(now, share)
    })
  },
}

/** Offers upscaling where it is not enough on its own, but better than nothing. */
export const upscale: PreflightRule = {
  id: 'upscale',
  check: (view) =>
    view.layers.flatMap((layer) => {
      const share = pixelShare(layer, view)
      if (share === null || share >= WARNING_SHARE || isUpscaled(layer) || isEnough(layer, share)) return []
      const { zh, en } = getLabel(layer)
      return [
        {
          level: 'hint',
          layer,
          message: {
            zh: `${zh}像素不足。提高分辨率可以让边缘更清晰，但代替不了更大的原图。`,
            en: `${en} has too few pixels. Upscaling gives it clearer edges, though a larger original is better still.`,
          },
          fix: upscaling,
        },
      ]
    }),
  repair: (view, layer, { document }) =>
    setAdjust(
      document,
      { view_id: view.design.view_id, ids: [layer.id] },
      { enlarge: timesFor(pixelShare(layer, view) ?? 1) },
    ),
}

import type { Layer, ShapeLayer } from '../../layers/layer-types.ts'
import type { TextLayer } from '../../layers/text-layer.ts'
import { spanColours } from '../../text/spans.ts'
import { colourDistance } from '../core/colour-distance.ts'
import type { PreflightInput, PreflightRule } from '../core/preflight-types.ts'

/** Threads on a machine, passes of a laser: techniques that cannot mix colours. */
const mostColours: Readonly<Record<string, number>> = { embroidery: 12, laser: 1, screen: 6, vinyl: 4 }
const SAME_COLOUR = 5

const filled = ({ fill, gradient }: ShapeLayer | TextLayer): (string | null)[] =>
  gradient ? gradient.stops.map(({ colour }) => colour) : [fill]

function getColours(layer: Layer, findFacts: PreflightInput['pictureFacts']): { flat: string[]; more: number } {
  if (layer.type === 'shape') {
    const line = layer.stroke_width > 0 ? layer.stroke : null
    return { flat: [...filled(layer), line].filter((one) => one !== null), more: 0 }
  }
  if (layer.type === 'text') {
    const around = [...spanColours(layer), layer.outline?.colour, layer.shadow?.colour]
    return { flat: [...filled(layer), ...around].filter((one) => one != null), more: 0 }
  }
  return { flat: [], more: findFacts(layer.source.kind, layer.source.key)?.colours ?? 0 }
}

/** Near ones are one thread. */
function countColours(colours: readonly string[]): number {
  const kept: string[] = []
  for (const colour of colours) if (!kept.some((one) => colourDistance(one, colour) < SAME_COLOUR)) kept.push(colour)
  return kept.length
}

export const tooManyColours: PreflightRule = {
  id: 'too_many_colours',
  check: ({ design, layers, name, technique }, { pictureFacts }) => {
    const most = technique && mostColours[technique.key]
    if (!most) return []
    const found = layers.map((layer) => getColours(layer, pictureFacts))
    const flat = [...(design.background ? [design.background] : []), ...found.flatMap((one) => one.flat)]
    const count = countColours(flat) + Math.max(0, ...found.map((one) => one.more))
    if (count <= most) return []
    return [
      {
        level: 'warning',
        layer: null,
        message: {
          zh: `${name}用了约 ${count} 种颜色，${technique.name}最多 ${most} 种，其余会并成相近的颜色。`,
          en: `${name} uses about ${count} colours; ${technique.name} supports ${most}, so similar colours are merged.`,
        },
      },
    ]
  },
}

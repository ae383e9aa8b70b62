import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'

const MOST = 16

const ofLayer = (layer: Layer): (string | null | undefined)[] => {
  if (layer.type === 'shape') return [layer.fill, layer.stroke]
  return layer.type === 'text' ? [layer.fill, layer.outline?.colour, layer.shadow?.colour] : []
}

/** Colours of the design, each once, in the order one meets them. */
export function coloursOf(document: DesignDocument): string[] {
  const all = document.views.flatMap((view) => [view.background, ...view.layers.flatMap(ofLayer)])
  return [...new Set(all.filter((colour) => typeof colour === 'string'))].slice(0, MOST)
}

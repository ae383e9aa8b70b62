type Json = Record<string, unknown>

const rows = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])

/** Patterns can be moved within their layer since version 2; until then their middle was the layer's. */
export const addPatternOffset = (old: Json): Json => ({
  ...old,
  views: rows(old.views).map((view) => ({
    ...view,
    layers: rows(view.layers).map((layer) =>
      layer.type === 'pattern' ? { offset_x: 0, offset_y: 0, ...layer } : layer,
    ),
  })),
})

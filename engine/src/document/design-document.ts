import { z } from 'zod'
import { Layer } from '../layers/layer-types.ts'
import { Colour } from '../layers/placed.ts'
import { Grid } from './grid.ts'

export const DOCUMENT_VERSION = 8
export const MAX_LAYERS_PER_VIEW = 500
/** Product id of sheets that belong to no product, such as a grid. */
export const NO_PRODUCT = 0

export const ViewDesign = z.object({
  view_id: z.int().min(1),
  /** Fills the print area behind all layers; `null` leaves the product's own colour. */
  background: Colour.nullable(),
  /** From the bottom up. */
  layers: z.array(Layer).max(MAX_LAYERS_PER_VIEW),
  /** Divides the view into cells; layers name the cell they are in. */
  grid: Grid.optional(),
})
export type ViewDesign = z.infer<typeof ViewDesign>

/** A design in coordinates of the 550 × 550 canvas, one list of layers for each printed view of its product. */
export const DesignDocument = z
  .object({
    version: z.literal(DOCUMENT_VERSION),
    basic_product_id: z.int().min(NO_PRODUCT),
    views: z.array(ViewDesign).min(1).max(20),
    /** Template of the platform the design began with. */
    template_id: z.int().min(1).optional(),
    /** Key of the technique it is printed with; omitted: the first its product offers. */
    technique: z.string().max(40).optional(),
    /**
     * `fixed` keeps the centimetres it has on this size on all others; `filling` covers the print area of every size and
     * of every product it is taken to; omitted: the design grows with the sizes.
     */
    size_rule: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('fixed'), size_id: z.int().min(1) }),
        z.object({ kind: z.literal('filling') }),
      ])
      .optional(),
  })
  .check((context) => {
    const views = context.value.views
    const view_ids = views.map((view) => view.view_id)
    const layer_ids = views.flatMap((view) => view.layers.map((layer) => layer.id))
    for (const [name, ids] of [
      ['view_id', view_ids],
      ['layer id', layer_ids],
    ] as const) {
      if (new Set<unknown>(ids).size === ids.length) continue
      context.issues.push({ code: 'custom', message: `${name} occurs twice`, input: context.value, path: ['views'] })
    }
  })
export type DesignDocument = z.infer<typeof DesignDocument>

export const newDocument = (basic_product_id: number, view_ids: readonly number[]): DesignDocument => ({
  version: DOCUMENT_VERSION,
  basic_product_id,
  views: view_ids.map((view_id) => ({ view_id, background: null, layers: [] })),
})

export const findView = (document: DesignDocument, view_id: number): ViewDesign | undefined =>
  document.views.find((view) => view.view_id === view_id)

export const isEmptyDesign = (document: DesignDocument): boolean =>
  document.views.every((view) => view.background === null && view.layers.length === 0)

/** Views that carry anything, as far as a price must know. */
export const printedViews = (document: {
  readonly views: readonly {
    readonly background: string | null
    readonly layers: readonly { readonly is_hidden: boolean }[]
  }[]
}): number =>
  document.views.filter((view) => view.background !== null || view.layers.some((layer) => !layer.is_hidden)).length

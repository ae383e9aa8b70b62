import { batchTokens, DEFAULT_BATCH_NAME, MAX_BATCH_NAME_RULE } from '@inkroute/engine/batch/batch-name'
import { ColourRule, newColourRule } from '@inkroute/engine/batch/colour-rule'
import { newPlacement, Placement } from '@inkroute/engine/batch/placement'
import { z } from 'zod'
import { BatchDesignMode } from '../../codes.ts'
import { WireId } from '../../wire.ts'
import { SellingPrice } from '../price.ts'

/** Inputs of a batch run: products, artworks, sheet rows, and the rules that combine them. */

export const batchLimits = {
  max_products: 500,
  max_artworks: 5000,
  max_rows: 5000,
  max_columns: 40,
  max_value: 300,
  max_overrides: 5000,
  max_groups: 50,
} as const

export const ArtworkRef = z.object({ kind: z.enum(['material', 'artwork']), key: z.string().min(1).max(120) })
export type ArtworkRef = z.infer<typeof ArtworkRef>

/** A picture with what a run needs to know of it. */
export const BatchArtwork = ArtworkRef.extend({
  name: z.string(),
  width_px: z.int(),
  height_px: z.int(),
  has_alpha: z.boolean(),
  /** Main colours, the largest first. Empty until measured. */
  colors: z.array(z.string()),
  preview_url: z.string(),
})
export type BatchArtwork = z.infer<typeof BatchArtwork>

const columnName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^{}]+$/, '列名不能含花括号|A column name cannot contain braces')

/** Where goods of a run are prepared as listings, and by which template. */
export const ListingWish = z.object({ platform: z.string().min(1).max(40), store_id: WireId, template_id: WireId })
export type ListingWish = z.infer<typeof ListingWish>

export const BatchPlan = z.object({
  mode: z.union([z.literal(BatchDesignMode.cross), z.literal(BatchDesignMode.pair)]).default(BatchDesignMode.cross),
  products: z
    .array(
      z.object({
        basic_product_id: WireId,
        /** In place of the run's own. */
        placement: Placement.nullable().default(null),
        colours: ColourRule.nullable().default(null),
        /** Null takes every size. */
        size_ids: z.array(WireId).max(200).nullable().default(null),
      }),
    )
    .min(1, '请至少选择一个产品|Choose at least one product')
    .max(batchLimits.max_products),
  artworks: z.array(ArtworkRef).max(batchLimits.max_artworks).default([]),
  placement: Placement.default(() => newPlacement()),
  colours: ColourRule.default(() => newColourRule()),
  /** Of one product with one artwork, by `pairKey`. */
  overrides: z
    .array(
      z.object({
        pair: z.string().max(160),
        placement: Placement.nullable().default(null),
        color_keys: z.array(z.string().max(60)).max(100).nullable().default(null),
        is_left_out: z.boolean().default(false),
      }),
    )
    .max(batchLimits.max_overrides)
    .default([]),
  columns: z.array(columnName).max(batchLimits.max_columns).default([]),
  /** Values in the order of `columns`. */
  rows: z
    .array(z.array(z.string().max(batchLimits.max_value)).max(batchLimits.max_columns))
    .max(batchLimits.max_rows)
    .default([]),
  /** Pictures that rows name: the name as written, in lower case, and the picture it means. */
  pictures: z
    .array(ArtworkRef.extend({ name: z.string().max(batchLimits.max_value) }))
    .max(batchLimits.max_artworks)
    .default([]),
  name_rule: z.string().trim().max(MAX_BATCH_NAME_RULE).default(DEFAULT_BATCH_NAME),
  price: SellingPrice.default(''),
  /** Cells made in an earlier run whose goods still exist. */
  duplicates: z.enum(['skip', 'make']).default('skip'),
  /** Artwork too small for its place is left out instead of printed blurred. */
  skip_low_resolution: z.boolean().default(true),
  notify_when_done: z.boolean().default(true),
  /** Each goods becomes a draft of a listing as well, which the seller releases; null makes none. */
  listing: ListingWish.nullable().default(null),
})
export type BatchPlan = z.output<typeof BatchPlan>
export type BatchPlanInput = z.input<typeof BatchPlan>

/** Tokens a column may not take, or names would be ambiguous. */
export const reservedColumns: ReadonlySet<string> = new Set(batchTokens.map((one) => one.token))

/** A row as columns and values; missing values are empty. */
export const rowValues = (columns: readonly string[], row: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, n) => [column, row[n] ?? '']))

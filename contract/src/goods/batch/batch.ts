import { z } from 'zod'
import { DesignName } from '../../design/design.ts'
import { DOCUMENT_BODY, endpoint } from '../../endpoint.ts'
import { getPage, IdInput, Instant, PageInput, WireId } from '../../wire.ts'
import { ArtworkRef, BatchArtwork, BatchPlan, batchLimits } from './plan.ts'

/** Running, held by the seller or by a lack, ended early, or done with every cell. */
export const batchRunStates = ['running', 'paused', 'cancelled', 'finished'] as const
export type BatchRunState = (typeof batchRunStates)[number]

/** Waiting, goods made and pictures pending, done, failed with a reason, skipped, or cancelled with its run. */
export const batchCellStates = ['waiting', 'made', 'done', 'failed', 'skipped', 'cancelled'] as const
export type BatchCellState = (typeof batchCellStates)[number]

/** Name of the server-sent event that carries `BatchProgress`. */
export const BATCH_EVENT = 'batch'

export const BatchProgress = z.object({
  id: z.int(),
  state: z.enum(batchRunStates),
  /** Why it is paused, from the error catalogue; null when paused by the seller. In every language, since it is pushed to all. */
  reason: z.object({ name: z.string(), zh: z.string(), en: z.string() }).nullable(),
  total: z.int(),
  waiting: z.int(),
  /** Goods are there, pictures are being made. */
  made: z.int(),
  done: z.int(),
  failed: z.int(),
  skipped: z.int(),
  cancelled: z.int(),
  /** Cells finished in a minute, as of the last half minute; 0 while nothing moves. */
  rate_per_minute: z.number(),
  remaining_seconds: z.int().nullable(),
  /** Server time of the reading in ms: replies and pushed events can arrive out of order, and the latest wins. */
  seen_at_ms: z.int(),
})
export type BatchProgress = z.infer<typeof BatchProgress>

export const BatchRun = BatchProgress.extend({
  name: z.string(),
  products: z.int(),
  artworks: z.int(),
  rows: z.int(),
  created_by: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
  /** Pictures of its first goods. */
  covers: z.array(z.string()),
})
export type BatchRun = z.infer<typeof BatchRun>

const BatchInput = BatchPlan.extend({ name: DesignName.default('') })

const permission = 'design.group'

export const createBatchRun = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign',
  access: 'seller',
  permission,
  summary: 'Start a batch run: goods, SKUs and pictures for every product with every artwork, made in the background',
  body_max: DOCUMENT_BODY,
  input: BatchInput,
  reply: BatchProgress,
})

export const BatchFinding = z.object({
  rule: z.string(),
  level: z.enum(['error', 'warning', 'hint']),
  /** Of the first cell it was found in. */
  message: z.string(),
  /** Pairs of product and artwork it concerns, by `pairKey`; the first of them. */
  count: z.int(),
  pairs: z.array(z.string()),
})
export type BatchFinding = z.infer<typeof BatchFinding>

export const checkBatchRun = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/check',
  access: 'seller',
  permission,
  rate: 'search',
  summary: 'What a run would make, cost and run into, without making anything',
  body_max: DOCUMENT_BODY,
  input: BatchInput,
  reply: z.object({
    /** All cells, and those that would be made. */
    cells: z.int(),
    to_make: z.int(),
    left_out: z.int(),
    duplicates: z.int(),
    low_resolution: z.int(),
    /** Whose row names a picture that the library lacks. */
    pictures_missing: z.int(),
    /** Whose artwork has nothing on it. */
    artworks_empty: z.int(),
    /** That no colour of the product is left for. */
    without_colour: z.int(),
    /** Parts of the plan that no longer exist; all counts exclude them. */
    gone: z.object({ product_ids: z.array(z.int()), artworks: z.array(ArtworkRef) }),
    skus: z.int(),
    pictures: z.int(),
    findings: z.array(BatchFinding),
    /** Products with more SKUs than the platform allows, and the number of colours that fit. */
    fitting_colours: z.array(z.object({ basic_product_id: z.int(), most_colours: z.int() })),
    /** Of the first cells, as they would be called. */
    names: z.array(z.string()),
    /** `left` null is unlimited. */
    quota: z.object({ left: z.int().nullable(), needed: z.int() }),
    batch_size: z.int(),
    /** What keeps it from starting, in the words of the error catalogue. */
    refusal: z.string().nullable(),
  }),
})
export type BatchCheck = z.infer<(typeof checkBatchRun)['reply']>

export const listBatchRuns = endpoint({
  method: 'GET',
  path: '/distribution/batchDesign',
  access: 'seller',
  permission,
  summary: 'Batch runs, newest first',
  input: PageInput.extend({
    keyword: z.string().trim().max(100).optional(),
    state: z.enum(batchRunStates).optional(),
    date_from: z.iso.date().optional(),
    date_to: z.iso.date().optional(),
  }),
  reply: getPage(BatchRun),
})

export const getBatchRun = endpoint({
  method: 'GET',
  path: '/distribution/batchDesign/{id}',
  access: 'seller',
  permission,
  summary: 'A run with what it was made of, to look at or to run again with changes',
  input: IdInput,
  reply: BatchRun.extend({ plan: BatchPlan, artwork_list: z.array(BatchArtwork) }),
})

export const BatchCell = z.object({
  cell_no: z.int(),
  basic_product_id: z.int(),
  product_name: z.string(),
  artwork_name: z.string(),
  artwork_url: z.string().nullable(),
  /** What its row says, joined; '' without one. */
  row_text: z.string(),
  state: z.enum(batchCellStates),
  reason: z.string().nullable(),
  goods_id: z.int().nullable(),
  title: z.string(),
  sku_count: z.int(),
  thumbnail_url: z.string().nullable(),
})
export type BatchCell = z.infer<typeof BatchCell>

export const listBatchCells = endpoint({
  method: 'GET',
  path: '/distribution/batchDesign/{id}/cells',
  access: 'seller',
  permission,
  summary: 'Cells of a run with what became of them',
  input: PageInput.extend({ id: WireId, state: z.enum(batchCellStates).optional() }),
  reply: getPage(BatchCell),
})

export const pauseBatchRun = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/{id}/pause',
  access: 'seller',
  permission,
  summary: 'Hold a run after the cells that are under way',
  input: IdInput,
  reply: BatchProgress,
})

export const resumeBatchRun = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/{id}/resume',
  access: 'seller',
  permission,
  summary: 'Go on with a held run',
  input: IdInput,
  reply: BatchProgress,
})

export const cancelBatchRun = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/{id}/cancel',
  access: 'seller',
  permission,
  summary: 'End a run; what is made stays, what waits is given up and costs nothing',
  input: IdInput,
  reply: BatchProgress,
})

export const retryBatchRun = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/{id}/retry',
  access: 'seller',
  permission,
  summary: 'Try the failed cells of a run again, all or some',
  input: IdInput.extend({ cell_nos: z.array(WireId).min(1).max(1000).optional() }),
  reply: BatchProgress,
})

export const findBatchPictures = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/pictures',
  access: 'seller',
  permission,
  rate: 'search',
  summary: 'Pictures of the library that rows of a sheet name, by name without its ending',
  input: z.object({ names: z.array(z.string().trim().max(batchLimits.max_value)).max(batchLimits.max_rows) }),
  reply: z.object({ data: z.array(BatchArtwork.extend({ asked: z.string() })), missing: z.array(z.string()) }),
})

export const listBatchArtworks = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/artworks',
  access: 'seller',
  permission,
  rate: 'search',
  summary: 'Artworks that lie on the table, as they are now: colours once measured, addresses that have not run out',
  input: z.object({ artworks: z.array(ArtworkRef).max(batchLimits.max_artworks) }),
  reply: z.object({ data: z.array(BatchArtwork) }),
})

/** Rows of a sheet for variables: the first line names the columns. */
export const readBatchSheet = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/sheet',
  access: 'seller',
  permission,
  rate: 'upload',
  file_max_bytes: 16 * 1024 * 1024,
  summary: 'Read an xlsx or csv file as columns and rows, without keeping it',
  input: z.object({ sheet: z.string().max(200).optional() }),
  reply: z.object({
    sheets: z.array(z.string()),
    sheet: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** Rows and columns beyond the limits, which were left out. */
    rows_left_out: z.int(),
    columns_left_out: z.int(),
    /** Values that were longer than the limit and lost their end. */
    values_cut: z.int(),
  }),
})

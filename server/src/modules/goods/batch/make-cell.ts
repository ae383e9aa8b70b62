import type { Language } from '@inkroute/contract/errors/errors'
import { dayToken } from '@inkroute/contract/goods/name'
import { removesBackground } from '@inkroute/engine/batch/placement'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { loadTypesetter } from '../../../infra/fonts/load-typesetter.ts'
import { theHandler } from '../../../infra/hooks.ts'
import { ownFontsFor } from '../../brand/brand.ts'
import { type KeptError, makePictures } from '../../design/design.ts'
import { makeGoods } from '../save/save-goods.ts'
import {
  type CellRow,
  claimWaiting,
  findCellGoods,
  selectWaiting,
  setDone,
  setFailed,
  setMade,
} from './cell.queries.ts'
import { batchHooks } from './plan/batch.hooks.ts'
import { type CellFacts, cellDocument, cellFacts, cellTitle, picturesOfCell, type RunFacts } from './plan/cell.rules.ts'
import type { SubjectFinder } from './subject/subjects.ts'

/** A run that is being worked on by this start of it. */
export interface OpenRun {
  readonly seller_id: number
  readonly run_id: number
  readonly epoch: number
  readonly user_id: number
  readonly language: Language
  /** Language of the user who started the run. */
  readonly time_zone: string
  readonly facts: RunFacts
  /** Places of products in the plan, by number. */
  readonly product_places: ReadonlyMap<number, number>
  readonly subjects: SubjectFinder
}

/** Which cell of a run, as its row says. */
export type CellPlaceRow = Pick<CellRow, 'cell_no' | 'product_id' | 'artwork_no' | 'row_no'>

function knownFacts({ facts, product_places }: OpenRun, row: CellPlaceRow): CellFacts | null {
  const product = product_places.get(row.product_id) ?? -1
  return cellFacts(facts, { product, artwork: row.artwork_no, row: row.row_no })
}

function getFacts(run: OpenRun, row: CellPlaceRow): CellFacts {
  const cell = knownFacts(run, row)
  if (!cell) throw new AppError('product_withdrawn')
  return cell
}

/** Subjects of the pictures whose background the cell removes; none where it keeps them. */
async function getSubjects({ facts, subjects }: OpenRun, cell: CellFacts) {
  const pictures = removesBackground(cell.placement) ? picturesOfCell(facts.parts, cell) : []
  return Promise.all(pictures.map(async (picture) => ({ picture, ...(await subjects.find(picture)) })))
}

/** Looks for the subjects of the cells that come next, so that taking one holds its row and a connection for a moment. */
export async function findNextSubjects(ctx: AppCtx, run: OpenRun, count: number): Promise<void> {
  const { plan } = run.facts
  const rules = [plan, ...plan.products, ...plan.overrides].flatMap(({ placement }) => placement ?? [])
  if (!rules.some(removesBackground)) return
  const rows = await selectWaiting(ctx.db, run.seller_id, run.run_id, count)
  const cells = rows.flatMap((row) => knownFacts(run, row) ?? [])
  // What fails here fails again with the cell that needs it, and is recorded there.
  await Promise.allSettled(cells.map((cell) => getSubjects(run, cell)))
}

/** The fonts are only known once the template is filled. */
async function getDocument(ctx: AppCtx, run: OpenRun, cell: CellFacts): Promise<DesignDocument> {
  const { facts, seller_id } = run
  const found = await getSubjects(run, cell)
  const cutouts = new Map(found.flatMap(({ kind, key, cutout }) => (cutout ? [[`${kind}:${key}`, cutout]] : [])))
  const draft = cellDocument(facts.parts, cell, undefined, cutouts)
  const layers = draft.views.flatMap((view) => view.layers)
  if (!layers.some((layer) => layer.type === 'text')) return draft
  const typesetter = await loadTypesetter(layers, await ownFontsFor(ctx, seller_id, layers))
  return cellDocument(facts.parts, cell, typesetter, cutouts)
}

/** What the seller has to know of a cell that was made: a picture kept its background. */
async function noteOn(run: OpenRun, row: CellPlaceRow): Promise<KeptError | null> {
  const cell = knownFacts(run, row)
  const without = cell ? (await getSubjects(run, cell)).filter(({ outcome }) => outcome === 'none') : []
  if (without.length === 0) return null
  return { name: 'batch_no_subject', details: { artwork: without.map(({ picture }) => picture.name).join('、') } }
}

async function getGoods(tx: AppCtx, run: OpenRun, row: CellRow) {
  const { seller_id, user_id, language, facts } = run
  const cell = getFacts(run, row)
  if (cell.color_ids.length === 0) throw new AppError('goods_items_missing')
  const date = dayToken(tx.clock.now(), run.time_zone)
  const title = cellTitle(facts.plan.name_rule, cell, row.cell_no, { language, date })
  return makeGoods(
    tx,
    { seller_id, user_id, language },
    {
      basic_product_id: cell.product.id,
      document: await getDocument(tx, run, cell),
      name: title,
      price: facts.plan.price,
      color_ids: [...cell.color_ids],
      size_ids: [...cell.size_ids],
      is_order_checked: false,
    },
    'caller',
  )
}

/** Thrown through a transaction to undo it, with the cell it was about. */
export class CellRefused extends Error {
  readonly cell_no: number
  override readonly cause: unknown
  constructor(cell_no: number, cause: unknown) {
    super(`cell ${cell_no}`)
    this.cell_no = cell_no
    this.cause = cause
  }
}

export interface MadeCell extends CellPlaceRow {
  readonly design_id: number
}

/**
 * Takes the next cell and makes its goods: design, SKUs, rows of pictures, the quota and the cell's own state in one
 * transaction. A crash undoes all of it, a second worker finds the cell taken, a repeated job finds it made.
 */
export async function makeNextCell(ctx: AppCtx, run: OpenRun): Promise<MadeCell | null> {
  const { seller_id, run_id, epoch } = run
  return inTransaction(ctx, async (tx) => {
    const row = await claimWaiting(tx.db, seller_id, run_id, epoch)
    if (!row) return null
    try {
      const { goods_id, design_id, sku_count, name: title } = await getGoods(tx, run, row)
      const updated_at = tx.clock.now().toISOString()
      await setMade(tx.db, seller_id, run_id, row.cell_no, { goods_id, design_id, sku_count, title, updated_at })
      const { cell_no, product_id, artwork_no, row_no } = row
      return { cell_no, product_id, artwork_no, row_no, design_id }
    } catch (error) {
      throw new CellRefused(row.cell_no, error)
    }
  })
}

/** The goods stay made when their listing cannot be prepared; the cell then says why. */
async function draftListing(ctx: AppCtx, run: OpenRun, cell_no: number): Promise<KeptError | null> {
  const { seller_id, run_id, language } = run
  const wish = run.facts.plan.listing
  if (!wish) return null
  const draft = theHandler(ctx, batchHooks.goodsFinished)
  try {
    const goods_id = await findCellGoods(ctx.db, seller_id, run_id, cell_no)
    if (goods_id !== null) await inTransaction(ctx, (tx) => draft(tx, { seller_id, goods_id, language }, wish))
    return null
  } catch (error) {
    if (error instanceof AppError) return { name: error.code, details: error.details }
    throw error
  }
}

/** Renders the pictures of a cell whose goods exist. Idempotent: finished pictures are skipped. */
export async function finishCell(ctx: AppCtx, run: OpenRun, cell: MadeCell): Promise<void> {
  const { seller_id, run_id } = run
  const { cell_no, design_id } = cell
  const making = await makePictures(ctx, seller_id, { design_id, version: 1 })
  const updated_at = ctx.clock.now().toISOString()
  if (making.state === 'failed') {
    await setFailed(ctx.db, seller_id, run_id, cell_no, { error: { name: 'design_not_made' }, updated_at })
    return
  }
  const error = (await draftListing(ctx, run, cell_no)) ?? (await noteOn(run, cell))
  await setDone(ctx.db, seller_id, run_id, cell_no, { error, updated_at })
}

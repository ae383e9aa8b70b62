import type { Language } from '@inkroute/contract/errors/errors'
import { type BatchPlan, reservedColumns } from '@inkroute/contract/goods/batch/plan'
import { batchNameProblem } from '@inkroute/engine/batch/batch-name'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx } from '../../../../infra/context.ts'
import { sellerTerms } from '../../../account/account.ts'
import type { KeptError } from '../../../design/design.ts'
import { getInfringementWords } from '../../../preference/preference.ts'
import { selectMadeBefore } from './batch.queries.ts'
import { type CellFacts, cellDocument, cellHash, plannedCells, type RunFacts } from './cell.rules.ts'
import { type CellFinding, cellFindings, isLowResolution, lowResolutionError, wordFindings } from './findings.ts'
import { readParts, readProducts } from './run-parts.ts'

/** A cell and its outcome: to be made, or skipped for a reason. */
export interface EvaluatedCell {
  readonly cell_no: number
  readonly cell: CellFacts
  readonly artwork_no: number | null
  readonly row_no: number | null
  readonly hash: string
  readonly findings: readonly CellFinding[]
  readonly skip: KeptError | null
}

export interface EvaluatedPlan {
  readonly facts: RunFacts
  readonly cells: readonly EvaluatedCell[]
  readonly batch_size: number
}

const distinctBy = <T>(list: readonly T[], key: (one: T) => unknown): T[] => [
  ...new Map(list.map((one) => [key(one), one])).values(),
]

/** The plan without repeated products and pictures. */
const tidy = (plan: BatchPlan): BatchPlan => ({
  ...plan,
  products: distinctBy(plan.products, ({ basic_product_id }) => basic_product_id),
  artworks: distinctBy(plan.artworks, ({ kind, key }) => `${kind}:${key}`),
})

function requireUsablePlan(plan: BatchPlan): void {
  if (plan.columns.some((column) => reservedColumns.has(column))) throw new AppError('batch_name_rule')
  if (batchNameProblem(plan.name_rule, plan.columns)) throw new AppError('batch_name_rule')
  if (plan.artworks.length === 0 && plan.rows.length === 0) throw new AppError('batch_nothing')
  const has_template = [plan, ...plan.products, ...plan.overrides].some(({ placement }) => placement?.template)
  const is_named = plan.columns.some((column) => plan.name_rule.includes(`{${column}}`))
  if (plan.rows.length > 0 && !has_template && !is_named) throw new AppError('batch_rows_without_use')
  if (plan.rows.length > 0 && !has_template && plan.artworks.length === 0) throw new AppError('batch_rows_without_use')
}

/** Findings depend on product, artwork and placement, so rows of a pair share them; word findings are per row. */
function findingsByPair(facts: RunFacts, language: Language, words: readonly string[]) {
  const known = new Map<string, readonly CellFinding[]>()
  return (cell: CellFacts): readonly CellFinding[] => {
    const found =
      known.get(cell.pair) ?? cellFindings(cell, cellDocument(facts.parts, cell, undefined), language, words)
    known.set(cell.pair, found)
    return [...found, ...wordFindings(cell, facts.plan.name_rule, words)]
  }
}

const repeat: KeptError = { name: 'batch_repeat' }

/** A missing picture must skip the cell: any substitute would be printed for the wrong buyer. */
function missingPicture({ placement, values }: CellFacts, named: ReadonlySet<string>): KeptError | null {
  for (const fill of Object.values(placement.template?.fills ?? {})) {
    const picture = fill.kind === 'picture' ? (values?.[fill.column] ?? '').trim() : ''
    if (picture !== '' && !named.has(picture.toLowerCase()))
      return { name: 'batch_picture_missing', details: { picture } }
  }
  return null
}

/** A blank artwork would use up quota for an empty print, unless a template adds its own layers. */
const emptyArtwork = ({ artwork, placement }: CellFacts): KeptError | null =>
  artwork?.is_empty && !placement.template ? { name: 'batch_artwork_empty', details: { artwork: artwork.name } } : null

/** No SKU would be left to sell. */
function withoutItems({ product, color_ids, size_ids }: CellFacts): KeptError | null {
  if (color_ids.length === 0) return { name: 'batch_no_colour' }
  const has_items = product.items.some((item) => color_ids.includes(item.color_id) && size_ids.includes(item.size_id))
  return has_items ? null : { name: 'goods_items_missing' }
}

/** Skips cells that another run has started since the plan was evaluated. */
export async function skipTakenCells(ctx: AppCtx, seller_id: number, checked: EvaluatedPlan): Promise<EvaluatedPlan> {
  if (checked.facts.plan.duplicates === 'make') return checked
  const hashes = checked.cells.flatMap(({ skip, hash }) => (skip ? [] : [hash]))
  const taken = await selectMadeBefore(ctx.db, seller_id, hashes)
  const cells = checked.cells.map((cell) =>
    cell.skip === null && taken.has(cell.hash) ? { ...cell, skip: repeat } : cell,
  )
  return { ...checked, cells }
}

/** Evaluates cell by cell what a run would do, based on current data. */
export async function evaluatePlan(
  ctx: AppCtx,
  seller_id: number,
  asked: BatchPlan,
  language: Language,
): Promise<EvaluatedPlan> {
  const plan = tidy(asked)
  requireUsablePlan(plan)
  const parts = await readParts(ctx, seller_id, plan, language)
  const products = await readProducts(
    ctx,
    plan.products.map(({ basic_product_id }) => basic_product_id),
  )
  const facts = { plan, parts, products }
  const planned = plannedCells(facts)
  if (planned.length === 0) throw new AppError('batch_nothing')
  const hashes = planned.map(({ cell }) => cellHash(cell))
  const before = plan.duplicates === 'skip' ? await selectMadeBefore(ctx.db, seller_id, hashes) : new Set<string>()
  const seen = new Set<string>()
  const getFindings = findingsByPair(facts, language, await getInfringementWords(ctx.db, seller_id))
  const named = new Set(parts.pictures.map(({ asked }) => asked))
  const cells = planned.map(({ place, cell }, n): EvaluatedCell => {
    const hash = hashes[n] ?? ''
    const is_repeat = before.has(hash) || seen.has(hash)
    seen.add(hash)
    const findings = getFindings(cell)
    const coarse = plan.skip_low_resolution && isLowResolution(findings) ? lowResolutionError(cell, findings) : null
    return {
      cell_no: n + 1,
      cell,
      artwork_no: place.artwork,
      row_no: place.row,
      hash,
      findings,
      skip: is_repeat ? repeat : (withoutItems(cell) ?? missingPicture(cell, named) ?? emptyArtwork(cell) ?? coarse),
    }
  })
  return { facts, cells, batch_size: (await sellerTerms(ctx.db, seller_id)).batch_size }
}

/** Why an evaluated plan cannot start; null when it can. */
export function startProblem({ cells, batch_size }: EvaluatedPlan, quota_left: number | null): AppError | null {
  const count = cells.filter(({ skip }) => skip === null).length
  if (count === 0) return new AppError('batch_all_left_out')
  if (count > batch_size) return new AppError('batch_too_large', { limit: batch_size, count })
  return quota_left !== null && count > quota_left ? new AppError('design_quota_exceeded') : null
}

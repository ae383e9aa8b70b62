import type { Input, Reply } from '@inkroute/contract/endpoint'
import { errorText, type Language } from '@inkroute/contract/errors/errors'
import type * as contract from '@inkroute/contract/goods/batch/batch'
import type { BatchFinding } from '@inkroute/contract/goods/batch/batch'
import { type BatchPlan, batchLimits } from '@inkroute/contract/goods/batch/plan'
import { dayToken } from '@inkroute/contract/goods/name'
import { findListingPlatform } from '@inkroute/contract/listing/platforms'
import { removesBackground } from '@inkroute/engine/batch/placement'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../../infra/context.ts'
import { getTimeZone } from '../../../account/account.ts'
import { visibleProductIds } from '../../../catalog/catalog.ts'
import { placeablePictures } from '../../../material/material.ts'
import { findDesignQuota } from '../../../membership/membership.ts'
import { selectWithoutSubject } from '../subject/subject.queries.ts'
import { type CellFacts, cellDocument, cellTitle, picturesOfCell } from './cell.rules.ts'
import { type EvaluatedCell, type EvaluatedPlan, evaluatePlan, startProblem } from './evaluate-plan.ts'
import { type CellFinding, planFindings } from './findings.ts'

interface Found {
  /** The plan without missing parts. Rows that name a missing picture report it themselves. */
  readonly plan: BatchPlan
  readonly gone: Reply<typeof contract.checkBatchRun>['gone']
}

/** A plan may stay open for days while products are delisted and pictures deleted. */
async function dropMissingParts(ctx: AppCtx, seller_id: number, plan: BatchPlan, language: Language): Promise<Found> {
  const ids = plan.products.map(({ basic_product_id }) => basic_product_id)
  const offered = await visibleProductIds(ctx.db, [...new Set(ids)])
  const pictures = await placeablePictures(ctx, seller_id, [...plan.artworks, ...plan.pictures], language)
  const isHere = ({ kind, key }: { kind: string; key: string }) => pictures.has(`${kind}:${key}`)
  return {
    plan: {
      ...plan,
      products: plan.products.filter(({ basic_product_id }) => offered.has(basic_product_id)),
      artworks: plan.artworks.filter(isHere),
      pictures: plan.pictures.filter(isHere),
    },
    gone: {
      product_ids: ids.filter((id) => !offered.has(id)),
      artworks: plan.artworks.filter((one) => !isHere(one)),
    },
  }
}

const getSkus = ({ product, color_ids, size_ids }: CellFacts): number =>
  product.items.filter((item) => color_ids.includes(item.color_id) && size_ids.includes(item.size_id)).length

/** A draft with more SKUs than the platform takes can never be released: better known before it is made. */
function listingFinding({ listing }: BatchPlan, cell: CellFacts): CellFinding | null {
  const platform = listing && findListingPlatform(listing.platform)
  const count = getSkus(cell)
  if (!platform || count <= platform.limits.variants) return null
  const { zh, en, limits } = platform
  return {
    rule: 'listing_skus',
    level: 'warning',
    message: {
      zh: `${zh} 每个商品最多 ${limits.variants} 个 SKU，“${cell.product.name_zh}”有 ${count} 个，草稿不能发布。请减少颜色或尺码。`,
      en: `${en} accepts at most ${limits.variants} SKUs per listing; “${cell.product.name_en}” has ${count}, so its draft could not be published. Choose fewer colours or sizes.`,
    },
  }
}

/** How many colours a product may have at most for its listing to be taken, where it has more. */
function coloursThatFit(plan: BatchPlan, cells: readonly CellFacts[]) {
  const limit = (plan.listing && findListingPlatform(plan.listing.platform)?.limits.variants) ?? 0
  const found = new Map<number, number>()
  for (const cell of cells) {
    if (!listingFinding(plan, cell)) continue
    const most = Math.floor(limit / Math.max(1, cell.size_ids.length))
    if (most > 0) found.set(cell.product.id, most)
  }
  return [...found].map(([basic_product_id, most_colours]) => ({ basic_product_id, most_colours }))
}

/** Cells whose picture is known to have no subject: they are made with its background. */
async function subjectFindings(
  ctx: SellerCtx,
  seller_id: number,
  { facts, cells }: EvaluatedPlan,
): Promise<BatchFinding[]> {
  const cutting = cells.filter(({ skip, cell }) => skip === null && removesBackground(cell.placement))
  if (cutting.length === 0) return []
  const shown = cutting.map(({ cell }) => ({ cell, pictures: picturesOfCell(facts.parts, cell) }))
  const all = shown.flatMap(({ pictures }) => pictures)
  const without = await selectWithoutSubject(ctx.db, seller_id, all)
  const has_none = ({ kind, key }: (typeof all)[number]) => without.has(`${kind}:${key}`)
  const keeps = shown.filter(({ pictures }) => pictures.some(has_none))
  const pairs = [...new Set(keeps.map(({ cell }) => cell.pair))].slice(0, batchLimits.max_overrides)
  const message = errorText('batch_no_subject', ctx.language, { artwork: all.find(has_none)?.name ?? '' })
  return pairs.length > 0 ? [{ rule: 'no_subject', level: 'warning', message, count: pairs.length, pairs }] : []
}

const SHOWN_NAMES = 5
const rank = { error: 0, warning: 1, hint: 2 } as const

/** Findings of all cells grouped by rule, worst first. Skipped cells do not count. */
function gathered(cells: readonly EvaluatedCell[], plan: BatchPlan, language: Language): BatchFinding[] {
  const found = new Map<string, { finding: BatchFinding; pairs: Set<string> }>()
  for (const { cell, findings, skip } of cells) {
    if (skip) continue
    for (const { rule, level, message } of [...findings, listingFinding(plan, cell)].filter((one) => one !== null)) {
      const key = `${rule}:${level}`
      const known = found.get(key) ?? {
        finding: { rule, level, message: message[language], count: 0, pairs: [] },
        pairs: new Set<string>(),
      }
      known.pairs.add(cell.pair)
      found.set(key, known)
    }
  }
  return [...found.values()]
    .map(({ finding, pairs }) => ({
      ...finding,
      count: pairs.size,
      pairs: [...pairs].slice(0, batchLimits.max_overrides),
    }))
    .sort((a, b) => rank[a.level] - rank[b.level] || b.count - a.count)
}

/** SKUs and pictures to be made: a mockup per colour and photographed view, plus the bare prints. */
function getVolume({ facts }: EvaluatedPlan, cells: readonly EvaluatedCell[]): { skus: number; pictures: number } {
  const printed = new Map<string, { all: number; pictured: number }>()
  let [skus, pictures] = [0, 0]
  for (const { cell } of cells) {
    const known = printed.get(cell.pair) ?? printedViews(cellDocument(facts.parts, cell, undefined), cell.product.views)
    printed.set(cell.pair, known)
    const { color_ids, size_ids, product } = cell
    skus += product.items.filter((item) => color_ids.includes(item.color_id) && size_ids.includes(item.size_id)).length
    pictures += known.all + known.pictured * color_ids.length
  }
  return { skus, pictures }
}

function printedViews(
  document: ReturnType<typeof cellDocument>,
  views: readonly { view_id: number; picture_product: string | null }[],
) {
  const printed = document.views.filter(({ background, layers }) => background !== null || layers.length > 0)
  const pictured = printed.filter(({ view_id }) =>
    views.some((view) => view.view_id === view_id && view.picture_product),
  )
  return { all: printed.length, pictured: pictured.length }
}

type Check = Reply<typeof contract.checkBatchRun>
type Gone = Check['gone']

const goneProblem = ({ product_ids, artworks }: Gone): AppError | null => {
  const count = product_ids.length + artworks.length
  return count > 0 ? new AppError('batch_gone', { count }) : null
}

const nothing = {
  cells: 0,
  to_make: 0,
  left_out: 0,
  duplicates: 0,
  low_resolution: 0,
  pictures_missing: 0,
  artworks_empty: 0,
  without_colour: 0,
  skus: 0,
  pictures: 0,
  findings: [],
  fitting_colours: [],
  names: [],
} satisfies Partial<Check>

export async function checkBatchRun(
  ctx: SellerCtx,
  { name: _, ...asked }: Input<typeof contract.checkBatchRun>,
): Promise<Check> {
  const { language } = ctx
  const seller_id = ctx.seller.id
  const { plan, gone } = await dropMissingParts(ctx, seller_id, asked, language)
  const missing = goneProblem(gone)
  // Nothing is left to evaluate, so report only the missing parts.
  if (missing && (plan.products.length === 0 || plan.artworks.length + plan.rows.length === 0)) {
    const { left } = await findDesignQuota(ctx, seller_id)
    const refusal = errorText(missing.code, language, missing.details)
    return { ...nothing, gone, quota: { left, needed: 0 }, batch_size: 0, refusal }
  }
  const checked = await evaluatePlan(ctx, seller_id, plan, language)
  const { cells, batch_size, facts } = checked
  const made = cells.filter(({ skip }) => skip === null)
  const skippedFor = (name: string) => cells.filter(({ skip }) => skip?.name === name).length
  const { left } = await findDesignQuota(ctx, seller_id)
  const problem = missing ?? startProblem(checked, left)
  const date = dayToken(ctx.clock.now(), await getTimeZone(ctx.db, seller_id, ctx.identity.user_id))
  const names = made.map(({ cell, cell_no }) => cellTitle(facts.plan.name_rule, cell, cell_no, { language, date }))
  return {
    cells: cells.length,
    to_make: made.length,
    batch_size,
    left_out: plan.overrides.filter((one) => one.is_left_out).length,
    duplicates: skippedFor('batch_repeat'),
    low_resolution: skippedFor('batch_low_resolution'),
    pictures_missing: skippedFor('batch_picture_missing'),
    artworks_empty: skippedFor('batch_artwork_empty'),
    without_colour: skippedFor('batch_no_colour') + skippedFor('goods_items_missing'),
    gone,
    ...getVolume(checked, made),
    findings: [
      ...gathered(cells, facts.plan, language),
      ...(await subjectFindings(ctx, seller_id, checked)),
      ...planFindings(facts, names, language),
    ],
    fitting_colours: coloursThatFit(
      facts.plan,
      made.map(({ cell }) => cell),
    ),
    names: names.slice(0, SHOWN_NAMES),
    quota: { left, needed: made.length },
    refusal: problem && errorText(problem.code, language, problem.details),
  }
}

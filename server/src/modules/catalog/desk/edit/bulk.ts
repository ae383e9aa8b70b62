import type * as contract from '@inkroute/contract/catalog/desk/bulk'
import type { BulkChange } from '@inkroute/contract/catalog/desk/bulk'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { invalidField } from '../../../../infra/app-error.ts'
import { saveContent } from '../../../../infra/content/edit-content.ts'
import { publishContent } from '../../../../infra/content/publish-content.ts'
import type { StaffCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { readSharedNames } from '../../base/shared-names.ts'
import { changedDocument, getDifferences, type Naming, stateDifferences } from './bulk.rules.ts'
import { noteChange } from './edit-product.ts'
import { findProblems, problemsIn } from './findings.ts'
import {
  lockProduct,
  machine,
  type ProductItem,
  readProduct,
  refreshEntry,
  stateOfItem,
  workingDocument,
} from './product-content.ts'
import { publishLocked, withdrawLocked } from './publish-product.ts'

interface Plan {
  readonly item: ProductItem
  readonly differences: { label: string; before: string; after: string }[]
  readonly problem: string | null
}

async function namingFor(ctx: StaffCtx): Promise<Naming> {
  const names = await readSharedNames(ctx.db)
  const { language } = ctx
  return {
    zone: (key) => names.term('zone', key)[language],
    category: (key) => (names.hasCategory(key) ? (names.pathOf(key).at(-1)?.name[language] ?? key) : key),
  }
}

/** What would keep the changed product from being on sale. A draft may be unfinished. */
async function findProblem(ctx: StaffCtx, item: ProductItem, change: BulkChange): Promise<string | null> {
  const on_sale = change.kind === 'state' ? (change.state === 'on_sale' ? item.draft : null) : item.published
  if (!on_sale) return null
  const problems = await findProblems(ctx, item.product_id, changedDocument(on_sale, change))
  const [first] = problemsIn(ctx.language, problems)
  return first ? `${first.field}: ${first.message}` : null
}

async function planFor(ctx: StaffCtx, item: ProductItem, change: BulkChange, naming: Naming): Promise<Plan> {
  // Visitors see the published version; with a draft beside it, both are changed.
  const shown = item.published ?? workingDocument(item)
  const differences =
    change.kind === 'state'
      ? stateDifferences(stateOfItem(item), change.state, ctx.language)
      : getDifferences(shown, changedDocument(shown, change), naming, ctx.language)
  return { item, differences, problem: differences.length > 0 ? await findProblem(ctx, item, change) : null }
}

const wrongHours = { zh: '最长时间不能短于最短时间', en: 'The longest time cannot be shorter than the shortest' }

function refuseWrongChange(ctx: StaffCtx, change: BulkChange): void {
  if (change.kind === 'lead_time' && change.max_hours < change.min_hours) {
    throw invalidField('change.max_hours', wrongHours[ctx.language])
  }
}

export async function previewBulk(
  ctx: StaffCtx,
  { ids, change }: Input<typeof contract.previewBulkChange>,
): Promise<Reply<typeof contract.previewBulkChange>> {
  refuseWrongChange(ctx, change)
  const naming = await namingFor(ctx)
  const data: Reply<typeof contract.previewBulkChange>['data'] = []
  for (const id of new Set(ids)) {
    const { item, differences, problem } = await planFor(ctx, await readProduct(ctx, id), change, naming)
    const { code, name } = workingDocument(item)
    data.push({ id, code, name: name[ctx.language] || name.zh || name.en, differences, problem })
  }
  return { data }
}

type ChangeDocument = (document: ProductDocument) => ProductDocument

/** Saves and publishes the changed version, then puts unpublished changes back as the draft. */
export async function changeVersions(tx: StaffCtx, item: ProductItem, change: ChangeDocument): Promise<void> {
  const save = async (revision: number, payload: ProductDocument) =>
    (await saveContent(tx, machine, { id: item.id, revision, payload })).revision
  await noteChange(tx, item, change(workingDocument(item)))
  let { revision } = item
  if (item.published) {
    revision = await save(revision, change(item.published))
    revision = (await publishContent(tx, machine, { id: item.id, revision })).revision
  }
  if (item.draft) await save(revision, change(item.draft))
  await refreshEntry(tx, item.id)
}

async function applyPlan(tx: StaffCtx, item: ProductItem, change: BulkChange): Promise<void> {
  if (change.kind !== 'state') await changeVersions(tx, item, (document) => changedDocument(document, change))
  else if (change.state === 'on_sale') await publishLocked(tx, item)
  else await withdrawLocked(tx, item)
}

/** Products are locked in the order of their numbers, so that two changes never wait for each other. */
export const applyBulk = (ctx: StaffCtx, { ids, change }: Input<typeof contract.applyBulkChange>) =>
  inTransaction(ctx, async (tx): Promise<Reply<typeof contract.applyBulkChange>> => {
    refuseWrongChange(tx, change)
    const naming = await namingFor(tx)
    const data: Reply<typeof contract.applyBulkChange>['data'] = []
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      const { item, differences, problem } = await planFor(tx, await lockProduct(tx, id), change, naming)
      const { code } = workingDocument(item)
      const result = problem ? 'refused' : differences.length === 0 ? 'unchanged' : 'changed'
      if (result === 'changed') await applyPlan(tx, item, change)
      data.push({ id, code, result, problem })
    }
    const count = (result: string) => data.filter((row) => row.result === result).length
    return { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused'), data }
  })

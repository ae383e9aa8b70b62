import type { TermKind } from '@inkroute/contract/catalog/desk/codes'
import type * as contract from '@inkroute/contract/catalog/desk/terms'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { announceChange } from '../base/catalogue-change.ts'
import { rewriteCardsJob } from './rewrite-cards.job.ts'
import {
  countBrandUse,
  countTermUse,
  deleteTerm,
  insertTerm,
  renameTerm,
  selectTermRows,
  sortTermRows,
} from './terms.queries.ts'

type Term = contract.DeskTerm

async function getTerms(ctx: AppCtx, kind: TermKind): Promise<Term[]> {
  const [rows, use, brands] = await Promise.all([
    selectTermRows(ctx.db, kind),
    countTermUse(ctx.db, kind),
    kind === 'brand' ? countBrandUse(ctx.db) : new Map<string, number>(),
  ])
  return rows.map(({ key, name_zh, name_en }) => ({
    kind,
    key,
    name: { zh: name_zh, en: name_en },
    products: Math.max(use.get(key) ?? 0, brands.get(key) ?? 0),
  }))
}

async function requireTerm(ctx: AppCtx, kind: TermKind, key: string): Promise<Term> {
  const term = (await getTerms(ctx, kind)).find((entry) => entry.key === key)
  if (!term) throw new AppError('not_found')
  return term
}

const noteTerm = (tx: AppCtx, kind: string, key: string, before: unknown, after: unknown) =>
  recordChange(tx, { subject: 'catalogue_term', subject_id: `${kind}:${key}`, title: key, before, after })

export const listTerms = async (ctx: StaffCtx, { kind }: Input<typeof contract.listDeskTerms>) => ({
  data: await getTerms(ctx, kind),
})

export const addTerm = (ctx: StaffCtx, { kind, key, name }: Input<typeof contract.addDeskTerm>): Promise<Term> =>
  inTransaction(ctx, async (tx) => {
    const terms = await getTerms(tx, kind)
    if (terms.some((term) => term.key === key)) throw new AppError('term_taken', { key })
    await insertTerm(tx.db, kind, key, { name_zh: name.zh, name_en: name.en }, terms.length + 1)
    await noteTerm(tx, kind, key, null, { name })
    await announceChange(tx)
    return { kind, key, name, products: 0 }
  })

export const changeTerm = (ctx: StaffCtx, { kind, key, name }: Input<typeof contract.changeDeskTerm>): Promise<Term> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireTerm(tx, kind, key)
    await renameTerm(tx.db, kind, key, { name_zh: name.zh, name_en: name.en })
    await noteTerm(tx, kind, key, { name: before.name }, { name })
    await tx.jobs.send(rewriteCardsJob, {})
    await announceChange(tx)
    return { ...before, name }
  })

export const sortTerms = (ctx: StaffCtx, { kind, keys }: Input<typeof contract.sortDeskTerms>) =>
  inTransaction(ctx, async (tx): Promise<Reply<typeof contract.sortDeskTerms>> => {
    await sortTermRows(tx.db, kind, keys)
    await noteTerm(tx, kind, 'order', null, { keys })
    await announceChange(tx)
    return {}
  })

export const removeTerm = (ctx: StaffCtx, { kind, key }: Input<typeof contract.removeDeskTerm>) =>
  inTransaction(ctx, async (tx): Promise<Reply<typeof contract.removeDeskTerm>> => {
    const term = await requireTerm(tx, kind, key)
    if (term.products > 0) throw new AppError('term_in_use', { products: term.products, name: term.name[ctx.language] })
    await deleteTerm(tx.db, kind, key)
    await noteTerm(tx, kind, key, { name: term.name }, null)
    await announceChange(tx)
    return {}
  })

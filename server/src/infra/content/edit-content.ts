import { randomBytes } from 'node:crypto'
import type { HistoryAction } from '@inkroute/contract/content'
import { AppError } from '../app-error.ts'
import type { StaffCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { changeItem, findHistory, findItem, insertItem, listHistory, listItems } from './content.queries.ts'
import { getWindow, isWindowBackwards, toRow, workingCopy } from './content.rules.ts'
import type { ContentBehaviour } from './content-kind.ts'
import { factsIn, refuseUnknownFacts } from './facts.ts'
import { lockRevision, note } from './lock-revision.ts'
import { adoptRows } from './publish-content.ts'

const SHOWN_HISTORY = 50

const stamp = (ctx: StaffCtx) => ({ updated_at: ctx.clock.now().toISOString(), updated_by: ctx.identity.username })

function cleaned<P>(kind: ContentBehaviour, payload: P): P {
  if (isWindowBackwards(payload)) {
    throw new AppError('content_window')
  }
  return (kind.clean?.(payload) ?? payload) as P
}

interface ListInput {
  readonly page: number
  readonly page_size: number
  readonly state?: Parameters<typeof listItems>[2]['state']
  readonly keyword?: string | undefined
}

export async function listContent(ctx: StaffCtx, kind: ContentBehaviour, input: ListInput) {
  await adoptRows(ctx, kind)
  const now = ctx.clock.now()
  const { page, page_size } = input
  const { rows, total } = await listItems(ctx.db, kind.endpoints.kind, {
    state: input.state,
    keyword: input.keyword,
    now: now.toISOString(),
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  const data = rows.map((row) => toRow(row, now))
  return { data, total, page, page_size, facts: await factsIn(ctx, data) }
}

export async function getContent(ctx: StaffCtx, kind: ContentBehaviour, id: number) {
  const item = await findItem(ctx.db, kind.endpoints.kind, id)
  if (!item) throw new AppError('not_found')
  return { ...toRow(item, ctx.clock.now()), published: item.published }
}

export async function createContent(ctx: StaffCtx, kind: ContentBehaviour, payload: unknown) {
  return inTransaction(ctx, async (tx) => {
    const draft = cleaned(kind, payload)
    await refuseUnknownFacts(tx, draft)
    const key = (await kind.newKey?.(tx, draft)) ?? randomBytes(8).toString('hex')
    const fields = { published: null, published_at: null, published_by: null, ...stamp(tx) }
    const row = { kind: kind.endpoints.kind, key, draft, ...getWindow({}), ...fields }
    const item = await insertItem(tx.db, row, true)
    if (!item) throw new AppError('content_key_taken', { key })
    await note(tx, item.id, 'created', draft)
    return toRow(item, tx.clock.now())
  })
}

export async function saveContent(
  ctx: StaffCtx,
  kind: ContentBehaviour,
  { id, revision, payload }: { id: number; revision: number; payload: unknown },
) {
  return inTransaction(ctx, async (tx) => {
    await lockRevision(tx, kind.endpoints.kind, id, revision)
    const draft = cleaned(kind, payload)
    await refuseUnknownFacts(tx, draft)
    const item = await changeItem(tx.db, id, { draft, ...stamp(tx) })
    if (!kind.autosaves) await note(tx, id, 'saved', draft)
    return toRow(item, tx.clock.now())
  })
}

/** Saved by itself, the draft is in no version yet: one that is about to be replaced is kept. */
async function keepDraft(tx: StaffCtx, kind: ContentBehaviour, { id, draft }: { id: number; draft: unknown }) {
  if (kind.autosaves && draft !== null) await note(tx, id, 'saved', draft)
}

/** Discards the draft. One that was never published can only be removed. */
export async function discardDraft(ctx: StaffCtx, kind: ContentBehaviour, input: { id: number; revision: number }) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, kind.endpoints.kind, input.id, input.revision)
    if (before.draft === null || before.published === null) throw new AppError('content_no_draft')
    await keepDraft(tx, kind, before)
    const item = await changeItem(tx.db, input.id, { draft: null, ...stamp(tx) })
    await note(tx, input.id, 'discarded', before.published)
    return toRow(item, tx.clock.now())
  })
}

/** An earlier version becomes the draft; visitors see it when it is published. */
export async function restoreContent(
  ctx: StaffCtx,
  kind: ContentBehaviour,
  { id, revision, number }: { id: number; revision: number; number: number },
) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, kind.endpoints.kind, id, revision)
    const past = await findHistory(tx.db, id, number)
    if (!past) throw new AppError('not_found')
    await keepDraft(tx, kind, before)
    const item = await changeItem(tx.db, id, { draft: past.payload, ...stamp(tx) })
    await note(tx, id, 'restored', past.payload)
    return toRow(item, tx.clock.now())
  })
}

export async function getHistory(ctx: StaffCtx, kind: ContentBehaviour, id: number) {
  const item = await findItem(ctx.db, kind.endpoints.kind, id)
  if (!item) throw new AppError('not_found')
  const rows = await listHistory(ctx.db, id, SHOWN_HISTORY)
  return {
    data: rows.map(({ number, action, at, by_name, payload }) => ({
      number,
      at,
      by: by_name,
      payload,
      action: action as HistoryAction,
    })),
  }
}

/** Only drafts and withdrawn items can be removed. */
export async function removeContent(ctx: StaffCtx, kind: ContentBehaviour, input: { id: number; revision: number }) {
  return inTransaction(ctx, async (tx) => {
    const item = await lockRevision(tx, kind.endpoints.kind, input.id, input.revision)
    if (item.published !== null) throw new AppError('content_live')
    await changeItem(tx.db, input.id, { draft: workingCopy(item), removed_at: tx.clock.now().toISOString() })
    return {}
  })
}

import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { AppCtx, StaffCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { contentChanged } from '../events/content-version.ts'
import { addHistory, changeItem, type ItemRow, insertItem, sortItems, untouchedItems } from './content.queries.ts'
import { getWindow, toRow } from './content.rules.ts'
import type { ContentBehaviour, ContentKind, KeyedContent } from './content-kind.ts'
import { lockRevision, note } from './lock-revision.ts'

interface Step {
  readonly id: number
  readonly revision: number
}

export async function publishContent(ctx: StaffCtx, kind: ContentBehaviour, { id, revision }: Step) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, kind.endpoints.kind, id, revision)
    if (before.draft === null) throw new AppError('content_no_draft')
    await kind.check?.(tx, before.draft)
    const now = tx.clock.now().toISOString()
    const by = tx.identity.username
    const item = await changeItem(tx.db, id, {
      published: before.draft,
      draft: null,
      ...getWindow(before.draft),
      published_at: now,
      published_by: by,
      updated_at: now,
      updated_by: by,
    })
    await kind.apply?.(tx, { ...item, payload: item.published })
    await note(tx, id, 'published', item.published)
    await contentChanged(tx)
    return toRow(item, tx.clock.now())
  })
}

/** Hides the item from visitors; its text becomes the draft unless there is a newer one. */
export async function withdrawContent(ctx: StaffCtx, kind: ContentBehaviour, { id, revision }: Step) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, kind.endpoints.kind, id, revision)
    if (before.published === null) throw new AppError('conflict')
    const now = tx.clock.now().toISOString()
    const item = await changeItem(tx.db, id, {
      published: null,
      draft: before.draft ?? before.published,
      ...getWindow({}),
      updated_at: now,
      updated_by: tx.identity.username,
    })
    await kind.apply?.(tx, { ...item, payload: null })
    await note(tx, id, 'withdrawn', before.published)
    await contentChanged(tx)
    return toRow(item, tx.clock.now())
  })
}

/** The order has no draft: it takes effect at once. */
export async function sortContent(ctx: StaffCtx, kind: ContentBehaviour, ids: readonly number[]) {
  return inTransaction(ctx, async (tx) => {
    const rows: readonly ItemRow[] = await sortItems(tx.db, kind.endpoints.kind, ids)
    for (const row of rows) {
      if (row.published !== null) await kind.apply?.(tx, { ...row, payload: row.published })
    }
    await contentChanged(tx)
    return {}
  })
}

/** The author of content that no person wrote. */
export const PLATFORM = 'InkRoute'

async function insertPublished(ctx: AppCtx, kind: string, { key, payload }: KeyedContent<unknown>) {
  const now = ctx.clock.now().toISOString()
  const fields = { draft: null, published: payload, ...getWindow(payload), published_at: now, published_by: PLATFORM }
  const item = await insertItem(ctx.db, { kind, key, ...fields, updated_at: now, updated_by: PLATFORM }, false)
  if (item) await addHistory(ctx.db, { item_id: item.id, action: 'published', payload, at: now, by_name: PLATFORM })
  return item
}

/** Publishes the base content of an installation. Items that staff have changed or removed are left alone. */
export async function addPublished<S extends z.ZodType>(
  ctx: AppCtx,
  kind: ContentKind<S>,
  items: readonly KeyedContent<z.output<S>>[],
): Promise<void> {
  for (const content of items) {
    const item = await insertPublished(ctx, kind.endpoints.kind, content)
    if (item) await kind.apply?.(ctx, { ...item, payload: content.payload })
  }
}

/** Base content that a shop may start from: staff see it as drafts, visitors do not. Removed items stay removed. */
export async function addDrafts<S extends z.ZodType>(
  ctx: AppCtx,
  kind: ContentKind<S>,
  items: readonly KeyedContent<z.output<S>>[],
): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const author = { updated_at: now, updated_by: PLATFORM, published_at: null, published_by: null }
  for (const { key, payload } of items) {
    const content = { draft: payload, published: null, ...getWindow({}), ...author }
    await insertItem(ctx.db, { kind: kind.endpoints.kind, key, ...content }, false)
  }
}

/** Hides base content that nobody has edited; it becomes a draft. `keeps` names what stays. */
export async function withdrawUntouched<S extends z.ZodType>(
  ctx: AppCtx,
  kind: ContentKind<S>,
  keeps: ReadonlySet<string> = new Set(),
): Promise<void> {
  const now = ctx.clock.now().toISOString()
  for (const { id, key, published } of await untouchedItems(ctx.db, kind.endpoints.kind, PLATFORM)) {
    if (keeps.has(key)) continue
    const item = await changeItem(ctx.db, id, { published: null, draft: published, ...getWindow({}), updated_at: now })
    await kind.apply?.(ctx, { ...item, payload: null })
    await addHistory(ctx.db, { item_id: id, action: 'withdrawn', payload: published, at: now, by_name: PLATFORM })
  }
}

/** Adds an item for rows that only exist in their own table, so that staff can edit them. */
export async function adoptRows(ctx: AppCtx, kind: ContentBehaviour): Promise<void> {
  for (const content of (await kind.adopt?.(ctx)) ?? []) await insertPublished(ctx, kind.endpoints.kind, content)
}

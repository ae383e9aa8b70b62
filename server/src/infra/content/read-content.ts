import type { AppCtx } from '../context.ts'
import { findItem, liveItems } from './content.queries.ts'
import { workingCopy } from './content.rules.ts'
import { previewedItem } from './preview-pass.ts'

export interface LiveItem<P> {
  readonly id: number
  readonly key: string
  readonly payload: P
}

/**
 * What visitors see of a kind now, in order. With a preview pass the draft it names replaces its item, whatever its
 * window.
 */
export async function readContent<P>(
  ctx: Pick<AppCtx, 'db' | 'clock' | 'config'>,
  kind: { readonly endpoints: { readonly kind: string } },
  preview?: string,
): Promise<LiveItem<P>[]> {
  const name = kind.endpoints.kind
  const previewed = previewedItem(ctx, preview)
  const previewed_id = previewed?.kind === name ? previewed.id : null
  const rows = await liveItems(ctx.db, name, ctx.clock.now().toISOString(), previewed_id)
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    payload: (row.id === previewed_id ? (row.draft ?? row.published) : row.published) as P,
  }))
}

/** The draft a preview pass allows, for kinds that visitors read from other tables; null without a valid pass. */
export async function readPreviewed<P>(
  ctx: Pick<AppCtx, 'db' | 'clock' | 'config'>,
  kind: { readonly endpoints: { readonly kind: string } },
  preview: string | undefined,
): Promise<LiveItem<P> | null> {
  const previewed = previewedItem(ctx, preview)
  if (previewed?.kind !== kind.endpoints.kind) return null
  const item = await findItem(ctx.db, previewed.kind, previewed.id)
  return item ? { id: item.id, key: item.key, payload: workingCopy(item) as P } : null
}

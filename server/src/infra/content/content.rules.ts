import type { ContentState } from '@inkroute/contract/content'
import type { ItemRow } from './content.queries.ts'

type Dated = Pick<ItemRow, 'published' | 'published_at' | 'show_from' | 'show_until'>

export function getState(item: Dated, now: Date): ContentState {
  if (item.published === null) return item.published_at === null ? 'draft' : 'withdrawn'
  if (item.show_from !== null && new Date(item.show_from) > now) return 'scheduled'
  if (item.show_until !== null && new Date(item.show_until) <= now) return 'ended'
  return 'live'
}

const instant = (value: unknown): string | null => {
  const time_ms = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time_ms) ? null : new Date(time_ms).toISOString()
}

/** When a payload is shown; always for kinds without a window. */
export function getWindow(payload: unknown): { show_from: string | null; show_until: string | null } {
  const { show_from, show_until } = payload as { show_from?: unknown; show_until?: unknown }
  return { show_from: instant(show_from), show_until: instant(show_until) }
}

/** A window that closes before it opens would never show anything. */
export function isWindowBackwards(payload: unknown): boolean {
  const { show_from, show_until } = getWindow(payload)
  return show_from !== null && show_until !== null && show_until <= show_from
}

/** What staff edit: the draft, or else what is published. */
export const workingCopy = (item: Pick<ItemRow, 'draft' | 'published'>): unknown => item.draft ?? item.published

export function toRow(item: ItemRow, now: Date) {
  const { id, key, revision, show_from, show_until, updated_at, updated_by, published_at, published_by } = item
  return {
    id,
    key,
    revision,
    show_from,
    show_until,
    updated_at,
    updated_by,
    published_at,
    published_by,
    state: getState(item, now),
    has_draft: item.draft !== null,
    payload: workingCopy(item),
  }
}

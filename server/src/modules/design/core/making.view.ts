import type { Making, MakingState, MockupPicture } from '@inkroute/contract/design/design'
import { type ErrorName, errors, errorText, type Language } from '@inkroute/contract/errors/errors'
import type { Storage } from '../../../infra/storage/storage.ts'

/** An error as stored in a row: its name in the error catalogue and its details. */
export interface KeptError {
  readonly name: string
  readonly details?: Record<string, string | number>
}

export function refusalText(error: unknown, language: Language): string | null {
  if (error === null || typeof error !== 'object') return null
  const { name, details } = error as KeptError
  const known = name in errors ? (name as ErrorName) : 'design_not_made'
  return errorText(known, language, details)
}

interface MadeRow {
  readonly state: string
  readonly error: unknown
}

/** How far rows that are made one after the other are, as one. Nothing to make is done. */
export function getMaking(rows: readonly MadeRow[], language: Language): Making {
  const done = rows.filter((row) => row.state === 'done').length
  const failed = rows.find((row) => row.state === 'failed')
  const isOpen = rows.some((row) => row.state === 'queued' || row.state === 'running')
  const hasBegun = done > 0 || rows.some((row) => row.state === 'running')
  const open_state: MakingState = hasBegun ? 'running' : 'queued'
  const closed_state: MakingState = failed ? 'failed' : 'done'
  return {
    state: isOpen ? open_state : closed_state,
    done,
    total: rows.length,
    reason: failed ? refusalText(failed.error, language) : null,
  }
}

interface PictureRow {
  readonly view_id: number
  readonly color_id: number
  readonly small_key: string | null
  readonly large_key: string | null
}

export const getPicture = (storage: Storage, row: PictureRow): MockupPicture => ({
  view_id: row.view_id,
  color_id: row.color_id,
  small_url: row.small_key && storage.url(row.small_key),
  large_url: row.large_key && storage.url(row.large_key),
})

import { listOwnFonts, type OwnFont } from '@inkroute/contract/brand/font'
import { call } from '../../../shared/api/client.ts'
import { readToken } from '../../../shared/api/session-store.ts'

/** What painting needs of a seller's own font. */
export type UsableFont = Pick<OwnFont, 'family' | 'url'>

/** Removed ones too, because designs may still use them. Without a seller there are none. */
export async function fetchOwnFonts(): Promise<readonly UsableFont[]> {
  if (!readToken('seller')) return []
  const { data } = await call(listOwnFonts, {})
  return data
}

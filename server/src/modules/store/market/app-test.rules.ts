import type { marketVerdicts } from '@inkroute/contract/store/market-setting'
import type { MarketErrorKind } from '../../../connectors/core/market-error.ts'

export type Verdict = (typeof marketVerdicts)[number]

/** Words of a refusal that is about us: the app, its keys, or the signature made with them. */
const ABOUT_APP =
  /invalid_client|unauthorized_client|client[ _]?(id|secret|authentication)|app[ _]?(key|id|secret)\b|application|api[ _-]?key|partner[ _]?(id|key)|sign|ip[ _]?(address|white)|white ?list/i
/** Words of a refusal that is about the code or token we made up. */
const ABOUT_CODE = /invalid_grant|grant|code|token|expired|authori[sz]ation|main_account|shop[ _]?id/i

/** A test sends a code that cannot be right. A platform that complains about the code has accepted the app. */
export function getVerdict(kind: MarketErrorKind, words: string): Verdict {
  if (kind === 'temporary' || kind === 'throttled') return 'unreachable'
  if (ABOUT_APP.test(words)) return 'refused'
  return ABOUT_CODE.test(words) ? 'accepted' : 'unclear'
}

/** What a store that does not work says about its keys. */
export function getStoreVerdict(kind: MarketErrorKind): Verdict {
  if (kind === 'temporary' || kind === 'throttled') return 'unreachable'
  return kind === 'revoked' || kind === 'expired' || kind === 'missing_right' ? 'refused' : 'unclear'
}

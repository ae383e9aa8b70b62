import type { Blocker, PrivacyRequest } from '@inkroute/contract/privacy/privacy'
import { formatMoney } from '../../shared/format/money.ts'
import { fill, type Texts } from '../../shared/text/text.ts'
import type { privacyText } from './privacy.text.ts'

export const statusColours: Readonly<Record<PrivacyRequest['status'], string>> = {
  scheduled: 'gold',
  queued: 'blue',
  running: 'blue',
  waiting: 'orange',
  done: 'green',
  cancelled: 'default',
  failed: 'red',
}

type BlockerWords = Pick<Texts<typeof privacyText>, `block_${Blocker['kind']}`>

export const blockerLines = (blockers: readonly Blocker[], text: BlockerWords): string[] =>
  blockers.map(({ kind, count, amount }) => fill(text[`block_${kind}`], { count, amount: formatMoney(amount) }))

/** Whether a request can still be taken back, or run again. */
export const canCancel = ({ status }: PrivacyRequest): boolean =>
  ['scheduled', 'queued', 'waiting', 'failed'].includes(status)
export const canRetry = ({ status, kind, download_url }: PrivacyRequest): boolean =>
  status === 'failed' || status === 'waiting' || (status === 'done' && kind === 'export' && download_url === null)

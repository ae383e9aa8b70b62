import type { WorkMessage } from '@inkroute/contract/after-sale/after-sale'
import type { WorkState } from '@inkroute/contract/after-sale/codes'

/** Only readable colours: requests waiting for the seller are prominent, closed ones muted. */
export const workColor = (state: WorkState): string => {
  if (state === 'waiting_seller') return 'red'
  if (state === 'resolved') return 'geekblue'
  return state === 'rejected' ? 'default' : 'blue'
}

/** Which side sent it, relative to the viewer: own messages are on the right. */
export const getSide = (author: WorkMessage['author'], me: 'seller' | 'staff'): 'own' | 'other' | 'system' =>
  author === 'system' ? 'system' : author === me ? 'own' : 'other'

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000
/** Backs off after each failed attempt. */
export const retryDelay = (failures: number): number => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures)

/** Sums decimal strings in fen. */
export const sumAmounts = (amounts: readonly (string | null | undefined)[]): string =>
  (amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount || 0) * 100), 0) / 100).toFixed(2)

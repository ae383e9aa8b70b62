import { MessageStatus, MessageType } from '@inkroute/contract/codes'

export const messageTypes = [
  { type: MessageType.platform, name: 'platform' },
  { type: MessageType.order, name: 'order' },
  { type: MessageType.trade, name: 'trade' },
] as const

export type MessageTypeCode = (typeof messageTypes)[number]['type']

export const nameOfType = (type: number): 'platform' | 'order' | 'trade' =>
  messageTypes.find((entry) => entry.type === type)?.name ?? 'platform'

const isType = (value: number): value is MessageTypeCode => messageTypes.some((entry) => entry.type === value)

export interface CentreFilter {
  readonly type: MessageTypeCode | undefined
  readonly status: 1 | 2 | undefined
  readonly page: number
}

export const CENTRE_PAGE_SIZE = 20

/** The URL says what is shown; invalid values are ignored. */
export function getFilter(params: URLSearchParams): CentreFilter {
  const type = Number(params.get('type'))
  const status = Number(params.get('status'))
  const page = Number(params.get('page'))
  return {
    type: isType(type) ? type : undefined,
    status: status === MessageStatus.read || status === MessageStatus.unread ? status : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function toParams({ type, status, page }: CentreFilter): Record<string, string> {
  return {
    ...(type ? { type: String(type) } : {}),
    ...(status ? { status: String(status) } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }
}

/** After deleting all rows of the last page, show the page before instead of an empty one. */
export const pageWithin = (page: number, total: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / CENTRE_PAGE_SIZE)))

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000

/** Backs off after each failed attempt; `random` spreads clients that lost the same node. */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (0.5 + random / 2)

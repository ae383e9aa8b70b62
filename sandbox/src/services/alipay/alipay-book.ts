import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { StoredList } from '../../shared/stored-list.ts'

/** A merchant that has handed in its public key. */
export interface MerchantApp {
  readonly app_id: string
  readonly public_pem: string
  readonly seller_id: string
}

export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'

export interface Refund {
  readonly out_request_no: string
  readonly amount_fen: number
  /** Missing in books of older versions. */
  readonly at?: string
}

export interface Trade {
  readonly app_id: string
  readonly seller_id: string
  readonly out_trade_no: string
  readonly trade_no: string
  readonly subject: string
  readonly amount_fen: number
  readonly notify_url: string
  readonly return_url: string
  readonly created_at: string
  status: TradeStatus
  buyer: string
  paid_at: string | null
  refunds: Refund[]
  /** Every notify that was sent and what came back, newest last. */
  notifies: { at: string; answer: string }[]
}

const MAX_APPS = 200
const MAX_TRADES = 2000
const SELLER_ID = '2088102190000001'

/** What this Alipay remembers. */
export class AlipayBook {
  readonly apps: StoredList<MerchantApp>
  readonly trades: StoredList<Trade>

  constructor(data_dir: string) {
    this.apps = new StoredList(join(data_dir, 'alipay-apps.json'), MAX_APPS)
    this.trades = new StoredList(join(data_dir, 'alipay-trades.json'), MAX_TRADES)
  }

  register(app_id: string, public_pem: string): MerchantApp {
    const known = this.apps.items.find((app) => app.app_id === app_id)
    if (known) return known
    const app = { app_id, public_pem, seller_id: SELLER_ID }
    this.apps.add(app)
    return app
  }

  app(app_id: string | undefined): MerchantApp | undefined {
    return this.apps.items.find((app) => app.app_id === app_id)
  }

  trade(app_id: string, out_trade_no: string): Trade | undefined {
    return this.trades.items.find((trade) => trade.app_id === app_id && trade.out_trade_no === out_trade_no)
  }

  tradeByNumber(trade_no: string): Trade | undefined {
    return this.trades.items.find((trade) => trade.trade_no === trade_no)
  }

  open(fields: Omit<Trade, 'trade_no' | 'status' | 'buyer' | 'paid_at' | 'refunds' | 'notifies'>): Trade {
    const day = fields.created_at.slice(0, 10).replaceAll('-', '')
    const digits = Array.from({ length: 20 }, () => randomInt(10)).join('')
    const trade: Trade = {
      ...fields,
      trade_no: `${day}${digits}`,
      status: 'WAIT_BUYER_PAY',
      buyer: '',
      paid_at: null,
      refunds: [],
      notifies: [],
    }
    this.trades.add(trade)
    return trade
  }

  save(): void {
    this.trades.save()
  }
}

export const getDecimal = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Null when it is not an amount. */
export function findFen(decimal: unknown): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(decimal ?? ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** `2026-11-15 12:00:00` in Shanghai, as Alipay writes times. */
export const shanghaiTime = (iso: string): string =>
  new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

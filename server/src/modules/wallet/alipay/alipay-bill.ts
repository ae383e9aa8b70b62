import { unzipSync } from 'fflate'
import { fetchOutside } from '../../../infra/outside/fetch-outside.ts'
import { decimalToMinor } from '../gateway/charge.rules.ts'
import type { SettledDay } from '../gateway/gateway.ts'

const TIMEOUT_MS = 60_000

/** Headings of the list of trades, as Alipay writes them. */
const HEAD = {
  trade_no: '支付宝交易号',
  out_trade_no: '商户订单号',
  kind: '业务类型',
  amount: '订单金额（元）',
  request_no: '退款批次号/请求号',
} as const

/** Lines of the bill: remarks start with #, and every value may be followed by a tab. */
export function parseTradeBill(text: string): SettledDay {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
  const cells = lines.map((line) => line.split(',').map((cell) => cell.trim()))
  const [names = [], ...rows] = cells
  const at = (row: readonly string[], name: string) => row[names.indexOf(name)] ?? ''
  // Refunds are listed with an amount below zero.
  const getCharge = (row: readonly string[]) => ({
    currency: 'CNY',
    minor: decimalToMinor('CNY', at(row, HEAD.amount).replace(/^-/, '')) ?? 0,
  })
  const ofKind = (kind: string) => rows.filter((row) => at(row, HEAD.kind) === kind)
  return {
    trades: ofKind('交易').map((row) => ({
      out_trade_no: at(row, HEAD.out_trade_no),
      trade_no: at(row, HEAD.trade_no),
      charge: getCharge(row),
    })),
    refunds: ofKind('退款').map((row) => ({
      request_no: at(row, HEAD.request_no),
      refund_no: at(row, HEAD.trade_no),
      charge: getCharge(row),
    })),
  }
}

/** A zip with a list of trades and a summary, both in GBK. */
export async function readTradeBill(url: string): Promise<SettledDay> {
  const response = await fetchOutside(url, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the bill cannot be downloaded: HTTP ${response.status}`)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const texts = Object.values(files).map((bytes) => new TextDecoder('gbk').decode(bytes))
  const list = texts.find((text) => text.includes(HEAD.trade_no))
  if (!list) throw new Error('the bill has no list of trades')
  return parseTradeBill(list)
}

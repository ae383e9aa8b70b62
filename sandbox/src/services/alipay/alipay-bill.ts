import { crc32 } from 'node:zlib'
import { getDecimal, type Refund, shanghaiTime, type Trade } from './alipay-book.ts'

/** Node decodes GBK but does not encode it: the table is read off the decoder once. */
let table: Map<string, number[]> | undefined
function gbkTable(): Map<string, number[]> {
  const decoder = new TextDecoder('gbk')
  const found = new Map<string, number[]>()
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      const sign = decoder.decode(Uint8Array.of(high, low))
      if (sign.length === 1 && sign !== '\ufffd') found.set(sign, [high, low])
    }
  }
  return found
}

export function toGbk(text: string): Buffer {
  table ??= gbkTable()
  const known = table
  return Buffer.from([...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : (known.get(sign) ?? [63]))))
}

/** A zip of one file that is stored as it is. */
function getZip(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, content])
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), path])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

const HEADINGS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

/** A line of a payment, or of a refund: the number of the refund's request, and an amount below zero. */
function getLine(trade: Trade, refund?: Refund): string {
  const amount = refund ? `-${getDecimal(refund.amount_fen)}` : getDecimal(trade.amount_fen)
  const times = [trade.created_at, refund?.at ?? trade.paid_at ?? trade.created_at].map(shanghaiTime)
  const subject = trade.subject.replaceAll(',', ' ')
  const kind = refund ? '退款' : '交易'
  const facts = [trade.trade_no, trade.out_trade_no, kind, subject, ...times, '', '', '', '', trade.buyer]
  const numbers = [refund?.out_request_no ?? '', '0.00', '0.00', '']
  const amounts = [amount, amount, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', ...numbers]
  return [...facts, ...amounts].map((cell) => `${cell}\t`).join(',')
}

const isOn = (at: string | null | undefined, day: string) => Boolean(at) && shanghaiTime(at ?? '').startsWith(day)

const linesOn = (trade: Trade, day: string): string[] => [
  ...(isOn(trade.paid_at, day) ? [getLine(trade)] : []),
  ...trade.refunds.filter(({ at }) => isOn(at, day)).map((refund) => getLine(trade, refund)),
]

/** The bill of one day in Shanghai, as Alipay hands it out: a zip with a list in GBK. */
export function tradeBill(trades: readonly Trade[], seller_id: string, day: string): Buffer {
  const lines = [
    '#支付宝业务明细查询',
    `#账号：[${seller_id}0156]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    HEADINGS,
    ...trades.flatMap((trade) => linesOn(trade, day)),
    '#-----------------------------------------业务明细列表结束------------------------------------',
  ]
  return getZip(`${seller_id}_${day}_details.csv`, toGbk(lines.join('\r\n')))
}

/** Trades that were paid or refunded on that day. */
export const movedOn = (trades: readonly Trade[], app_id: string, day: string): Trade[] =>
  trades.filter(
    ({ paid_at, refunds, ...trade }) =>
      trade.app_id === app_id && (isOn(paid_at, day) || refunds.some(({ at }) => isOn(at, day))),
  )

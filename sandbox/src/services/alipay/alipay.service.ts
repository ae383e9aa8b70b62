import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxService, SandboxTools } from '../../shared/service.ts'
import { movedOn, tradeBill } from './alipay-bill.ts'
import { AlipayBook, findFen, type MerchantApp, type Trade } from './alipay-book.ts'
import { answerCall } from './alipay-calls.ts'
import { type AlipayKeys, getAppId, isSignedBy, openAlipayKeys, signedText } from './alipay-keys.ts'
import { notifyForm, notifyUntilHeard, sendNotify } from './alipay-notify.ts'
import { cashierPage, noticePage, tradesPage } from './alipay-pages.ts'

interface Alipay extends SandboxTools {
  readonly keys: AlipayKeys
  readonly book: AlipayBook
}

type Fields = Record<string, string>
interface Call {
  Querystring: Fields
  Body: string
}

const LATE_MS = 10_000
const BUYER = 'demo***@inkroute.example'

const getFields = (query: Fields, body: string | undefined): Fields => ({
  ...query,
  ...Object.fromEntries(new URLSearchParams(body ?? '')),
})

function getContent(fields: Fields): Record<string, unknown> {
  try {
    return (JSON.parse(fields.biz_content ?? '') as Record<string, unknown>) ?? {}
  } catch {
    return {}
  }
}

/** Who is calling, or null when the signature is not that of the app it names. */
function findCaller({ book, signed }: Alipay, fields: Fields): MerchantApp | null {
  const app = book.app(fields.app_id)
  const is_genuine =
    app && fields.sign_type === 'RSA2' && isSignedBy(app.public_pem, signedText(fields, ['sign']), fields.sign ?? '')
  if (is_genuine) return app
  signed.record('alipay', fields.method ?? '/alipay/gateway.do', app ? 'wrong signature' : 'unknown app')
  return null
}

/** The trade a page-pay request is about; null when the request makes no sense. */
function openTrade({ book }: Alipay, app: MerchantApp, fields: Fields): Trade | null {
  const content = getContent(fields)
  const out_trade_no = String(content.out_trade_no ?? '')
  const amount_fen = findFen(content.total_amount)
  const is_whole = out_trade_no !== '' && amount_fen && content.product_code === 'FAST_INSTANT_TRADE_PAY'
  if (!is_whole) return null
  const known = book.trade(app.app_id, out_trade_no)
  if (known) return known.amount_fen === amount_fen ? known : null
  return book.open({
    app_id: app.app_id,
    seller_id: app.seller_id,
    out_trade_no,
    amount_fen,
    subject: String(content.subject ?? ''),
    notify_url: fields.notify_url ?? '',
    return_url: fields.return_url ?? '',
    created_at: new Date().toISOString(),
  })
}

function addGateway(app: FastifyInstance, alipay: Alipay): void {
  const { book, keys, signed } = alipay

  // A merchant uploads its public key in Alipay's console; here it is sent signed with the shared secret.
  app.post<Call>('/alipay/merchant', async (request, reply) => {
    const refusal = signed.check(request, 'alipay', request.body ?? '')
    if (refusal) return reply.code(403).send({ message: refusal })
    const { public_key } = JSON.parse(request.body) as { public_key: string }
    const { app_id, seller_id } = book.register(getAppId(public_key), public_key)
    return { app_id, seller_id, alipay_public_key: keys.public_pem }
  })

  const answer = async (fields: Fields, origin: string): Promise<{ type: string; text: string }> => {
    const caller = findCaller(alipay, fields)
    const method = fields.method ?? ''
    if (method === 'alipay.trade.page.pay') {
      const trade = caller && openTrade(alipay, caller, fields)
      const refused = noticePage(
        '无法付款 · Cannot pay',
        '请求的签名或内容不正确。 The request is not signed or not whole.',
      )
      return { type: 'text/html', text: trade ? shownTrade(trade) : refused }
    }
    const node = caller
      ? answerCall(book, caller, { method, content: getContent(fields), origin })
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature', sub_msg: '验签出错' }
    const text = JSON.stringify(node)
    const name = `${method.replaceAll('.', '_')}_response`
    return { type: 'application/json', text: `{"${name}":${text},"sign":"${keys.sign(text)}"}` }
  }
  app.get<Call>('/alipay/gateway.do', async (request, reply) => {
    const { type, text } = await answer(request.query, getOrigin(request))
    return reply.type(type).send(text)
  })
  app.post<Call>('/alipay/gateway.do', async (request, reply) => {
    const { type, text } = await answer(getFields(request.query, request.body), getOrigin(request))
    return reply.type(type).send(text)
  })
}

const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

const shownTrade = (trade: Trade): string =>
  trade.status === 'WAIT_BUYER_PAY'
    ? cashierPage(trade)
    : noticePage(
        '交易已结束 · This trade is over',
        '已经付款或已关闭，请回到印途查看。 Paid or closed; go back to InkRoute.',
      )

/** Where the buyer's browser returns to; merchants must not trust it without querying us. */
function returnAddress({ keys }: Alipay, trade: Trade): string {
  const url = new URL(trade.return_url)
  const { app_id, out_trade_no, trade_no, seller_id } = trade
  const fields: Fields = { app_id, out_trade_no, trade_no, seller_id, method: 'alipay.trade.page.pay.return' }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  url.searchParams.set('sign', keys.sign(signedText(fields, [])))
  return url.toString()
}

async function pay(alipay: Alipay, trade: Trade, notify: string): Promise<void> {
  const { book, keys } = alipay
  trade.status = 'TRADE_SUCCESS'
  trade.buyer = BUYER
  trade.paid_at = new Date().toISOString()
  book.save()
  if (notify === 'never') return
  if (notify === 'late') {
    setTimeout(() => void notifyUntilHeard(book, keys, trade), LATE_MS).unref()
    return
  }
  if (notify === 'twice') await sendNotify(book, trade, notifyForm(trade, keys))
  await notifyUntilHeard(book, keys, trade)
}

function addCashier(app: FastifyInstance, alipay: Alipay): void {
  const { book } = alipay
  const unknown = noticePage('没有这笔交易 · No such trade', '请回到印途重新付款。 Go back to InkRoute and pay again.')

  app.get<Call>('/alipay/cashier', async (request, reply) => {
    const trade = book.tradeByNumber(request.query.trade_no ?? '')
    return reply.type('text/html').send(trade ? shownTrade(trade) : unknown)
  })

  app.post<Call>('/alipay/cashier', async (request, reply) => {
    const form = Object.fromEntries(new URLSearchParams(request.body ?? ''))
    const trade = book.tradeByNumber(form.trade_no ?? '')
    reply.type('text/html')
    if (!trade) return reply.code(404).send(unknown)
    if (trade.status !== 'WAIT_BUYER_PAY') return reply.send(shownTrade(trade))
    if (form.do === 'pay') await pay(alipay, trade, form.notify ?? 'once')
    return trade.return_url === '' ? reply.send(shownTrade(trade)) : reply.redirect(returnAddress(alipay, trade))
  })

  // For tests: a notify of a known trade with fields changed, signed all the same.
  app.post<Call>('/alipay/notify', async (request, reply) => {
    const refusal = alipay.signed.check(request, 'alipay', request.body ?? '')
    if (refusal) return reply.code(403).send({ message: refusal })
    const { out_trade_no, app_id, change } = JSON.parse(request.body) as Fields & { change: Fields }
    const trade = book.trade(app_id ?? '', out_trade_no ?? '')
    return trade
      ? { form: notifyForm(trade, alipay.keys, change).toString() }
      : reply.code(404).send({ message: 'no such trade' })
  })

  app.get<Call>('/alipay/bill', async (request, reply) => {
    const { app_id = '', bill_date = '' } = request.query
    const trades = movedOn(book.trades.items, app_id, bill_date)
    return reply.type('application/zip').send(tradeBill(trades, trades[0]?.seller_id ?? '', bill_date))
  })

  app.get('/alipay', async (_request, reply) => reply.type('text/html').send(tradesPage(book.trades.items)))
}

export const alipayService: SandboxService = {
  name: 'alipay',
  title: '支付宝 · Alipay',
  description: '收银台、签名通知、查询、关闭与退款。 Cashier, signed notifies, query, close and refund.',
  page: '/alipay',
  add(app, tools) {
    const { data_dir } = tools.config
    const alipay: Alipay = { ...tools, keys: openAlipayKeys(data_dir), book: new AlipayBook(data_dir) }
    addGateway(app, alipay)
    addCashier(app, alipay)
  },
}

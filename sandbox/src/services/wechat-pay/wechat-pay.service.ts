import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, page } from '../../shared/page.ts'
import type { SandboxService, SandboxTools } from '../../shared/service.ts'
import { isSignedCall, noticeBody, signedHeaders, WechatPayBook, type WechatTrade } from './wechat-pay-book.ts'
import * as calls from './wechat-pay-calls.ts'

interface WechatPay extends SandboxTools {
  readonly book: WechatPayBook
}

interface Call {
  Body: string
  Params: Record<string, string>
  Querystring: Record<string, string>
}

const toBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')
const getContent = (request: FastifyRequest) => JSON.parse(toBody(request) || '{}')
const NO_ORDER: calls.CallAnswer = { status: 404, body: { code: 'ORDER_NOT_EXIST', message: '订单不存在' } }

function answer(book: WechatPayBook, reply: FastifyReply, { status, body }: calls.CallAnswer): FastifyReply {
  const text = body ? JSON.stringify(body) : ''
  return reply.code(status).headers(signedHeaders(book.merchant, text)).type('application/json').send(text)
}

/** Refuses calls that are not signed by the merchant. */
function isGenuine({ book, signed }: WechatPay, request: FastifyRequest): boolean {
  const header = String(request.headers.authorization ?? '')
  const is_genuine = isSignedCall(book.merchant, request.method, request.url, toBody(request), header)
  if (!is_genuine) signed.record('wechat_pay', request.url, 'wrong signature')
  return is_genuine
}

const KEPT_BILLS = 20

function addApi(app: FastifyInstance, pay: WechatPay): void {
  const { book } = pay
  const on = (method: 'GET' | 'POST', path: string, act: (request: FastifyRequest<Call>) => calls.CallAnswer) =>
    app.route<Call>({
      method,
      url: `/wechat-pay/v3/${path}`,
      handler: async (request, reply) =>
        isGenuine(pay, request)
          ? answer(book, reply, act(request))
          : reply.code(401).send({ code: 'SIGN_ERROR', message: '错误的签名，验签失败' }),
    })
  on('POST', 'pay/transactions/native', (request) => calls.openNative(book, getContent(request)))
  on('GET', 'pay/transactions/out-trade-no/:no', ({ params }) => {
    const trade = book.trade(params.no)
    return trade ? { status: 200, body: calls.getTransaction(book.merchant, trade) } : NO_ORDER
  })
  on('POST', 'pay/transactions/out-trade-no/:no/close', ({ params }) => {
    const trade = book.trade(params.no)
    return trade ? calls.close(book, trade) : NO_ORDER
  })
  on('POST', 'refund/domestic/refunds', (request) => calls.refund(book, getContent(request)))
  on('GET', 'refund/domestic/refunds/:no', ({ params }) => calls.findRefund(book, params.no ?? ''))
  // A file is made once: what is paid meanwhile does not change its hash.
  const bills = new Map<string, string>()
  on('GET', 'bill/tradebill', ({ query, protocol, host }) => {
    const bill = calls.getBill(book, query.bill_date ?? '')
    if (bill === '') return { status: 400, body: { code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' } }
    const hash_value = createHash('sha1').update(bill).digest('hex')
    bills.set(hash_value, bill)
    for (const old of [...bills.keys()].slice(0, -KEPT_BILLS)) bills.delete(old)
    const download_url = `${protocol}://${host}/wechat-pay/v3/billdownload/file?token=${hash_value}`
    return { status: 200, body: { download_url, hash_type: 'SHA1', hash_value } }
  })
  app.get<Call>('/wechat-pay/v3/billdownload/file', async (request, reply) =>
    isGenuine(pay, request)
      ? reply.type('text/plain').send(bills.get(request.query.token ?? '') ?? '')
      : reply.code(401).send({ code: 'SIGN_ERROR', message: '错误的签名，验签失败' }),
  )
}

async function notify(book: WechatPayBook, trade: WechatTrade, change: object = {}): Promise<number> {
  const content = { ...calls.getTransaction(book.merchant, trade), ...change }
  const body = noticeBody(book.merchant, 'TRANSACTION.SUCCESS', 'transaction', content)
  const headers = { 'content-type': 'application/json', ...signedHeaders(book.merchant, body) }
  const response = await fetch(trade.notify_url, { method: 'POST', headers, body }).catch(() => null)
  return response?.status ?? 0
}

const toRow = (trade: WechatTrade): string => `<tr><td>${escapeHtml(trade.description)}<br>
  <span class="quiet">${escapeHtml(trade.out_trade_no)}</span></td><td>¥${(trade.total / 100).toFixed(2)}</td>
  <td>${trade.trade_state}</td><td>${
    trade.trade_state === 'NOTPAY'
      ? `<form method="post" action="/wechat-pay/scan"><input type="hidden" name="no" value="${escapeHtml(trade.out_trade_no)}">
        <button>扫码付款 · Scan and pay</button></form>`
      : ''
  }</td></tr>`

/** A phone that scans: lists what waits, newest first. */
function addPhone(app: FastifyInstance, { book, signed }: WechatPay): void {
  app.get('/wechat-pay', async (_request, reply) =>
    reply.type('text/html').send(
      page({
        title: '微信支付 · WeChat Pay',
        body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>微信支付 · WeChat Pay</h1>
          <p class="quiet">代替手机扫码，不会产生真实扣款。 Plays the phone that scans; no real money moves.</p>
          <div class="card"><table>${[...book.trades.items].reverse().slice(0, 50).map(toRow).join('')}</table></div>`,
      }),
    ),
  )
  app.post<Call>('/wechat-pay/scan', async (request, reply) => {
    const form = new URLSearchParams(toBody(request))
    const trade = book.trade(form.get('no') ?? '')
    if (trade?.trade_state !== 'NOTPAY') return reply.code(409).send('')
    calls.pay(book, trade)
    if (form.get('notify') !== 'never') await notify(book, trade)
    return reply.redirect('/wechat-pay', 303)
  })
  app.post<Call>('/wechat-pay/merchant', async (request, reply) => {
    const refusal = signed.check(request, 'wechat_pay', toBody(request))
    if (refusal) return reply.code(403).send({ message: refusal })
    const { platform_private_key: _, ...values } = book.merchant
    return values
  })
  // For tests: a genuine notification with fields changed before it is sealed.
  app.post<Call>('/wechat-pay/notice', async (request, reply) => {
    const refusal = signed.check(request, 'wechat_pay', toBody(request))
    if (refusal) return reply.code(403).send({ message: refusal })
    const { out_trade_no, change = {} } = getContent(request)
    const trade = book.trade(out_trade_no)
    if (!trade) return reply.code(404).send({ message: 'no such trade' })
    const content = { ...calls.getTransaction(book.merchant, trade), ...change }
    const body = noticeBody(book.merchant, 'TRANSACTION.SUCCESS', 'transaction', content)
    return { headers: { 'content-type': 'application/json', ...signedHeaders(book.merchant, body) }, body }
  })
}

export const wechatPayService: SandboxService = {
  name: 'wechat_pay',
  title: '微信支付 · WeChat Pay',
  description: 'API v3：扫码付款、通知、退款与账单。 API v3: codes, notifications, refunds and bills.',
  page: '/wechat-pay',
  add(app, tools) {
    const pay: WechatPay = { ...tools, book: new WechatPayBook(tools.config.data_dir) }
    addApi(app, pay)
    addPhone(app, pay)
  },
}

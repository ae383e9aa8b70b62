import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, page } from '../../shared/page.ts'
import type { SandboxService, SandboxTools } from '../../shared/service.ts'
import * as book from './paypal-book.ts'

interface PaypalTools extends SandboxTools {
  readonly book: book.PaypalBook
}

interface Call {
  Body: string
  Params: Record<string, string>
  Querystring: Record<string, string>
}

interface Answer {
  readonly status?: number
  readonly body: object
}

/** Our webhook; a real account has it in its dashboard. */
const WEBHOOK_PATH = '/req/frontend/pay/paypal/notify'

const toBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')
const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
const getContent = (request: FastifyRequest) => JSON.parse(toBody(request) || '{}')

const refuse = (status: number, name: string, issue: string): Answer => ({
  status,
  body: {
    name,
    message: 'The requested action could not be performed.',
    debug_id: book.newNumber(),
    details: [{ issue }],
  },
})
const missing = () => refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

function createOrder({ book: kept }: PaypalTools, request: FastifyRequest): Answer {
  const { intent, purchase_units: [unit] = [], payment_source } = getContent(request)
  const context = payment_source?.paypal?.experience_context ?? {}
  const is_money = /^[A-Z]{3}$/.test(unit?.amount?.currency_code) && /^\d+(\.\d\d)?$/.test(unit?.amount?.value)
  if (intent !== 'CAPTURE' || !is_money || !unit.custom_id)
    return refuse(422, 'UNPROCESSABLE_ENTITY', 'MISSING_REQUIRED_PARAMETER')
  const order: book.PaypalOrder = {
    id: book.newNumber(),
    custom_id: unit.custom_id,
    description: unit.description ?? '',
    amount: { currency_code: unit.amount.currency_code, value: unit.amount.value },
    return_url: context.return_url ?? '',
    cancel_url: context.cancel_url ?? '',
    created_at: new Date().toISOString(),
    status: 'PAYER_ACTION_REQUIRED',
    capture_id: null,
    captured_at: null,
    refunds: [],
    dispute: null,
  }
  kept.orders.add(order)
  return { status: 201, body: book.orderView(order, getOrigin(request)) }
}

function capture({ book: kept }: PaypalTools, request: FastifyRequest<Call>): Answer {
  const order = kept.order(request.params.id)
  if (!order) return missing()
  if (order.status === 'PAYER_ACTION_REQUIRED') return refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
  if (order.status === 'COMPLETED') return refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
  order.status = 'COMPLETED'
  order.capture_id = book.newNumber()
  order.captured_at = new Date().toISOString()
  kept.save()
  return { status: 201, body: book.orderView(order, getOrigin(request)) }
}

function refund({ book: kept }: PaypalTools, request: FastifyRequest<Call>): Answer {
  const order = kept.byCapture(request.params.id)
  if (!order) return missing()
  const { amount = order.amount, custom_id = '' } = getContent(request)
  const before = order.refunds.reduce((sum, one) => sum + book.cents(one.amount), 0)
  if (before === book.cents(order.amount)) return refuse(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED')
  if (amount.currency_code !== order.amount.currency_code || before + book.cents(amount) > book.cents(order.amount)) {
    return refuse(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
  }
  const made = { id: book.newNumber(), amount, custom_id, at: new Date().toISOString() }
  order.refunds.push(made)
  kept.save()
  return { status: 201, body: book.refundView(made) }
}

/** The list is in UTC and knows what was captured or refunded between two instants, both included. */
function transactions({ book: kept }: PaypalTools, { query }: FastifyRequest<Call>): Answer {
  const [from, to] = [Date.parse(query.start_date ?? ''), Date.parse(query.end_date ?? '') + 999]
  const isIn = (at: string | null | undefined) => Date.parse(at ?? '') >= from && Date.parse(at ?? '') <= to
  const paid = kept.orders.items
    .filter(({ captured_at }) => isIn(captured_at))
    .map((order) => ({
      transaction_info: {
        transaction_id: order.capture_id,
        transaction_event_code: 'T0006',
        transaction_initiation_date: order.captured_at,
        transaction_amount: order.amount,
        transaction_status: 'S',
        custom_field: order.custom_id,
        invoice_id: order.custom_id,
      },
    }))
  const refunded = kept.orders.items.flatMap((order) =>
    order.refunds
      .filter(({ at }) => isIn(at))
      .map((refund) => ({
        transaction_info: {
          transaction_id: refund.id,
          paypal_reference_id: order.capture_id,
          paypal_reference_id_type: 'TXN',
          transaction_event_code: 'T1107',
          transaction_initiation_date: refund.at,
          transaction_amount: { ...refund.amount, value: `-${refund.amount.value}` },
          transaction_status: 'S',
          custom_field: refund.custom_id,
          invoice_id: order.custom_id,
        },
      })),
  )
  const transaction_details = [...paid, ...refunded]
  return { body: { transaction_details, total_items: transaction_details.length, total_pages: 1, page: 1 } }
}

function verify({ book: kept }: PaypalTools, request: FastifyRequest): Answer {
  const raw = toBody(request)
  const { transmission_id, transmission_time, transmission_sig, webhook_id } = JSON.parse(raw)
  const event = raw.slice(raw.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const expected = book.transmissionSig(kept.account, transmission_id, transmission_time, event)
  const is_genuine = transmission_sig === expected && webhook_id === kept.account.webhook_id
  return { body: { verification_status: is_genuine ? 'SUCCESS' : 'FAILURE' } }
}

function addApi(app: FastifyInstance, tools: PaypalTools): void {
  const { book: kept, signed } = tools
  app.post<Call>('/paypal/v1/oauth2/token', async (request, reply) => {
    const { client_id, client_secret } = kept.account
    const basic = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
    if (request.headers.authorization !== basic) {
      signed.record('paypal', request.url, 'wrong client')
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
    }
    return {
      scope: 'openid',
      access_token: kept.token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: 32_400,
    }
  })
  const on = (method: 'GET' | 'POST', path: string, act: (request: FastifyRequest<Call>) => Answer) =>
    app.route<Call>({
      method,
      url: `/paypal/${path}`,
      handler: async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${kept.token}`) {
          return reply.code(401).send({ name: 'AUTHENTICATION_FAILURE', message: 'Authentication failed' })
        }
        const key = request.headers['paypal-request-id'] as string | undefined
        const known = key ? kept.answers.items.find((answer) => answer.key === key) : undefined
        if (known) return reply.send(known.body)
        const { status = 200, body } = act(request)
        if (key && status < 300) kept.answers.add({ key, body })
        return reply.code(status).send(body)
      },
    })
  on('POST', 'v2/checkout/orders', (request) => createOrder(tools, request))
  on('GET', 'v2/checkout/orders/:id', (request) => {
    const order = kept.order(request.params.id)
    return order ? { body: book.orderView(order, getOrigin(request)) } : missing()
  })
  on('POST', 'v2/checkout/orders/:id/capture', (request) => capture(tools, request))
  on('POST', 'v2/payments/captures/:id/refund', (request) => refund(tools, request))
  on('GET', 'v1/reporting/transactions', (request) => transactions(tools, request))
  on('POST', 'v1/notifications/verify-webhook-signature', (request) => verify(tools, request))
  on('GET', 'v1/notifications/webhooks/:id', ({ params }) =>
    params.id === kept.account.webhook_id
      ? { body: { id: params.id, url: WEBHOOK_PATH, event_types: [{ name: '*' }] } }
      : missing(),
  )
  on('GET', 'v1/customer/disputes/:id', ({ params }) => {
    const order = kept.orders.items.find(({ dispute }) => dispute?.id === params.id)
    return order?.dispute ? { body: book.disputeView(order, order.dispute) } : missing()
  })
}

async function tell(
  { book: kept }: PaypalTools,
  order: book.PaypalOrder,
  type: string,
  resource: object,
): Promise<void> {
  const { headers, body } = book.getEvent(
    kept.account,
    type,
    type.startsWith('CUSTOMER') ? 'dispute' : 'checkout-order',
    resource,
  )
  await fetch(new URL(WEBHOOK_PATH, order.return_url), { method: 'POST', headers, body }).catch(() => undefined)
}

const money = ({ amount }: book.PaypalOrder) => `${amount.currency_code} ${amount.value}`

const approvePage = (order: book.PaypalOrder): string =>
  page({
    title: 'PayPal',
    body: `<h1 style="color:#003087">PayPal</h1>
      <p class="quiet">这里代替 PayPal，不会产生真实扣款。 Stands in for PayPal; no real money moves.</p>
      <div class="card"><div class="row"><span>${escapeHtml(order.description)}</span>
      <strong style="font-size:28px">${money(order)}</strong></div>
      <div class="quiet">${escapeHtml(order.custom_id)}</div></div>
      <form class="card" method="post"><div style="display:flex;gap:12px;flex-wrap:wrap">
      <button name="do" value="pay" style="background:#003087">Pay ${money(order)}</button>
      <button name="do" value="cancel" style="background:#fff;color:#17202e;border:1px solid #b9b6ae">取消 · Cancel</button>
      </div></form>`,
  })

const toRow = (order: book.PaypalOrder): string => {
  const button = (does: string, name: string) =>
    `<form method="post" action="/paypal/dispute/${order.id}" style="display:inline"><button name="do" value="${does}">${name}</button></form>`
  const open = `${button('RESOLVED_SELLER_FAVOUR', '商家胜 · Won')} ${button('RESOLVED_BUYER_FAVOUR', '商家败 · Lost')}`
  const actions = !order.capture_id
    ? ''
    : order.dispute
      ? (order.dispute.outcome ?? open)
      : button('open', '发起争议 · Dispute')
  return `<tr><td>${escapeHtml(order.description)}<br><span class="quiet">${escapeHtml(order.custom_id)}</span></td>
    <td>${money(order)}</td><td>${order.status}</td><td>${actions}</td></tr>`
}

async function changeDispute(tools: PaypalTools, order: book.PaypalOrder, does: string): Promise<void> {
  const created_at = new Date().toISOString()
  if (does === 'open') order.dispute ??= { id: `PP-R-${book.newNumber().slice(0, 10)}`, created_at, outcome: null }
  const { dispute } = order
  if (!dispute) return
  if (does === 'RESOLVED_SELLER_FAVOUR' || does === 'RESOLVED_BUYER_FAVOUR') dispute.outcome = does
  tools.book.save()
  const type = dispute.outcome ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED'
  await tell(tools, order, type, book.disputeView(order, dispute))
}

function addPages(app: FastifyInstance, tools: PaypalTools): void {
  const { book: kept, signed } = tools
  const html = (reply: FastifyReply, text: string) => reply.type('text/html').send(text)
  const toForm = (request: FastifyRequest) => new URLSearchParams(toBody(request))
  app.get('/paypal', async (_request, reply) =>
    html(
      reply,
      page({
        title: 'PayPal',
        body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>PayPal</h1>
          <div class="card"><table>${[...kept.orders.items].reverse().slice(0, 50).map(toRow).join('')}</table></div>`,
      }),
    ),
  )
  app.get<Call>('/paypal/checkoutnow/:id', async (request, reply) => {
    const order = kept.order(request.params.id)
    return order?.status === 'PAYER_ACTION_REQUIRED' ? html(reply, approvePage(order)) : reply.code(404).send('')
  })
  app.post<Call>('/paypal/checkoutnow/:id', async (request, reply) => {
    const order = kept.order(request.params.id)
    if (order?.status !== 'PAYER_ACTION_REQUIRED') return reply.code(409).send('')
    const form = toForm(request)
    if (form.get('do') !== 'pay') return reply.redirect(order.cancel_url, 303)
    order.status = 'APPROVED'
    kept.save()
    if (form.get('notify') !== 'never') {
      await tell(tools, order, 'CHECKOUT.ORDER.APPROVED', book.orderView(order, getOrigin(request)))
    }
    return reply.redirect(order.return_url, 303)
  })
  app.post<Call>('/paypal/dispute/:id', async (request, reply) => {
    const order = kept.order(request.params.id)
    if (!order?.capture_id) return reply.code(404).send('')
    await changeDispute(tools, order, toForm(request).get('do') ?? '')
    return reply.redirect('/paypal', 303)
  })
  app.post<Call>('/paypal/merchant', async (request, reply) => {
    const refusal = signed.check(request, 'paypal', toBody(request))
    return refusal ? reply.code(403).send({ message: refusal }) : { ...kept.account, currency: 'USD', rate: '7.12' }
  })
  // For tests: a genuine event about a capture, with fields changed before it is signed.
  app.post<Call>('/paypal/notice', async (request, reply) => {
    const refusal = signed.check(request, 'paypal', toBody(request))
    if (refusal) return reply.code(403).send({ message: refusal })
    const { out_trade_no, change = {} } = getContent(request)
    const order = kept.orders.items.find((one) => one.custom_id === out_trade_no)
    if (!order) return reply.code(404).send({ message: 'no such order' })
    const captured = { ...book.captureView(order), id: order.capture_id ?? book.newNumber(), ...change }
    return book.getEvent(kept.account, 'PAYMENT.CAPTURE.COMPLETED', 'capture', captured)
  })
}

export const paypalService: SandboxService = {
  name: 'paypal',
  title: 'PayPal',
  description: '订单、Webhook、退款与争议。 Orders, webhooks, refunds and disputes.',
  page: '/paypal',
  add(app, tools) {
    const paypal: PaypalTools = { ...tools, book: new book.PaypalBook(tools.config.data_dir) }
    addApi(app, paypal)
    addPages(app, paypal)
  },
}

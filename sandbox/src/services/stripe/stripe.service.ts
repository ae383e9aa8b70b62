import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, page } from '../../shared/page.ts'
import type { SandboxService, SandboxTools } from '../../shared/service.ts'
import * as book from './stripe-book.ts'

interface StripeTools extends SandboxTools {
  readonly book: book.StripeBook
}

interface Call {
  Body: string
  Params: Record<string, string>
  Querystring: Record<string, string>
}

/** Our webhook; a real account has it in its dashboard. */
const WEBHOOK_PATH = '/req/frontend/pay/stripe/notify'

const toBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')
const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
const toForm = (request: FastifyRequest) => new URLSearchParams(toBody(request))

/** `metadata[name]=value` and deeper. */
const getMetadata = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

interface Answer {
  readonly status?: number
  readonly body: object
}

const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
})
const missing = (what: string) => refuse(404, 'resource_missing', `No such ${what}`)

function createSession({ book: kept }: StripeTools, request: FastifyRequest): Answer {
  const form = toForm(request)
  const unit = 'line_items[0][price_data]'
  const amount = Number(form.get(`${unit}[unit_amount]`))
  const currency = form.get(`${unit}[currency]`) ?? ''
  const is_whole =
    form.get('mode') === 'payment' && form.get('success_url') && Number.isSafeInteger(amount) && amount > 0
  if (!is_whole || !/^[a-z]{3}$/.test(currency)) return refuse(400, 'parameter_missing', 'Missing required param.')
  const session: book.StripeSession = {
    id: book.newId('cs_test'),
    client_reference_id: form.get('client_reference_id') ?? '',
    currency,
    amount,
    name: form.get(`${unit}[product_data][name]`) ?? '',
    metadata: getMetadata(form),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    created: book.seconds(),
    status: 'open',
    payment_intent: null,
    paid_at: null,
    refunds: [],
    dispute: null,
  }
  kept.sessions.add(session)
  return { body: book.sessionView(session, getOrigin(request)) }
}

function createRefund({ book: kept }: StripeTools, request: FastifyRequest): Answer {
  const form = toForm(request)
  const session = kept.byIntent(form.get('payment_intent') ?? '')
  const amount = Number(form.get('amount'))
  if (!session) return missing('payment_intent')
  const before = session.refunds.reduce((sum, refund) => sum + refund.amount, 0)
  if (before === session.amount) return refuse(400, 'charge_already_refunded', 'Charge has already been refunded.')
  if (!(amount > 0) || before + amount > session.amount) {
    return refuse(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount on charge')
  }
  const refund = { id: book.newId('re'), amount, metadata: getMetadata(form), created: book.seconds() }
  session.refunds.push(refund)
  kept.save()
  return { body: book.refundView(session, refund) }
}

function expire({ book: kept }: StripeTools, request: FastifyRequest<Call>): Answer {
  const session = kept.session(request.params.id)
  if (!session) return missing('checkout.session')
  if (session.status !== 'open') {
    return refuse(400, 'resource_invalid_state', `Only Checkout Sessions with a status in ["open"] can be expired.`)
  }
  session.status = 'expired'
  kept.save()
  return { body: book.sessionView(session, getOrigin(request)) }
}

function addApi(app: FastifyInstance, tools: StripeTools): void {
  const { book: kept, signed } = tools
  const on = (method: 'GET' | 'POST', path: string, act: (request: FastifyRequest<Call>) => Answer) =>
    app.route<Call>({
      method,
      url: `/v1/${path}`,
      handler: async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${kept.account.secret_key}`) {
          signed.record('stripe', request.url, 'wrong key')
          return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } })
        }
        const key = request.headers['idempotency-key'] as string | undefined
        const known = key ? kept.answers.items.find((answer) => answer.key === key) : undefined
        if (known) return reply.header('idempotent-replayed', 'true').send(known.body)
        const { status = 200, body } = act(request)
        if (key && status === 200) kept.answers.add({ key, body })
        return reply.code(status).send(body)
      },
    })
  const list = (url: string, data: readonly object[]): Answer => ({
    body: { object: 'list', url, has_more: false, data },
  })

  on('GET', 'balance', () => ({ body: { object: 'balance', available: [], pending: [], livemode: false } }))
  on('POST', 'checkout/sessions', (request) => createSession(tools, request))
  on('GET', 'checkout/sessions/:id', (request) => {
    const session = kept.session(request.params.id)
    return session ? { body: book.sessionView(session, getOrigin(request)) } : missing('checkout.session')
  })
  on('POST', 'checkout/sessions/:id/expire', (request) => expire(tools, request))
  on('GET', 'payment_intents/:id', ({ params }) => {
    const session = kept.byIntent(params.id)
    return session ? { body: book.intentView(session) } : missing('payment_intent')
  })
  on('POST', 'refunds', (request) => createRefund(tools, request))
  on('GET', 'refunds', ({ query }) => {
    const session = query.payment_intent ? kept.byIntent(query.payment_intent) : undefined
    if (query.payment_intent && !session) return missing('payment_intent')
    const [from, to] = [Number(query['created[gte]'] ?? 0), Number(query['created[lt]'] ?? Infinity)]
    const refunds = (session ? [session] : kept.sessions.items).flatMap((one) =>
      one.refunds
        .filter(({ created }) => created >= from && created < to)
        .map((refund) => book.refundView(one, refund)),
    )
    return list('/v1/refunds', refunds)
  })
  on('GET', 'disputes/:id', ({ params }) => {
    const session = kept.sessions.items.find(({ dispute }) => dispute?.id === params.id)
    return session?.dispute ? { body: book.disputeView(session, session.dispute) } : missing('dispute')
  })
  on('GET', 'charges', ({ query }) => {
    const [from, to] = [Number(query['created[gte]'] ?? 0), Number(query['created[lt]'] ?? Infinity)]
    const paid = kept.sessions.items.filter(({ paid_at }) => paid_at !== null && paid_at >= from && paid_at < to)
    return list('/v1/charges', paid.map(book.chargeView))
  })
}

async function tell(
  { book: kept }: StripeTools,
  session: book.StripeSession,
  type: string,
  object: object,
): Promise<void> {
  const { headers, body } = book.getEvent(kept.account, type, object)
  const url = new URL(WEBHOOK_PATH, session.success_url)
  await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
}

const money = ({ amount, currency }: book.StripeSession) =>
  currency === 'jpy' ? `JPY ${amount}` : `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`

const payPage = (session: book.StripeSession): string =>
  page({
    title: 'Stripe Checkout',
    body: `<h1 style="color:#635bff">Stripe Checkout</h1>
      <p class="quiet">这里代替 Stripe，不会产生真实扣款。 Stands in for Stripe; no real money moves.</p>
      <div class="card"><div class="row"><span>${escapeHtml(session.name)}</span>
      <strong style="font-size:28px">${money(session)}</strong></div>
      <div class="quiet">${escapeHtml(session.client_reference_id)}</div></div>
      <form class="card" method="post"><div style="display:flex;gap:12px;flex-wrap:wrap">
      <button name="do" value="pay" style="background:#635bff">4242 4242 4242 4242 · Pay ${money(session)}</button>
      <button name="do" value="cancel" style="background:#fff;color:#17202e;border:1px solid #b9b6ae">取消 · Cancel</button>
      </div></form>`,
  })

const toRow = (session: book.StripeSession): string => {
  const button = (does: string, name: string) =>
    `<form method="post" action="/stripe/dispute/${session.id}" style="display:inline"><button name="do" value="${does}">${name}</button></form>`
  const actions =
    session.paid_at === null
      ? ''
      : !session.dispute
        ? button('open', '发起争议 · Dispute')
        : session.dispute.status === 'needs_response'
          ? `${button('won', '商家胜 · Won')} ${button('lost', '商家败 · Lost')}`
          : session.dispute.status
  return `<tr><td>${escapeHtml(session.name)}<br><span class="quiet">${escapeHtml(session.client_reference_id)}</span></td>
    <td>${money(session)}</td><td>${session.status}</td><td>${actions}</td></tr>`
}

async function pay(tools: StripeTools, session: book.StripeSession, notify: boolean, origin: string): Promise<void> {
  session.status = 'complete'
  session.payment_intent = book.newId('pi')
  session.paid_at = book.seconds()
  tools.book.save()
  if (notify) await tell(tools, session, 'checkout.session.completed', book.sessionView(session, origin))
}

async function changeDispute(tools: StripeTools, session: book.StripeSession, does: string): Promise<void> {
  if (does === 'open') session.dispute ??= { id: book.newId('du'), created: book.seconds(), status: 'needs_response' }
  const { dispute } = session
  if (!dispute) return
  if (does === 'won' || does === 'lost') dispute.status = does
  tools.book.save()
  const type = does === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed'
  await tell(tools, session, type, book.disputeView(session, dispute))
}

function addPages(app: FastifyInstance, tools: StripeTools): void {
  const { book: kept, signed } = tools
  const html = (reply: FastifyReply, text: string) => reply.type('text/html').send(text)
  app.get('/stripe', async (_request, reply) =>
    html(
      reply,
      page({
        title: 'Stripe',
        body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>Stripe</h1>
        <div class="card"><table>${[...kept.sessions.items].reverse().slice(0, 50).map(toRow).join('')}</table></div>`,
      }),
    ),
  )
  app.get<Call>('/stripe/pay/:id', async (request, reply) => {
    const session = kept.session(request.params.id)
    return session?.status === 'open' ? html(reply, payPage(session)) : reply.code(404).send('')
  })
  app.post<Call>('/stripe/pay/:id', async (request, reply) => {
    const session = kept.session(request.params.id)
    if (session?.status !== 'open') return reply.code(409).send('')
    const form = toForm(request)
    if (form.get('do') !== 'pay') return reply.redirect(session.cancel_url, 303)
    await pay(tools, session, form.get('notify') !== 'never', getOrigin(request))
    return reply.redirect(session.success_url, 303)
  })
  app.post<Call>('/stripe/dispute/:id', async (request, reply) => {
    const session = kept.session(request.params.id)
    if (!session?.payment_intent) return reply.code(404).send('')
    await changeDispute(tools, session, toForm(request).get('do') ?? '')
    return reply.redirect('/stripe', 303)
  })
  app.post<Call>('/stripe/merchant', async (request, reply) => {
    const refusal = signed.check(request, 'stripe', toBody(request))
    return refusal ? reply.code(403).send({ message: refusal }) : { ...kept.account, currency: 'USD', rate: '7.12' }
  })
  // For tests: a genuine event with fields changed before it is signed.
  app.post<Call>('/stripe/notice', async (request, reply) => {
    const refusal = signed.check(request, 'stripe', toBody(request))
    if (refusal) return reply.code(403).send({ message: refusal })
    const { out_trade_no, change = {}, at } = JSON.parse(toBody(request))
    const session = kept.sessions.items.find((one) => one.client_reference_id === out_trade_no)
    if (!session) return reply.code(404).send({ message: 'no such session' })
    const object = { ...book.sessionView(session, getOrigin(request)), ...change }
    return book.getEvent(kept.account, 'checkout.session.completed', object, at)
  })
}

export const stripeService: SandboxService = {
  name: 'stripe',
  title: 'Stripe',
  description: 'Checkout、Webhook、退款与争议。 Checkout, webhooks, refunds and disputes.',
  page: '/stripe',
  add(app, tools) {
    const stripe: StripeTools = { ...tools, book: new book.StripeBook(tools.config.data_dir) }
    addApi(app, stripe)
    addPages(app, stripe)
  },
}

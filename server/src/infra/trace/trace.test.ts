import { createServer } from 'node:http'
import { sendPlatformMessage } from '@inkroute/contract/message/message'
import { addStaffPicture } from '@inkroute/contract/production/production'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { createLog } from '../log.ts'
import { openTracing, traced, traceIds } from './trace.ts'

interface WireSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status: { readonly code?: number; readonly message?: string }
}

/** A collector that keeps what it is sent. */
async function collector() {
  const bodies: string[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString())
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  type Body = { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] }
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Body).resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { endpoint: `http://127.0.0.1:${port}`, bodies, spans }
}

test('without a collector nothing is traced and log lines carry no ids', async () => {
  expect(traceIds()).toEqual({})
  expect(await traced({ name: 'x', kind: 'internal' }, async () => 7)).toBe(7)
  expect(createLog({ log_level: 'silent' }).level).toBe('silent')
})

test('a request, its statements and the job it sent are one trace, without secrets', async () => {
  const app = await testApp()
  const { username } = await newSeller(app)
  const token = await newStaff(app, ['ops.message'])
  const { endpoint, bodies, spans } = await collector()
  const close = await openTracing({ endpoint, role: 'all', version: '0' })
  const body = { recipient: username, title_zh: '一', title_en: 'One', body_zh: '机密', body_en: 'Classified' }
  try {
    await app.call(sendPlatformMessage, body, { token })
    await app.drain('message.deliver-platform')
    const secret = 'sk_live_0123456789abcdef'
    await traced({ name: 'outside', kind: 'internal' }, async () => {
      expect(traceIds()).toMatchObject({ trace_id: expect.stringMatching(/^[\da-f]{32}$/) })
      await fetch(`${app.origin}/healthz?token=${secret}`)
      throw new Error(`token=${secret}`)
    }).catch(() => null)
  } finally {
    await close()
  }
  const all = spans()
  const named = (name: string) => all.find((span) => span.name === name)
  const request = named('POST /req/ops/message')
  expect(request?.parentSpanId ?? '').toBe('')
  const job = named('job message.deliver-platform')
  expect(job?.traceId).toBe(request?.traceId)
  expect(job?.parentSpanId).toBe(request?.spanId)
  const below = (span: WireSpan | undefined) => all.filter(({ parentSpanId }) => parentSpanId === span?.spanId)
  expect(below(request).some(({ name }) => name === 'db INSERT')).toBe(true)
  expect(below(job).some(({ name }) => name.startsWith('db '))).toBe(true)
  const outside = named('outside')
  expect(outside?.status.code).toBe(2)
  expect(below(outside).map(({ name }) => name)).toEqual([`GET ${new URL(app.origin).host}`])
  expect(bodies.join('')).not.toMatch(/sk_live|机密|Classified/)
  expect(bodies.join('')).not.toContain(token)
})

test('log lines carry the ids of their span, and calls to the store are spans below the request', async () => {
  const app = await testApp()
  const token = await newStaff(app, ['ops.production'])
  const { endpoint, spans } = await collector()
  const lines: string[] = []
  const log = createLog({ log_level: 'info' }, { write: (line) => void lines.push(line) })
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0aa' } })
    .png()
    .toBuffer()
  const close = await openTracing({ endpoint, role: 'all', version: '0' })
  try {
    await app.call(addStaffPicture, { name: 'a.png', data_base64: png.toString('base64') }, { token })
    await traced({ name: 'work', kind: 'internal' }, async () => {
      log.info({ seller_id: 7 }, 'inside')
      await app.ctx.storage.get('private/trace/none').catch(() => null)
    })
    log.info('outside')
  } finally {
    await close()
  }
  const named = (name: string) => spans().find((span) => span.name === name)
  const below = (name: string) =>
    spans()
      .filter(({ parentSpanId }) => parentSpanId === named(name)?.spanId)
      .map((span) => span.name)
  expect(below('POST /req/ops/picture')).toContain('storage put')
  expect(below('work')).toEqual(['storage get'])
  const [inside, outside] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const work = named('work')
  expect(inside).toMatchObject({ msg: 'inside', seller_id: 7, trace_id: work?.traceId, span_id: work?.spanId })
  expect(outside).not.toHaveProperty('trace_id')
})

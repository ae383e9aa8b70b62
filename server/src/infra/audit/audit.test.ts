import { staffPermissions } from '@inkroute/contract/account/permission-tree'
import { endpoint } from '@inkroute/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { identifyToken } from '../../modules/auth/auth.ts'
import { allEndpoints, getLabel } from '../../testing/endpoints.ts'
import { wholeInput } from '../../testing/sample-input.ts'
import { newStaff } from '../../testing/staff.ts'
import { type ApiRefusal, type TestApp, testApp } from '../../testing/test-app.ts'
import { AppError } from '../app-error.ts'
import type { StaffCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { createBind } from '../http/bind.ts'
import { createFileBodies } from '../http/body/file-bodies.ts'
import { createHttpServer } from '../http/http-server.ts'
import { recordChange } from './audit.ts'

const reply = z.object({})
const write = endpoint({
  method: 'POST',
  path: '/ops/audited/{id}',
  access: 'staff',
  permission: 'ops.content',
  summary: 'For this test',
  input: z.object({ id: z.string(), how: z.string(), password: z.string().optional() }),
  reply,
})

let app: TestApp
let http: Awaited<ReturnType<typeof createHttpServer>>
let token: string

/** One verb for every way a call can end. */
async function verb(ctx: StaffCtx, { how, id }: { how: string; id: string }): Promise<Record<string, never>> {
  const change = { subject: 'thing', subject_id: id, title: `Thing ${id}` }
  const fact = (label: string) => ({ kind: 'audit-test', name: label, at: ctx.clock.now().toISOString() })
  if (how === 'nothing') return {}
  if (how === 'loose') {
    await recordChange(ctx, { ...change, before: { a: 1 }, after: { a: 2 } })
    return {}
  }
  await inTransaction(ctx, async (tx) => {
    await recordChange(tx, { ...change, before: { name: 'old', kept: 1 }, after: { name: 'new', kept: 1 } })
    if (how === 'two') await recordChange(tx, { ...change, subject_id: `${id}b`, before: null, after: fact('b') })
    if (how === 'refuse') throw new AppError('not_found')
    if (how === 'break') await sql`select 1 / 0`.execute(tx.db)
  })
  return {}
}

beforeAll(async () => {
  app = await testApp()
  token = await newStaff(app, ['ops.content'])
  http = await createHttpServer(app.ctx)
  const bind = createBind({
    app: http,
    ctx: app.ctx,
    identify: (given) => identifyToken(app.ctx, given),
    file_bodies: createFileBodies(),
    bound: [],
  })
  bind(write, verb)
  return () => http.close()
})

const send = (id: string, how: unknown, headers: Record<string, string> = {}) =>
  http.inject({
    method: 'POST',
    url: `/req/ops/audited/${id}`,
    payload: { how, password: 'blue-mug' },
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
const getRecords = (id: string) =>
  app.ctx.db.selectFrom('audit_record').selectAll().where('subject_id', 'like', `${id}%`).orderBy('id').execute()

test('a change is recorded with who, where, what, before and after', async () => {
  await send('1', 'one')
  expect(await getRecords('1')).toMatchObject([
    {
      staff_name: expect.stringMatching(/^staff_/),
      ip: '127.0.0.1',
      endpoint: 'POST /ops/audited/{id}',
      permission: 'ops.content',
      subject: 'thing',
      title: 'Thing 1',
      input: { how: 'one', password: '[redacted]' },
      before: { name: 'old' },
      after: { name: 'new' },
      result: 'ok',
    },
  ])
  await send('2', 'two', { 'idempotency-key': 'k2' })
  await send('2', 'two', { 'idempotency-key': 'k2' })
  expect((await getRecords('2')).map(({ subject_id }) => subject_id)).toEqual(['2', '2b'])
})

test('a call that names no change is recorded too, once', async () => {
  await send('3', 'nothing')
  expect(await getRecords('3')).toMatchObject([{ subject: 'audited', before: null, result: 'ok' }])
  await send('4', 'loose')
  expect(await getRecords('4')).toMatchObject([{ subject: 'thing', before: { a: 1 }, after: { a: 2 } }])
})

test('a refused or failed call leaves the refusal and none of its changes', async () => {
  await send('5', 'refuse')
  await send('6', 'break')
  await send('7', 7)
  expect(await getRecords('5')).toMatchObject([{ result: 'refused', error: 'not_found', after: null }])
  expect(await getRecords('6')).toMatchObject([{ result: 'failed', error: null }])
  expect(await getRecords('7')).toMatchObject([{ result: 'refused', error: 'invalid_input' }])
  const outsider = await newStaff(app, ['ops.notice'])
  await send('8', 'one', { authorization: `Bearer ${outsider}` })
  expect(await getRecords('8')).toMatchObject([{ result: 'refused', error: 'forbidden' }])
})

test('records can be neither changed nor removed', async () => {
  await send('9', 'one')
  const { pool } = app.database
  for (const attempt of [
    "update audit_record set title = 'x'",
    'delete from audit_record',
    'truncate audit_record',
    'truncate audit_seal',
  ]) {
    await expect(pool.query(attempt)).rejects.toThrow(/cannot be changed or removed/)
  }
})

test('writers at the same time form one chain without gaps', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, i) => send(`c${i}`, 'one')))
  const { rows } = await sql<{ id: number }>`select id from audit_record order by id`.execute(app.ctx.db)
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, i) => i + 1))
})

test('every staff endpoint that may write leaves a record', async () => {
  const writing = app.bound.filter(({ access, method }) => access === 'staff' && method !== 'GET')
  const declared = (await allEndpoints()).filter(
    ({ endpoint: each }) => each.access === 'staff' && each.method !== 'GET',
  )
  expect(new Set(writing.map(getLabel))).toEqual(
    new Set([...writing, ...declared.map((one) => one.endpoint)].map(getLabel)),
  )
  expect(writing.length).toBeGreaterThan(40)
  const permissions = staffPermissions.map(({ key }) => key)
  for (const each of writing) {
    // Some calls end the session.
    const caller = await newStaff(app, permissions)
    const file = each.file_max_bytes ? { file: new Uint8Array(8) } : {}
    await app.call(each, wholeInput(each.input), { token: caller, ...file }).catch((refusal: ApiRefusal) => refusal)
  }
  const rows = await app.ctx.db.selectFrom('audit_record').select('endpoint').distinct().execute()
  const recorded = new Set(rows.map((row) => row.endpoint))
  expect(writing.map(getLabel).filter((label) => !recorded.has(label))).toEqual([])
})

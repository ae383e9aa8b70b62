import * as contract from '@inkroute/contract/audit/audit'
import * as desk from '@inkroute/contract/auth/staff-desk'
import { createExport } from '@inkroute/contract/export/export'
import * as exports from '@inkroute/contract/export/staff'
import { beforeAll, expect, test } from 'vitest'
import { auditRecords, sealAuditJob } from '../../infra/audit/integrity.ts'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
let reader: { token: string }
const names = ['Printers', 'Packers', 'Proof readers']

beforeAll(async () => {
  app = await testApp()
  reader = { token: await newStaff(app, ['ops.audit']) }
  const clerk = { token: await newStaff(app, ['ops.staff', 'ops.content']) }
  for (const name of names) {
    const { id } = await app.call(desk.createStaffRole, { name, permissions: ['ops.content'] }, clerk)
    await app.call(desk.updateStaffRole, { id, name, description: `does ${name}`, permissions: ['ops.content'] }, clerk)
  }
  const beyond = { name: 'All', permissions: ['ops.finance'] }
  await app.call(desk.createStaffRole, beyond, clerk).catch(() => null)
})

const find = async (filter: Record<string, string>) => (await app.call(contract.listAudit, filter, reader)).data

test('records are found by person, subject, call, result, period and text', async () => {
  const [changed] = await find({ subject: 'staff_role', keyword: 'does Packers' })
  expect(changed).toMatchObject({
    title: 'Packers',
    before: { description: '' },
    after: { description: 'does Packers' },
  })
  expect(await find({ staff_id: String(changed?.staff_id) })).toHaveLength(7)
  expect(await find({ subject: 'staff_role', subject_id: changed?.subject_id ?? '' })).toHaveLength(2)
  expect(await find({ result: 'refused' })).toMatchObject([{ error: 'grant_beyond_own' }])
  expect(await find({ endpoint: 'PUT /ops/staffRole' })).toHaveLength(3)
  expect(await find({ date_to: '2020-01-01' })).toEqual([])
  expect((await app.call(contract.getAuditFacets, {}, reader)).subjects).toContain('staff_role')
  await expect(app.call(contract.listAudit, { date_from: 'x' }, reader)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  const curious = { token: await newStaff(app, ['ops.content']) }
  await expect(app.call(contract.listAudit, {}, curious)).rejects.toMatchObject({ http: 403 })
})

test('staff export what they may read; sellers cannot ask for it', async () => {
  await app.call(exports.createStaffExport, { kind: 'audit.list', params: { subject: 'staff_role' } }, reader)
  await app.drain('export.')
  const { data } = await app.call(exports.listStaffExports, {}, reader)
  expect(data).toMatchObject([{ status: 'done', total: 7, download_url: expect.stringContaining('.xlsx') }])
  const curious = { token: await newStaff(app, ['ops.content']) }
  await expect(app.call(exports.createStaffExport, { kind: 'audit.list' }, curious)).rejects.toMatchObject({
    http: 403,
  })
  const seller = await newSeller(app)
  await expect(app.call(createExport, { kind: 'audit.list' }, seller)).rejects.toMatchObject({
    error: 'export_kind_unknown',
  })
})

test('getting around the triggers leaves a break in the chain', async () => {
  const integrity = () => app.call(contract.getAuditIntegrity, {}, reader)
  await sealAuditJob.run(app.ctx, {})
  const sound = await integrity()
  expect(sound).toMatchObject({ is_intact: true, broken_at: null, sealed_id: sound.last_id })
  const { pool } = app.database
  const cheat = async (statement: string) => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query('alter table audit_record disable trigger user')
    await client.query(statement)
    await client.query('alter table audit_record enable trigger user')
    await client.query('commit')
    client.release()
  }
  await cheat("update audit_record set title = 'Somebody else' where id = 3")
  expect((await auditRecords(app.ctx.db, app.ctx.config)).problems).toEqual([
    'Audit record 3 is missing or was changed.',
  ])
  await cheat(`delete from audit_record where id = ${sound.last_id}`)
  expect(await integrity()).toMatchObject({ is_intact: false, broken_at: sound.last_id })
  await expect(sealAuditJob.run(app.ctx, {})).rejects.toThrow(/missing or was changed/)
  const { problems } = await auditRecords(app.ctx.db, app.ctx.config)
  expect(problems).toContain(`The seal of audit record ${sound.last_id} does not match.`)
})

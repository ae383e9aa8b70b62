import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listUploads } from '@inkroute/contract/upload/upload'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { projectRoot } from '../../config/config.ts'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { intakePool } from './core/intake-pool.ts'
import { takeIn } from './core/take-in.ts'
import { addDemoUploads, demoPictures, demoUploadsJob } from './upload.demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterEach(() => vi.restoreAllMocks())

test('every demo picture has its artwork', () => {
  for (const { artwork } of demoPictures()) {
    expect([artwork, existsSync(join(projectRoot, 'assets/gallery/artworks', `${artwork}.svg`))]).toEqual([
      artwork,
      true,
    ])
  }
})

test('the demo library goes through intake and is not doubled when the job runs again', async () => {
  const { seller_id, user_id, token } = await newSeller(app)
  for (let run = 0; run < 2; run++) await demoUploadsJob.run(app.ctx, { seller_id, user_id, count: 1 })
  const { data } = await app.call(listUploads, {}, { token })
  expect(data).toMatchObject([{ name: '复古椰林日落.png', status: 'ready', width_px: 1800, dpi: 300 }])
})

test('a node that lives for minutes takes in a few pictures, any other all of them', async () => {
  const asked = async (PREPARE_PICTURES: string) => {
    const { ctx } = await testApp({ holds: 'demo', env: { PREPARE_PICTURES } })
    const send = vi.spyOn(ctx.jobs, 'send').mockResolvedValue()
    await addDemoUploads(ctx)
    return send.mock.calls[0]?.[1]
  }
  expect(await asked('true')).toMatchObject({ count: demoPictures().length })
  expect(await asked('false')).toMatchObject({ count: 10 })
})

test('a demo picture is not taken for abandoned while its intake runs, and is backdated afterwards', async () => {
  const { seller_id, user_id } = await newSeller(app)
  const row = () =>
    app.ctx.db.selectFrom('upload').selectAll().where('seller_id', '=', seller_id).executeTakeFirstOrThrow()
  const ageMs = async () => app.clock.now().getTime() - new Date((await row()).created_at).getTime()
  const run = intakePool.run
  let age_in_intake_ms = Number.NaN
  vi.spyOn(intakePool, 'run').mockImplementationOnce(async (task, owner) => {
    age_in_intake_ms = await ageMs()
    return run(task, owner)
  })
  await demoUploadsJob.run(app.ctx, { seller_id, user_id, count: 1 })
  expect(age_in_intake_ms).toBeLessThan(60_000)
  expect(await ageMs()).toBeGreaterThan(3_600_000)
})

test('an attempt that finds the file gone does not refuse a picture that another attempt has finished', async () => {
  const { seller_id, user_id, token } = await newSeller(app)
  const run = intakePool.run
  vi.spyOn(intakePool, 'run')
    .mockImplementationOnce(async () => {
      const { id } = await app.ctx.db
        .selectFrom('upload')
        .select('id')
        .where('seller_id', '=', seller_id)
        .executeTakeFirstOrThrow()
      await takeIn(app.ctx, seller_id, id)
      return { status: 'refused', error: 'upload_truncated', details: {} }
    })
    .mockImplementation(run)
  await demoUploadsJob.run(app.ctx, { seller_id, user_id, count: 1 })
  const { data } = await app.call(listUploads, {}, { token })
  expect(data).toMatchObject([{ status: 'ready' }])
})

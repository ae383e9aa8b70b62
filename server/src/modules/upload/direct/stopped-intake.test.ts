import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { startNode, TEST_SECRET } from '../../../testing/node-process.ts'
import { cloneDatabase, testApp } from '../../../testing/test-app.ts'
import { permitFor, toForm } from '../../../testing/upload-file.ts'

const SIDE_PX = 7000

test('a node that is stopped while it reads a picture complains of nothing and leaves it to others at once', async () => {
  const database_url = await cloneDatabase()
  const app = await testApp({ database_url })
  const seller = await newSeller(app)
  const node = await startNode({
    DATABASE_URL: database_url,
    APP_SECRET: TEST_SECRET,
    DEMO: 'false',
    ROLE: 'api',
    DATA_DIR: join(inject('test_dir'), 'stopped-intake'),
  })
  const picture = sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: '#a63' } })
  const permit = await permitFor(app, seller.token, 'large.png')
  const form = toForm(permit, 'large.png', await picture.png().toBuffer())
  const sent = fetch(node.origin + permit.host, { method: 'POST', body: form }).catch(() => null)
  const pending = () =>
    app.ctx.db.selectFrom('upload').select('status').where('seller_id', '=', seller.seller_id).execute()
  await expect.poll(pending, { interval: 20 }).toEqual([{ status: 'pending' }])
  expect(await node.stop()).toBe(0)
  await sent
  expect(node.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
  expect(await pending()).toEqual([{ status: 'pending' }])
  const due = sql<{ is_due: boolean }>`select start_after <= now() as is_due from pgboss.job
    where name = 'upload.intake' and (data ->> 'seller_id')::int = ${seller.seller_id}`
  expect((await due.execute(app.ctx.db)).rows).toEqual([{ is_due: true }])
})

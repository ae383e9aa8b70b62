import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listUploads } from '@inkroute/contract/upload/upload'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../config.ts'
import { newSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { demoUploadsJob } from './demo-uploads.job.ts'
import { demoPictures } from './upload.demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

test('every demo picture has its artwork', () => {
  for (const { artwork } of demoPictures) {
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

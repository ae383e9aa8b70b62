import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finishDirectUpload, getUpload, type Upload } from '@inkroute/contract/upload/upload'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { createBuckets } from '../../../infra/storage/s3-client.ts'
import { emulatedStore } from '../../../testing/emulated-store.ts'
import { newSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { type Permit, permitFor } from '../../../testing/upload-file.ts'

let app: TestApp
let png: Buffer
beforeAll(async () => {
  png = await getCanvas().png().toBuffer()
  const S3_BUCKET = `direct-${randomBytes(6).toString('hex')}`
  const store = emulatedStore(inject('sandbox_url'), S3_BUCKET)
  await createBuckets(store)
  const S3_SECRET_KEY_FILE = join(inject('test_dir'), S3_BUCKET)
  await writeFile(S3_SECRET_KEY_FILE, store.credentials?.secretAccessKey ?? '')
  const S3_ACCESS_KEY_ID = store.credentials?.accessKeyId ?? ''
  const S3_ENDPOINT = store.endpoint ?? ''
  app = await testApp({
    env: { STORAGE: 's3', S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_KEY_FILE, S3_DIRECT: 'true' },
  })
})

/** As the browser does it: straight to the store. */
async function sendToStore({ direct }: Permit, body: Uint8Array): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(direct?.fields ?? {})) form.append(name, value)
  form.append('file', new Blob([Uint8Array.from(body)]), 'a.png')
  return (await fetch(direct?.url ?? '', { method: 'POST', body: form })).status
}

const whenRead = (upload: Upload, token: string) =>
  vi.waitUntil(
    async () => {
      const now = await app.call(getUpload, { id: upload.id }, { token })
      return now.status !== 'pending' && now
    },
    { timeout: inject('patience_ms') },
  )

test('a picture sent to the store itself is taken in once its sender says so', async () => {
  const { token } = await newSeller(app)
  const permit = await permitFor(app, token, 'a.png')
  await expect(app.call(finishDirectUpload, { dir: permit.dir }, { token })).rejects.toMatchObject({
    error: 'upload_truncated',
  })
  expect(await sendToStore(permit, png)).toBe(204)
  const stranger = await newSeller(app)
  const stolen = app.call(finishDirectUpload, { dir: permit.dir }, { token: stranger.token })
  await expect(stolen).rejects.toMatchObject({ error: 'upload_policy_mismatch' })
  const sent = await app.call(finishDirectUpload, { dir: permit.dir, name: '图.png' }, { token })
  const picture = await whenRead(sent, token)
  expect(picture).toMatchObject({ status: 'ready', name: '图.png', bytes: png.length })
  const again = app.call(finishDirectUpload, { dir: permit.dir }, { token })
  await expect(again).rejects.toMatchObject({ error: expect.stringMatching(/^upload_/) })
  // Shown by us, saved from the store, through an address that ends.
  const shown = await fetch(app.origin + picture.url)
  expect([shown.status, shown.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining('sandbox'),
  ])
  const saved = await fetch(`${app.origin}${picture.url}&name=a.png`, { redirect: 'manual' })
  expect(saved.headers.get('location')).toMatch(/\/s3\/direct-.*X-Amz-Expires=300/)
  expect((await fetch(saved.headers.get('location') ?? '')).status).toBe(200)
})

test('pages may send files to the store and to no other origin', async () => {
  const { headers } = await fetch(`${app.origin}/healthz`)
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${inject('sandbox_url')};`)
})

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getUploadPolicy, listUploads, uploadLimits } from '@inkroute/contract/upload/upload'
import { beforeAll, describe, expect, test } from 'vitest'
import { signPolicy } from '../../../infra/storage/post-policy.ts'
import { newSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { type Permit, permitFor, postForm, toForm } from '../../../testing/upload-file.ts'
import { CALLBACK_PATH, embeddedStorage } from '../core/direct-storage.ts'
import { sweepUploadsJob } from '../sweep.job.ts'

let app: TestApp
let png: Buffer
beforeAll(async () => {
  app = await testApp()
  png = await getCanvas().png().toBuffer()
})

const received = () => {
  const folder = join(app.ctx.config.data_dir, 'incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}
const decoded = (permit: Permit) =>
  JSON.parse(Buffer.from(permit.policy, 'base64').toString()) as {
    expiration: string
    conditions: Array<[string, ...unknown[]]>
  }
const encoded = (policy: unknown) => Buffer.from(JSON.stringify(policy)).toString('base64')
const getNonce = (permit: Permit) => permit.dir.split('/').at(-2) ?? ''

test('the permit has the six fields of the cloud, and its policy names expiry, size and directory', async () => {
  const { token, seller_id } = await newSeller(app)
  const permit = await permitFor(app, token, 'a.png')
  expect(Object.keys(permit).sort()).toEqual(
    ['accessid', 'callback', 'dir', 'expires_at', 'host', 'policy', 'signature'].sort(),
  )
  const { expiration, conditions } = decoded(permit)
  expect(expiration).toBe(permit.expires_at)
  expect(conditions).toContainEqual(['content-length-range', 1, uploadLimits.max_bytes])
  expect(conditions).toContainEqual(['starts-with', '$key', permit.dir])
  expect(permit.dir).toContain(`/${seller_id}/`)
  expect(signPolicy(permit.policy, embeddedStorage(app.ctx.config).keys.secret)).toBe(permit.signature)
})

test('no permit without a session', async () => {
  await expect(app.call(getUploadPolicy, {})).rejects.toMatchObject({ http: 401 })
})

describe('a permit that was tampered with stores nothing', () => {
  type Change = (permit: Permit) => Record<string, string>
  const cases: Array<[name: string, error: string, change: Change]> = [
    ['bad signature', 'upload_policy_invalid', () => ({ signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' })],
    ['another access id', 'upload_policy_invalid', () => ({ OSSAccessKeyId: 'someone' })],
    ['no policy', 'upload_policy_invalid', () => ({ policy: '' })],
    [
      'a larger size written into the policy',
      'upload_policy_invalid',
      (permit) => ({ policy: encoded({ ...decoded(permit), conditions: [['content-length-range', 0, 1e12]] }) }),
    ],
    ['another directory', 'upload_policy_mismatch', () => ({ key: 'incoming/material/1/1/x/a.png' })],
    ['a way out of the directory', 'upload_policy_mismatch', (permit) => ({ key: `${permit.dir}../a.png` })],
    [
      'a callback to someone else',
      'upload_policy_mismatch',
      () => ({ callback: encoded({ callbackUrl: 'https://evil.example', callbackBody: '' }) }),
    ],
  ]
  test.each(cases)('%s → %s', async (_name, error, change) => {
    const { token } = await newSeller(app)
    const permit = await permitFor(app, token, 'a.png')
    const sent = postForm(app, permit.host, toForm(permit, 'a.png', png, change(permit)))
    await expect(sent).rejects.toMatchObject({ http: 200, error })
    expect((await app.call(listUploads, {}, { token })).total).toBe(0)
    await expect.poll(received).toEqual([])
  })

  test('an expired permit', async () => {
    const { token } = await newSeller(app)
    const permit = await permitFor(app, token, 'a.png')
    app.clock.advance(31 * 60_000)
    const sent = postForm(app, permit.host, toForm(permit, 'a.png', png))
    await expect(sent).rejects.toMatchObject({ error: 'upload_policy_expired' })
    app.clock.advance(-31 * 60_000)
    await expect.poll(received).toEqual([])
  })
})

test('a file larger than its policy allows is cut off while it streams', async () => {
  const storage = embeddedStorage(app.ctx.config)
  const { token } = await newSeller(app)
  const permit = await permitFor(app, token, 'a.png')
  const { conditions, expiration } = decoded(permit)
  const small = {
    expiration,
    conditions: conditions.map((c) => (c[0] === 'content-length-range' ? [c[0], 1, 100] : c)),
  }
  const policy = encoded(small)
  const change = { policy, signature: signPolicy(policy, storage.keys.secret) }
  const sent = postForm(app, permit.host, toForm(permit, 'a.png', Buffer.alloc(3_000_000), change))
  await expect(sent).rejects.toMatchObject({ error: 'upload_too_large' })
  await expect.poll(received).toEqual([])
})

test('two files in one form are refused', async () => {
  const { token } = await newSeller(app)
  const permit = await permitFor(app, token, 'a.png')
  const form = toForm(permit, 'a.png', png)
  form.append('file', new Blob([Uint8Array.from(png)]), 'b.png')
  await expect(postForm(app, permit.host, form)).rejects.toMatchObject({ error: 'upload_single_file' })
  await expect.poll(received).toEqual([])
  expect((await app.call(listUploads, {}, { token })).total).toBe(0)
})

test('a form without a file, or with the file before its fields, is refused', async () => {
  const { token } = await newSeller(app)
  const permit = await permitFor(app, token, 'a.png')
  const empty = toForm(permit, 'a.png', png)
  empty.delete('file')
  await expect(postForm(app, permit.host, empty)).rejects.toMatchObject({ error: 'upload_single_file' })
  const early = new FormData()
  early.append('file', new Blob([Uint8Array.from(png)]), 'a.png')
  for (const [name, value] of toForm(permit, 'a.png', png)) if (name !== 'file') early.append(name, value as string)
  await expect(postForm(app, permit.host, early)).rejects.toMatchObject({ error: 'upload_policy_invalid' })
  await expect.poll(received).toEqual([])
})

test('a permit is good for one file', async () => {
  const { token } = await newSeller(app)
  const permit = await permitFor(app, token, 'a.png')
  await postForm(app, permit.host, toForm(permit, 'a.png', png))
  const again = postForm(app, permit.host, toForm(permit, 'a.png', png))
  await expect(again).rejects.toMatchObject({ error: 'upload_policy_used' })
  expect((await app.call(listUploads, {}, { token })).total).toBe(1)
  // The file of the first is taken away once it is read.
  await expect.poll(received).toEqual([])
})

describe('the callback', () => {
  const call = (body: string, signature: string) =>
    fetch(app.origin + CALLBACK_PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: signature },
    }).then((response) => response.json())

  test('without the storage’s signature creates nothing', async () => {
    const { token } = await newSeller(app)
    const permit = await permitFor(app, token, 'a.png')
    const body = `object=${encodeURIComponent(`${permit.dir}a.png`)}&size=5`
    expect(await call(body, 'nonsense')).toMatchObject({ error: 'upload_policy_invalid' })
    expect((await app.call(listUploads, {}, { token })).total).toBe(0)
  })

  test('replayed with a valid signature is refused', async () => {
    const { token } = await newSeller(app)
    const permit = await permitFor(app, token, 'a.png')
    await postForm(app, permit.host, toForm(permit, 'a.png', png))
    const body = `object=${encodeURIComponent(`${permit.dir}a.png`)}&size=5`
    const signature = embeddedStorage(app.ctx.config).signCallback(CALLBACK_PATH, body)
    expect(await call(body, signature)).toMatchObject({ error: 'upload_policy_used' })
    expect((await app.call(listUploads, {}, { token })).total).toBe(1)
  })
})

test('a broken connection leaves no file, and the sweep clears what a crash left', async () => {
  const { token } = await newSeller(app)
  const permit = await permitFor(app, token, 'a.png')
  const storage = embeddedStorage(app.ctx.config)
  const { mkdir, writeFile } = await import('node:fs/promises')
  await mkdir(storage.folder, { recursive: true })
  await writeFile(storage.path(getNonce(permit)), 'half a file')
  await sweepUploadsJob.run(app.ctx, {})
  expect(received()).toHaveLength(1)
  app.clock.advance(7 * 3_600_000)
  await sweepUploadsJob.run(app.ctx, {})
  app.clock.advance(-7 * 3_600_000)
  await expect.poll(received).toEqual([])
})

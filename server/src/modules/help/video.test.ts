import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@inkroute/contract/help/help'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { fromNewAddress } from '../../testing/people.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addHelp } from './help.base.ts'
import { addVideos, videoFolder } from './videos.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addHelp(app.ctx)
  await addVideos(app.ctx)
})

test('every clip is there, small enough, and told in both languages', async () => {
  const { data } = await app.call(contract.listTutorialVideos, {})
  const english = await app.call(contract.listTutorialVideos, {}, { headers: { 'accept-language': 'en' } })
  expect(data.length).toBeGreaterThanOrEqual(4)
  const files = new Set(readdirSync(videoFolder))
  for (const [place, video] of data.entries()) {
    expect(files.has(video.src.replace('/videos/', '')), video.src).toBe(true)
    expect(files.has(video.poster.replace('/videos/', '')), video.poster).toBe(true)
    expect(statSync(join(videoFolder, video.src.replace('/videos/', ''))).size).toBe(video.bytes)
    expect(video.bytes).toBeLessThanOrEqual(1_500_000)
    expect(video.transcript.length).toBeGreaterThan(1)
    expect(english.data[place]?.title).not.toBe(video.title)
  }
})

test('a player can jump within a clip, and browsers keep it', async () => {
  const [video] = (await app.call(contract.listTutorialVideos, {})).data
  const part = await fetch(app.origin + video!.src, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect((await part.arrayBuffer()).byteLength).toBe(100)
  expect(part.headers.get('cache-control')).toContain('immutable')
})

test('one vote per visitor, the last counts, and staff see the sums', async () => {
  const token = await newStaff(app, ['ops.content'])
  const findCounts = async (id: number) =>
    (await app.call(contract.listArticleVotes, {}, { token })).data.find((row) => row.id === id)
  const from = fromNewAddress()
  await app.call(contract.voteArticle, { id: 201, is_helpful: true }, from)
  await app.call(contract.voteArticle, { id: 201, is_helpful: false }, from)
  expect(await findCounts(201)).toMatchObject({ helpful: 0, unhelpful: 1 })
  const seller = await newSeller(app)
  for (let i = 0; i < 2; i++) {
    await app.call(contract.voteArticle, { id: 201, is_helpful: true }, { token: seller.token, ...fromNewAddress() })
  }
  expect(await findCounts(201)).toMatchObject({ helpful: 1, unhelpful: 1 })
  await expect(app.call(contract.voteArticle, { id: 999_999, is_helpful: true })).rejects.toMatchObject({
    error: 'not_found',
  })
  await expect(app.call(contract.listArticleVotes, {}, seller)).rejects.toMatchObject({ error: 'wrong_console' })
})

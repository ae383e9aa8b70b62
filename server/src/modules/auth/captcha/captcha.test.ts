import * as contract from '@inkroute/contract/auth/auth'
import { loadImage } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { captchaAnswer, fromNewAddress, humanTrace, workNonce } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

import { addressSubject } from '../guard/login-guard.rules.ts'

const MAX_DATA_URL_BYTES = 60 * 1024

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const BITS = 15
const challenge = () => app.call(contract.getCaptcha, { scene: 'nc_login' }, fromNewAddress())
const handIn = (challenge_id: string, x: number, trace = humanTrace(x), nonce = workNonce(challenge_id, BITS)) =>
  app.call(contract.verifyCaptcha, { challenge_id, x, trace, nonce }, fromNewAddress())
const picture = (data_url: string) => loadImage(Buffer.from(data_url.split(',')[1] ?? '', 'base64'))

test('a puzzle is a picture and a piece of the sizes it says, light enough for a phone', async () => {
  const puzzle = await challenge()
  for (const [data_url, width, height] of [
    [puzzle.background, puzzle.width_px, puzzle.height_px] as const,
    [puzzle.piece, puzzle.piece_width_px, puzzle.piece_height_px] as const,
  ]) {
    expect(data_url).toMatch(/^data:image\/webp;base64,/)
    expect(data_url.length).toBeLessThan(MAX_DATA_URL_BYTES)
    const image = await picture(data_url)
    expect([image.width, image.height]).toEqual([width, height])
  }
  expect(puzzle.piece_y_px + puzzle.piece_height_px).toBeLessThanOrEqual(puzzle.height_px)
})

test('the answer is never sent, and never near the start or beyond the edge', async () => {
  for (let i = 0; i < 8; i++) {
    const puzzle = await challenge()
    expect(Object.keys(puzzle).join()).not.toContain('answer')
    const x = await captchaAnswer(app, puzzle.challenge_id)
    expect(x).toBeGreaterThan(puzzle.piece_width_px)
    expect(x + puzzle.piece_width_px).toBeLessThanOrEqual(puzzle.width_px)
  }
})

test('a human slide onto the hole gives the four fields', async () => {
  const { challenge_id } = await challenge()
  const proof = await handIn(challenge_id, await captchaAnswer(app, challenge_id))
  expect(proof).toMatchObject({ scene: 'nc_login', sessionId: expect.any(String), sig: expect.any(String) })
  const lifetime_ms = new Date(proof.expires_at).getTime() - app.clock.now().getTime()
  expect(Math.round(lifetime_ms / 60_000)).toBe(10)
})

test('a wrong place is refused, and the challenge is then gone even for the right one', async () => {
  const { challenge_id } = await challenge()
  const x = await captchaAnswer(app, challenge_id)
  await expect(handIn(challenge_id, x - 30)).rejects.toMatchObject({ error: 'captcha_failed' })
  await expect(handIn(challenge_id, x)).rejects.toMatchObject({ error: 'captcha_expired' })
})

test('a scripted slide to the right place gets the same refusal', async () => {
  const { challenge_id } = await challenge()
  const x = await captchaAnswer(app, challenge_id)
  const robot = Array.from({ length: 30 }, (_, index) => ({ t: index * 30, x: (index / 29) * x, y: 0 }))
  await expect(handIn(challenge_id, x, robot)).rejects.toMatchObject({ error: 'captcha_failed' })
})

test('a slide without the work of its browser is refused, and work done for one puzzle is no good for another', async () => {
  for (const nonceFor of [() => '', (other: string) => workNonce(other, BITS)]) {
    const [{ challenge_id, work_bits }, other] = [await challenge(), await challenge()]
    expect(work_bits).toBe(BITS)
    const x = await captchaAnswer(app, challenge_id)
    const robbed = handIn(challenge_id, x, humanTrace(x), nonceFor(other.challenge_id))
    await expect(robbed).rejects.toMatchObject({ error: 'captcha_failed' })
  }
})

test('puzzles by the dozen from one address take more and more work', async () => {
  const here = fromNewAddress()
  const since = app.clock.now().toISOString()
  const subject = `puzzle:${addressSubject(here.headers['x-forwarded-for'])}`
  await app.ctx.db
    .insertInto('login_failure')
    .values(Array.from({ length: 40 }, () => ({ subject, created_at: since })))
    .execute()
  expect((await app.call(contract.getCaptcha, { scene: 'nc_register' }, here)).work_bits).toBe(BITS + 2)
})

test('a trace that claims more time than has passed is refused', async () => {
  const { challenge_id } = await challenge()
  const x = await captchaAnswer(app, challenge_id)
  const slow = humanTrace(x).map((point) => ({ ...point, t: point.t * 20 }))
  await expect(handIn(challenge_id, x, slow)).rejects.toMatchObject({ error: 'captcha_failed' })
})

test('an address that misses twenty times in ten minutes gets no more puzzles for a while', async () => {
  const node = await testApp()
  const here = fromNewAddress()
  for (let i = 0; i < 20; i++) {
    const { challenge_id } = await node.call(contract.getCaptcha, { scene: 'nc_login' }, here)
    await node.call(contract.verifyCaptcha, { challenge_id, x: 0, trace: [] }, here).catch(() => {})
  }
  const next = () => node.call(contract.getCaptcha, { scene: 'nc_login' }, here)
  await expect(next()).rejects.toMatchObject({ error: 'too_many_requests' })
  await node.call(contract.getCaptcha, { scene: 'nc_login' }, fromNewAddress())
  node.clock.advance(10 * 60_000 + 1000)
  await next()
})

test('a challenge that is unknown, malformed or too old is expired', async () => {
  await expect(handIn(crypto.randomUUID(), 100)).rejects.toMatchObject({ error: 'captcha_expired' })
  await expect(handIn('not-an-id', 100)).rejects.toMatchObject({ error: 'captcha_expired' })
  const node = await testApp()
  const { challenge_id } = await node.call(contract.getCaptcha, { scene: 'nc_login' })
  const x = await captchaAnswer(node, challenge_id)
  node.clock.advance(5 * 60_000 + 1000)
  const late = node.call(contract.verifyCaptcha, { challenge_id, x, trace: humanTrace(x) })
  await expect(late).rejects.toMatchObject({ error: 'captcha_expired' })
})

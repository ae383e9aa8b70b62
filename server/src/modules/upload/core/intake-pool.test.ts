import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { fontFolder } from '../../../infra/fonts/drawing-fonts.ts'
import { PoolClosed } from '../../../infra/workers/pool-closed.ts'
import { newSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { testApp } from '../../../testing/test-app.ts'
import { permitFor, postForm, toForm } from '../../../testing/upload-file.ts'
import { intakePool } from './intake-pool.ts'

let folder: string
let release: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-pool-'))
  release = intakePool.open()
})
afterAll(() => rm(folder, { recursive: true }))

/** Few points, but every line crosses every other: the renderer works on it for minutes. */
function tangle(): string {
  const lines = Array.from({ length: 60_000 }, (_, n) => `L${(n * 37) % 101} ${(n * 91) % 103}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0${lines.join('')}"/></svg>`
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function getLook(family: string): Promise<string> {
  const path = join(folder, 'words.svg')
  const text = `<text x="1" y="9" font-size="8" style="font-family:'${family}'">Hamburg</text>`
  await writeFile(path, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 12">${text}</svg>`)
  const task = { path, folder, is_drawing: true, page: null, fonts_folder: await fontFolder() }
  const result = await intakePool.run(task, { owner: 'seller:1' })
  if (result.status !== 'ready') throw new Error(result.error)
  return result.perceptual_hash
}

test('text of a drawing is set in our fonts, also in one that a running process has not loaded', async () => {
  const lobster = await getLook('Lobster')
  const unknown = await getLook('Nowhere Sans')
  const anton = await getLook('Anton-Regular')
  expect(new Set([lobster, unknown, anton]).size).toBe(3)
  expect(await getLook('Noto Sans')).toBe(unknown)
  expect(await getLook('Lobster')).toBe(lobster)
})

test('drawings that keep the renderer busy hold up neither other sellers nor the end of the program', async () => {
  const [drawing, picture] = [join(folder, 'tangle.svg'), join(folder, 'picture.png')]
  await writeFile(drawing, tangle())
  await writeFile(picture, await getCanvas().png().toBuffer())
  let settled = 0
  const stuck = Array.from({ length: 8 }, () =>
    intakePool
      .run({ path: drawing, folder, is_drawing: true, page: null, fonts_folder: folder }, { owner: 'seller:1' })
      .catch((error: unknown) => error),
  )
  for (const one of stuck) void one.then(() => settled++)
  await vi.waitFor(() => expect(intakePool.pids().length).toBeGreaterThan(1), { timeout: inject('patience_ms') })
  const other = await intakePool.run(
    { path: picture, folder, is_drawing: false, page: null, fonts_folder: folder },
    { owner: 'seller:2' },
  )
  expect(other.status).toBe('ready')
  expect(settled).toBe(0)
  const pids = intakePool.pids()
  await release()
  expect(pids.filter(isAlive)).toEqual([])
  for (const one of stuck) expect(await one).toBeInstanceOf(PoolClosed)
})

test('an app that is closed while a drawing is drawn ends at once and leaves the upload to the repair job', async () => {
  const app = await testApp()
  const { token } = await newSeller(app)
  const permit = await permitFor(app, token, 'tangle.svg')
  const sending = postForm(app, permit.host, toForm(permit, 'tangle.svg', Buffer.from(tangle())))
  const isPending = () => app.ctx.db.selectFrom('upload').select('id').executeTakeFirstOrThrow()
  await vi.waitFor(isPending, { timeout: inject('patience_ms') })
  await vi.waitFor(() => expect(intakePool.pids()).not.toEqual([]), { timeout: inject('patience_ms') })
  await app.http.close()
  expect(intakePool.pids()).toEqual([])
  expect((await sending).status).toBe('pending')
})

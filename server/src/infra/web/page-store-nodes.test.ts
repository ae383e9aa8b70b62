import { getCompanyForm, saveCompany } from '@inkroute/contract/company/company'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { currentBrand } from '../company/company.ts'
import { inTransaction } from '../db/transaction.ts'
import { contentChanged, currentContentVersion } from '../events/content-version.ts'
import { toRenderedPage } from '../http/rendered-page.ts'
import { createPageStore } from './page-store.ts'

/** The store of a node as `serveWeb` makes it, with a page that shows the name of the shop. */
function getStore({ ctx }: TestApp) {
  let renderings = 0
  const store = createPageStore({
    render: async () => {
      renderings++
      return toRenderedPage(new Response((await currentBrand(ctx)).name.en), '', true)
    },
    admit: () => {},
    version: () => currentContentVersion(ctx),
    // No page becomes too old: only an announcement can make it outdated.
    now_ms: () => 0,
    max_bytes: 1_000_000,
  })
  const read = async () => (await store.get('/', 'visitor')).body.toString()
  return { read, renderings: () => renderings }
}

let here: TestApp
let there: TestApp
beforeAll(async () => {
  here = await testApp()
  there = await testApp({ database_url: here.database_url })
})

test('what staff change on one node is on the pages of the other, which kept them until then', async () => {
  const [own, other] = [getStore(here), getStore(there)]
  const before = await other.read()
  expect([await own.read(), await other.read(), other.renderings()]).toEqual([before, before, 1])
  const staff = { token: await newStaff(here, ['ops.company']) }
  const { company, revision } = await here.call(getCompanyForm, {}, staff)
  const changed = { ...company, brand: { zh: '墨坊', en: 'Inkhouse' } }
  await here.call(saveCompany, { company: changed, revision }, staff)
  await vi.waitFor(async () => expect(await own.read()).toBe('Inkhouse'), { timeout: inject('patience_ms') })
  await vi.waitFor(async () => expect(await other.read()).toBe('Inkhouse'), { timeout: inject('patience_ms') })
  const rendered = other.renderings()
  await other.read()
  expect(other.renderings()).toBe(rendered)
})

test('a change that is rolled back makes no page outdated', async () => {
  const other = getStore(there)
  await other.read()
  const failing = inTransaction(here.ctx, async (tx) => {
    await contentChanged(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  // A later announcement arrives after anything the failed one could have sent.
  const before = await currentContentVersion(there.ctx)
  await inTransaction(here.ctx, (tx) => contentChanged(tx))
  await vi.waitFor(async () => expect(await currentContentVersion(there.ctx)).toBe(before + 1), {
    timeout: inject('patience_ms'),
  })
  await other.read()
  expect(other.renderings()).toBe(2)
})

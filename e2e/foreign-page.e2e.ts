import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { newSeller } from './support/new-seller.ts'
import { personalMug } from './support/personal-mug.ts'
import { openShopWindow } from './support/shop-window.ts'
import { call } from './support/stores.ts'

/**
 * What a page that means harm does in the browser of a seller who is logged in: it embeds us, frames us and lies to us.
 * The browser reports in its console what it blocks, so these journeys do not watch the console.
 */

interface ShopKey {
  readonly key: string
  readonly page_url: string
  readonly script_url: string
  readonly picture_url: string
}

const widget = ({ key, script_url, picture_url }: ShopKey) =>
  `<div data-inkroute-key="${key}"><img src="${picture_url}" alt="Mug"></div><script async src="${script_url}"></script>`

async function keyOfMug(page: Page, token: string): Promise<ShopKey> {
  const { goods_id } = await personalMug(page, token)
  const path = `/distribution/goods/${goods_id}/personalForm/shop`
  return (await call<{ shop: ShopKey }>(page, token, path, {})).shop
}

const storedToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('inkroute.session') ?? '{}') as { token?: string }).token)

interface Asked {
  readonly method?: string
  readonly body?: string
  readonly credentials?: 'include'
  readonly headers?: Record<string, string>
}

const lies = [
  { type: 'inkroute:approved', reference: 'IR-FAKE', detail: { reference: 'IR-FAKE', hash: 'x' } },
  { inkroute: 'approve', key: '../../distribution/user' },
  { type: 'session', token: 'stolen', expires_at: '2999-01-01T00:00:00Z' },
  'inkroute:approved',
  null,
]

test('a foreign page gets the form and nothing else: no session, no approval by messages', async ({
  page,
  baseURL,
}) => {
  const token = await newSeller(page)
  const shop = await keyOfMug(page, token)
  const shop_window = await openShopWindow(widget(shop))
  const asked: { readonly path: string; readonly secrets: readonly string[] }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== new URL(baseURL ?? '').origin) return
    const secrets = Object.keys(request.headers()).filter((name) => /authorization|cookie/.test(name))
    asked.push({ path: url.pathname, secrets })
  })
  try {
    await page.goto(shop_window.urlOf('shopify'))
    await expect(page.getByLabel('Name')).toBeVisible()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ path }) => !/^\/(widget\/|req\/frontend\/personal\/shop\/)/.test(path))).toEqual([])
    expect(asked.flatMap(({ secrets }) => secrets)).toEqual([])

    await page.evaluate((messages) => {
      for (const message of messages) window.postMessage(message, '*')
      const host = document.querySelector('[data-inkroute-key]')
      host?.dispatchEvent(new CustomEvent('inkroute:approved', { bubbles: true, detail: { reference: 'IR-FAKE' } }))
    }, lies)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('approve your personalisation before you add this')).toBeVisible()
    expect(shop_window.sent()).toEqual([])

    const read = (path: string, init: Asked) =>
      page.evaluate(
        ([url, options]) =>
          fetch(url, options).then(
            async (answer) => answer.text(),
            () => 'blocked',
          ),
        [`${baseURL}${path}`, init] as const,
      )
    const credentials = 'include' as const
    expect(await read('/req/distribution/user', { credentials })).toBe('blocked')
    expect(await read('/req/distribution/user', { headers: { authorization: `Bearer ${token}` } })).toBe('blocked')
    const body = JSON.stringify({ username: 'demo', password: 'inkroute-demo' })
    expect(await read('/req/api/auth/login', { method: 'POST', body, credentials })).toBe('blocked')
  } finally {
    await shop_window.close()
  }
})

/** A page that shows others in frames. */
async function openFrames(addresses: readonly string[]) {
  const frames = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('')
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(frames))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

test('no page of ours shows in a frame: not the console, not the forms of buyers, not the pages of mails', async ({
  page,
  baseURL,
}) => {
  const token = await newSeller(page)
  const { page_url } = await keyOfMug(page, token)
  const long = 'x'.repeat(60)
  const paths = ['/', '/user/login', '/main/message', '/setting/withdraw', '/ops', `/personalise/${long}`]
  const mails = [`/user/mailStop?token=${long}`, `/req/frontend/mail/stop/${long}`, `/user/invite#${long}`]
  const addresses = [page_url, ...[...paths, ...mails].map((path) => `${baseURL}${path}`)]
  const foreign = await openFrames(addresses)
  try {
    await page.goto(foreign.url)
    const inside = () =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url())
    await expect.poll(inside).toEqual(addresses.map(() => 'chrome-error://chromewebdata/'))
  } finally {
    foreign.close()
  }
})

test('a link cannot plant a session: who is logged in stays so until they agree', async ({
  page,
  browser,
  baseURL,
}) => {
  const token = await newSeller(page)
  const context = await browser.newContext()
  const attacker = await context.newPage()
  const theirs = await newSeller(attacker)
  const headers = { authorization: `Bearer ${theirs}` }
  const answer = await attacker.request.get(`${baseURL}/req/api/auth/setSession`, { headers })
  const { data } = (await answer.json()) as { data: { token: string } }
  await context.close()

  for (const query of [`jump_token=${data.token}`, `token=${theirs}`, `session=${theirs}&expires_at=2999-01-01`]) {
    for (const path of ['/', '/user/login', '/main/message']) {
      await page.goto(`${path}?${query}`)
      await expect(page.getByRole('main').first()).toBeVisible()
      expect(await storedToken(page), `${path}?${query}`).toBe(token)
    }
  }
  expect(await page.context().cookies()).toEqual([])
})

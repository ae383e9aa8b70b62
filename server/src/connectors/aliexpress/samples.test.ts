import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { aliexpress } from './aliexpress.ts'

const window = { since: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z', page: null }
const getMethods = (sent: readonly { readonly body?: unknown }[]) =>
  sent.map(({ body }) => new URLSearchParams(String(body)).get('method'))

test('sellers abroad and sellers in China ask by their own methods, and read the same', async () => {
  const abroad = playSamples(aliexpress, getSamples('aliexpress'))
  const home = playSamples(aliexpress, getSamples('aliexpress'), { credentials: { extra: { home: 'CN' } } })
  const theirs = await aliexpress.pullOrders(abroad.conn, window)
  const ours = await aliexpress.pullOrders(home.conn, window)
  expect([theirs.unread, ours.unread]).toEqual([[], []])
  expect(ours.orders[0]?.lines).toEqual(theirs.orders[0]?.lines)
  expect(getMethods(abroad.sent)[0]).toBe('aliexpress.solution.order.get')
  expect(getMethods(home.sent)[0]).toBe('aliexpress.trade.seller.orderlist.get')
  expect(getMethods(home.sent)).not.toContain('aliexpress.solution.order.receiptinfo.get')
  const query = new URLSearchParams(String(home.sent[0]?.body)).get('param_aeop_order_query') ?? ''
  expect(Object.keys(JSON.parse(query))).toEqual(expect.arrayContaining(['create_date_start', 'modified_date_start']))
})

test('a seller in China is known by the login', async () => {
  const samples = getSamples('aliexpress').map((each) =>
    each.request.path.endsWith('/auth/token/create')
      ? { ...each, answer: { ...(each.answer as object), user_nick: 'cn1520312360dzer' } }
      : each,
  )
  const { conn } = playSamples(aliexpress, samples)
  const [shop] = await aliexpress.completeAuth(conn, {
    fields: { code: 'c' },
    code_verifier: '',
    shop_domain: '',
    region: '',
  })
  expect(shop?.credentials.extra).toEqual({ home: 'CN' })
})

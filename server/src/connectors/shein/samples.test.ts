import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples, type Sample } from '../testing/samples.ts'
import { shein } from './shein.ts'

const ADDRESS = '/open-api/order/export-address'
const DETAIL = '/open-api/order/order-detail'
const credentials = { extra: { open_key_id: 'key', secret_key: 'secret' } }

const withAnswer = (path: string, info: unknown): Sample[] =>
  getSamples('shein').map((each) =>
    each.request.path === path ? { ...each, answer: { code: '0', msg: 'OK', info } } : each,
  )
const read = (samples: Sample[]) => shein.getOrder(playSamples(shein, samples, { credentials }).conn, 'GS1')

test('the address is in a list; an empty one is none, and the order waits', async () => {
  const { address } = await read(getSamples('shein'))
  expect(address).toMatchObject({ line1: expect.stringMatching(/./), country: expect.stringMatching(/^[A-Z]{2}$/) })
  expect((await read(withAnswer(ADDRESS, { receiveMsgList: [], unProcessReason: ['not yet'] }))).address).toBeNull()
  const empty = { firstName: '', lastName: '', country: '', province: '', city: '', street: '', address: '' }
  expect((await read(withAnswer(ADDRESS, { receiveMsgList: [empty] }))).address).toBeNull()
})

test('times are Shanghai’s, and attributes are objects', async () => {
  const documented = getSamples('shein').find(({ request }) => request.path === DETAIL)?.answer
  const { info = [] } = (documented ?? {}) as { info?: { orderGoodsInfoList: object[] }[] }
  const [first] = info
  const unit = {
    ...first?.orderGoodsInfoList[0],
    skuAttribute: [
      { attrValueId: '112', attrName: 'Schwarz', language: 'de' },
      { attrValueId: '112', attrName: 'Black', language: 'en' },
      { attrValueId: '417', attrName: 'M', language: 'en' },
    ],
  }
  const times = { orderTime: '2026-11-02 08:30:00', paymentTime: '2026-11-02 08:31:00', orderMsgUpdateTime: '' }
  const order = await read(withAnswer(DETAIL, [{ ...first, ...times, orderGoodsInfoList: [unit] }]))
  expect(order).toMatchObject({ created_at: '2026-11-02T00:30:00.000Z', paid_at: '2026-11-02T00:31:00.000Z' })
  expect(order.updated_at).toBe('2026-11-02T08:00:00.000Z')
  expect(order.lines[0]?.variant).toBe('Black / M')
})

import { listFailures } from '@inkroute/contract/failure/failure'
import { payChannels } from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import * as contract from '@inkroute/contract/wallet/reconcile'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { insertRecharge } from '../core/recharge.queries.ts'
import { payAtCashier } from '../testing/cashier.ts'
import { newTradeNumber } from '../trade/trade.ts'

let app: TestApp
let staff: { token: string }
beforeAll(async () => {
  app = await testApp()
  staff = { token: await newStaff(app, ['ops.finance']) }
})

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

test.each(payChannels.map((channel) => ({ channel })))(
  '$channel: a payment one side does not know is reported until it is settled',
  async ({ channel }) => {
    const { seller_id, token } = await newSeller(app)
    const start = () => app.call(recharge.startRecharge, { channel, amount: '88' }, { token })
    const [both, unheard] = [await start(), await start()]
    await payAtCashier(app, channel, both.pay_url)
    // We never hear of this one. PayPal takes no money before we ask for it, so there both sides know it.
    await payAtCashier(app, channel, unheard.pay_url, 'never')
    const made_up = newTradeNumber('R', seller_id, new Date())
    const now = new Date().toISOString()
    const charged =
      channel === 'stripe' || channel === 'paypal'
        ? { charge_currency: 'USD', charge_minor: 1236, charge_rate: '7.12' }
        : {}
    await insertRecharge(app.ctx.db, seller_id, {
      recharge_no: made_up,
      channel,
      amount_fen: 8800,
      ...charged,
      trade_no: `made-up-${made_up}`,
      state: 'paid',
      created_at: now,
      finished_at: now,
    })
    await app.call(contract.reconcileDay, { channel, day: today() }, staff)
    await app.drain()
    const { data: days } = await app.call(contract.listReconciliations, { channel }, staff)
    expect(days[0]).toMatchObject({ day: today(), state: 'done', error: '' })
    expect(days[0]?.matched).toBeGreaterThanOrEqual(1)
    const { data } = await app.call(contract.listDifferences, { channel, state: 'open', page_size: 100 }, staff)
    const found = new Map(data.map((row) => [row.out_trade_no, row]))
    expect(found.get(made_up)).toMatchObject({ kind: 'ours_only', theirs: null, seller_id })
    expect(found.get(unheard.recharge_no)?.kind).toBe(channel === 'paypal' ? undefined : 'theirs_only')
    expect(found.has(both.recharge_no)).toBe(false)
    const { groups } = await app.call(listFailures, {}, staff)
    expect(groups.find(({ kind }) => kind === 'payment')?.total).toBeGreaterThan(0)

    const id = found.get(made_up)?.id as number
    await expect(app.call(contract.settleDifference, { id, note: ' ' }, staff)).rejects.toMatchObject({
      error: 'invalid_input',
    })
    await app.call(contract.settleDifference, { id, note: '测试数据，已核对' }, staff)
    await expect(app.call(contract.settleDifference, { id, note: '再次' }, staff)).rejects.toMatchObject({
      error: 'not_found',
    })
    // What we hear of later is no difference any more; what was settled stays.
    await app.call(recharge.checkRecharge, { id: unheard.id }, { token })
    await app.call(contract.reconcileDay, { channel, day: today() }, staff)
    await app.drain()
    const after = await app.call(contract.listDifferences, { channel, page_size: 100 }, staff)
    const mine = after.data.filter((row) => row.seller_id === seller_id)
    expect(mine.filter(({ settled_at }) => settled_at === null).map(({ out_trade_no }) => out_trade_no)).toEqual([])
  },
)

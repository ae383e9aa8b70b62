import * as contract from '@inkroute/contract/wallet/dispute'
import * as recharge from '@inkroute/contract/wallet/recharge'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { findDisagreements, lockAccounts } from '../core/ledger.queries.ts'
import { payAtCashier } from '../testing/cashier.ts'
import { findTrade } from '../trade/trade.ts'
import { postTransaction } from '../wallet.ts'

let app: TestApp
let staff: { token: string }
beforeAll(async () => {
  app = await testApp()
  staff = { token: await newStaff(app, ['ops.finance']) }
})

const channels = [
  { channel: 'stripe' as const, won: 'won', lost: 'lost' },
  { channel: 'paypal' as const, won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' },
]
type Each = (typeof channels)[number]

const tokenFunds = async (token: string) => {
  const { available, frozen } = await app.call(wallet.getFunds, {}, { token })
  return [available, frozen]
}

/** A paid recharge, and the button of the emulator that changes its dispute. */
async function paidRecharge(token: string, { channel }: Each) {
  const { recharge_no, pay_url } = await app.call(recharge.startRecharge, { channel, amount: '500' }, { token })
  await payAtCashier(app, channel, pay_url)
  const { gateway_ref } = (await findTrade(app.ctx.db, recharge_no)) ?? { gateway_ref: '' }
  const act = (does: string) =>
    fetch(`${app.ctx.sandbox_url}/${channel}/dispute/${gateway_ref}`, {
      method: 'POST',
      body: new URLSearchParams({ do: does }),
      redirect: 'manual',
    })
  return { recharge_no, act }
}

const findDispute = async (out_trade_no: string) => {
  const { data } = await app.call(contract.listDisputes, { page_size: 100 }, staff)
  return data.find((row) => row.out_trade_no === out_trade_no)
}

const spend = (seller_id: number, fen: number) =>
  postTransaction(app.ctx, seller_id, {
    idempotency_key: `spend:${seller_id}`,
    cause: 'adjustment',
    lines: [
      { account: 'available', amount_fen: -fen },
      { account: 'clearing_bank', amount_fen: fen },
    ],
  })

test.each(channels)(
  '$channel: a dispute holds the amount, and a won one releases it, however often it is told',
  async (each) => {
    const { seller_id, token } = await newSeller(app)
    const { recharge_no, act } = await paidRecharge(token, each)
    await act('open')
    await act('open')
    expect(await tokenFunds(token)).toEqual(['0.00', '500.00'])
    expect(await findDispute(recharge_no)).toMatchObject({
      seller_id,
      state: 'open',
      amount: '500.00',
      held: '500.00',
      charged: '70.23',
      due_at: expect.any(String),
    })
    expect((await findDisagreements(app.ctx.db)).filter((one) => one.seller_id === seller_id)).toEqual([])
    await act(each.won)
    await act(each.won)
    expect(await tokenFunds(token)).toEqual(['500.00', '0.00'])
    expect(await findDispute(recharge_no)).toMatchObject({ state: 'won' })
    // Decided is decided.
    await act(each.lost)
    expect(await tokenFunds(token)).toEqual(['500.00', '0.00'])
  },
)

test.each(channels)(
  '$channel: a lost dispute takes what is held, then what is there, and the rest is our loss',
  async (each) => {
    const { seller_id, token } = await newSeller(app)
    const { recharge_no, act } = await paidRecharge(token, each)
    await spend(seller_id, 30_000)
    await act('open')
    expect(await tokenFunds(token)).toEqual(['0.00', '200.00'])
    await act(each.lost)
    expect(await tokenFunds(token)).toEqual(['0.00', '0.00'])
    expect(await findDispute(recharge_no)).toMatchObject({ state: 'lost', held: '200.00' })
    const kinds = ['dispute_loss', `clearing_${each.channel}`] as const
    const balances = await lockAccounts(app.ctx.db, seller_id, kinds)
    expect(kinds.map((kind) => balances.get(kind))).toEqual([-30_000, 0])
    expect((await findDisagreements(app.ctx.db)).filter((one) => one.seller_id === seller_id)).toEqual([])
  },
)

test('disputes are for finance only', async () => {
  const other = { token: await newStaff(app, ['ops.order']) }
  await expect(app.call(contract.listDisputes, {}, other)).rejects.toMatchObject({ error: 'forbidden' })
})

import { findProvider } from '@inkroute/contract/service/providers'
import * as contract from '@inkroute/contract/service/service'
import { listPayWays, type PayChannel, payChannels } from '@inkroute/contract/wallet/payment'
import * as recharge from '@inkroute/contract/wallet/recharge'
import { beforeAll, expect, test } from 'vitest'
import { emulatedCashier } from '../../../testing/emulated-accounts.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { payAtCashier } from '../testing/cashier.ts'

let app: TestApp
let staff: { token: string }
beforeAll(async () => {
  app = await testApp()
  staff = { token: await newStaff(app, ['ops.services']) }
})

type Values = Record<string, string>

const getConsole = (channel: PayChannel) =>
  emulatedCashier({ sandbox_url: app.ctx.sandbox_url ?? '', app_secret: app.ctx.config.app_secret }, channel)

async function enter(service: PayChannel, values: Values): Promise<number> {
  const { revision } = await app.call(contract.getServiceSettings, { service }, staff)
  const fields = findProvider(service, service)?.fields ?? []
  const pick = (is_secret: boolean) =>
    Object.fromEntries(
      fields.flatMap((field) =>
        Boolean(field.is_secret) === is_secret && values[field.key] ? [[field.key, values[field.key] ?? '']] : [],
      ),
    )
  const input = { service, provider: service, settings: pick(false), secrets: pick(true), revision }
  return (await app.call(contract.saveServiceSettings, input, staff)).revision
}

const wrong: Record<PayChannel, Values> = {
  alipay: { app_id: '2021000000000000' },
  wechat_pay: { serial_no: '0000000000000000000000000000000000000000' },
  stripe: { secret_key: 'sk_test_0000000000000000' },
  paypal: { client_secret: 'E0000000000000000000000000000000' },
}

test.each(payChannels.map((channel) => ({ channel })))(
  '$channel: keys entered by staff are tried without moving money, and then take payments',
  async ({ channel }) => {
    const values = await getConsole(channel)
    await enter(channel, { ...values, ...wrong[channel] })
    const refused = await app.call(contract.testService, { service: channel }, staff)
    expect(refused.is_ok).toBe(false)
    const failing = (await app.call(contract.listServices, {}, staff)).services.find(({ name }) => name === channel)
    expect(failing).toMatchObject({ state: 'configured', health: { failing_since: expect.any(String) } })

    const revision = await enter(channel, values)
    expect(await app.call(contract.testService, { service: channel }, staff)).toMatchObject({ is_ok: true })
    const { token } = await newSeller(app)
    const { ways } = await app.call(listPayWays, {}, { token })
    expect(ways.map((way) => way.channel)).toContain(channel)
    const { id, pay_url } = await app.call(recharge.startRecharge, { channel, amount: '10' }, { token })
    await payAtCashier(app, channel, pay_url)
    expect(await app.call(recharge.checkRecharge, { id }, { token })).toMatchObject({ state: 'paid' })
    const settings = await app.call(contract.getServiceSettings, { service: channel }, staff)
    expect(JSON.stringify(settings)).not.toContain(values.private_key ?? values.secret_key ?? values.client_secret)
    await app.call(contract.removeServiceSettings, { service: channel, revision }, staff)
  },
)

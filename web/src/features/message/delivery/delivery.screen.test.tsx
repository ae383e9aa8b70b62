import * as contract from '@inkroute/contract/message/delivery'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import MailStopScreen from './mail-stop-screen.tsx'

let api: FakeApi
let choices: contract.DeliveryChoices
beforeEach(() => {
  api = fakeApi()
  choices = {
    email: 'l***n@example.com',
    has_wechat: false,
    channels: ['mail', 'wechat'],
    choices: contract.deliveryChannels.flatMap((channel) =>
      contract.deliveryTopics.map((topic) => ({ channel, topic, mode: 'off' as const, since: null })),
    ),
  }
  api.on(contract.getDelivery, () => choices)
})

test('a choice is saved as it is made; a channel that cannot be reached says what is missing', async () => {
  api.on(contract.setDelivery, (input) => ({
    ...choices,
    choices: choices.choices.map((one) => {
      const changed = input.choices.find(({ channel, topic }) => channel === one.channel && topic === one.topic)
      return changed ? { ...changed, since: '2026-11-17T02:00:00.000Z' } : one
    }),
  }))
  openScreen(api, <DeliveryPanel />, { at: '/setting/accountSetting', path: '/setting/accountSetting' })
  const orders = await screen.findByRole('combobox', { name: '订单：邮件' })
  expect((screen.getByRole('combobox', { name: '订单：微信' }) as HTMLInputElement).disabled).toBe(true)
  expect(screen.getByText('还没有绑定微信')).toBeTruthy()
  await userEvent.click(orders)
  await userEvent.click(await screen.findByTitle('每日汇总'))
  await screen.findByText('已保存')
  expect(api.sent(contract.setDelivery)).toMatchObject([
    { choices: [{ channel: 'mail', topic: 'order', mode: 'daily' }] },
  ])
})

test('the link of a mail asks before it stops anything, and says what is left', async () => {
  api.on(contract.readMailStop, () => ({
    email: 'l***n@example.com',
    topic: 'order' as const,
    topics_on: ['order' as const, 'money' as const],
  }))
  api.on(contract.stopMails, () => ({ topics_on: ['money' as const] }))
  const at = `/user/mailStop?token=${'x'.repeat(50)}`
  openScreen(api, <MailStopScreen />, { at, path: '/user/mailStop' })
  await userEvent.click(await screen.findByRole('button', { name: '不再接收“订单”邮件' }))
  expect(await screen.findByText('仍会发送：资金')).toBeTruthy()
  expect(api.sent(contract.stopMails)).toMatchObject([{ scope: 'topic' }])
})

import * as contract from '@inkroute/contract/after-sale/conversation'
import { suggestArticles } from '@inkroute/contract/help/help'
import { getContact } from '@inkroute/contract/site/site'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { ServiceDesk } from './service-desk.tsx'
import { closeService } from './service-store.ts'

let api: FakeApi
const QUESTION = '有什么可以帮您？'

beforeEach(() => {
  closeService()
  api = fakeApi()
  api.on(getContact, () => ({ email: null, chat_url: null, hours: '工作日 9–18 点', reply_time: '4 个工作小时内' }))
  api.on(contract.listConversations, ({ page, page_size }) => ({
    data: [
      sample(contract.getConversation.reply, { id: 7, subject: '发票在哪里开', state: 'waiting_seller', unread: 1 }),
    ],
    total: 1,
    page,
    page_size,
    unread: 1,
  }))
  api.on(contract.getConversation, ({ id }) =>
    sample(contract.getConversation.reply, {
      id,
      subject: '发票在哪里开',
      state: 'waiting_seller',
      messages: [
        {
          id: 1,
          author: 'staff',
          author_name: '客服',
          body: '在钱包里',
          pictures: [],
          created_at: '2026-11-01T00:00:00.000Z',
        },
      ],
    }),
  )
  api.on(suggestArticles, () => ({
    data: [{ id: 305, category_id: 3, title: '运费怎么算', summary: '按重量和目的地' }],
  }))
})

const open = (at = '/views/main') => openScreen(api, <ServiceDesk field={() => null} />, { at })

test('the panel shows hours, the expected reply and articles for what is typed, and sends the question', async () => {
  api.on(contract.openConversation, () => ({ id: 9 }))
  open()
  await press(/联系客服/)
  expect(await screen.findByText('工作日 9–18 点')).toBeTruthy()
  expect(screen.getByText('4 个工作小时内')).toBeTruthy()
  type(QUESTION, '运费怎么计算？')
  const articles = await screen.findByRole('region', { name: '这些文章可能有帮助' })
  expect(within(articles).getByRole('link', { name: '运费怎么算' }).getAttribute('href')).toBe('/helpCenter?id=305')
  await press('发送给客服')
  await waitFor(() =>
    expect(api.sent(contract.openConversation)).toEqual([
      { body: '运费怎么计算？', path: '/views/main', upload_ids: [] },
    ]),
  )
})

test('a question that is too short is not sent, and a refused one stays written', async () => {
  api.refuse(contract.openConversation, 'database_away')
  open()
  await press(/联系客服/)
  type(QUESTION, '运费')
  await press('发送给客服')
  expect((await screen.findByRole('alert')).textContent).toContain('至少 5 个字')
  expect(api.sent(contract.openConversation)).toEqual([])
  type(QUESTION, '运费怎么计算？')
  await press('发送给客服')
  await waitFor(() => expect(api.sent(contract.openConversation)).toHaveLength(1))
  expect(fieldValue(QUESTION)).toBe('运费怎么计算？')
})

test('a message links to its conversation, which can be answered', async () => {
  api.on(contract.replyConversation, () => ({}))
  const { address } = open('/views/main?conversation=7')
  expect(await screen.findByText('在钱包里')).toBeTruthy()
  expect(address()).toBe('/views/main')
  type('写下回复…', '找到了，谢谢')
  await press(/^发\s?送$/)
  await waitFor(() =>
    expect(api.sent(contract.replyConversation)).toEqual([{ id: 7, body: '找到了，谢谢', upload_ids: [] }]),
  )
  fireEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(await screen.findByText('您的对话')).toBeTruthy()
})

import { fillPersonalisation } from '@inkroute/contract/order/foreign'
import type { ForeignLineView } from '@inkroute/contract/order/order'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ForeignLines } from './foreign-lines.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))
beforeEach(() => server.clear())
afterEach(cleanup)

const line = (change: Partial<ForeignLineView> = {}): ForeignLineView => ({
  id: 7,
  external_sku: 'MUG-1',
  title: 'Couple mug',
  picture_url: '',
  quantity: 1,
  price: null,
  sku_id: 3,
  personalisation: [
    { label: 'Names', value: 'Olivia & Jack', picture_url: null },
    { label: 'Photo', value: 'https://p.example/dog.jpg', picture_url: 'https://p.example/dog.jpg' },
  ],
  waits_for_answers: true,
  filled_at: null,
  ...change,
})

test('shows what the buyer asked for, and confirms the design only after a question', async () => {
  server.on(fillPersonalisation, () => ({ state: 'awaiting_payment' }))
  renderScreen(<ForeignLines lines={[line()]} is_open />, { language: 'en' })
  expect(screen.getByText('Olivia & Jack')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the buyer’s file' }).getAttribute('href')).toBe(
    'https://p.example/dog.jpg',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Personalised: print this design' }))
  const question = await screen.findByRole('tooltip')
  expect(server.asks(fillPersonalisation)).toEqual([])
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Confirm' })))
  await waitFor(() => expect(server.asks(fillPersonalisation)).toEqual([{ id: 7 }]))
})

test('a line without goods cannot be confirmed, and a confirmed one only shows when', () => {
  const { unmount } = renderScreen(<ForeignLines lines={[line({ sku_id: null })]} is_open />)
  expect(screen.queryByRole('button', { name: '内容已填好，按此设计打印' })).toBeNull()
  expect(screen.getByRole('button', { name: '选择定制商品' })).toBeTruthy()
  unmount()
  const filled = line({ waits_for_answers: false, filled_at: '2026-11-16T02:00:00.000Z' })
  renderScreen(<ForeignLines lines={[filled]} is_open={false} />)
  expect(screen.getByText('已于 2026-11-16 10:00:00 确认')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

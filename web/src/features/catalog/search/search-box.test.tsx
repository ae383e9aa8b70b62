import { listProducts } from '@inkroute/contract/catalog/catalog'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAnswers } from '../../../shared/api/answers.ts'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { exampleReply } from '../testing/examples.ts'
import { SearchBox } from './search-box.part.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

const words = [{ word: '马克杯', jump_url: null }]
const open = () =>
  renderScreen(<SearchBox words={words} />, {
    others: { '/keyWord/:word': <p>results</p>, '/productDesignDetail/:id': <p>product</p> },
  })
const box = () => screen.getByRole<HTMLInputElement>('combobox')

beforeEach(() => {
  server.clear()
  clearAnswers()
  server.on(listProducts, () => exampleReply())
})
afterEach(cleanup)

test('spaces are removed before a search, and the box is clear afterwards', async () => {
  const { router } = open()
  await userEvent.type(box(), ' Ｔ 恤 {Enter}')
  expect(router.state.location.pathname).toBe(`/keyWord/${encodeURIComponent('T恤')}`)
  expect(screen.getByText('results')).toBeTruthy()
})

test('an empty search does nothing', async () => {
  const { router } = open()
  await userEvent.type(box(), '   {Enter}')
  expect(router.state.location.pathname).toBe('/')
})

test('hot words wait under the empty box, Escape closes them', async () => {
  open()
  await userEvent.click(box())
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('option', { name: '马克杯' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('option')).toBeNull()
})

test('a product is found while typing and opened with the arrow keys', async () => {
  const { router } = open()
  await userEvent.type(box(), 'T恤')
  await screen.findByRole('option', { name: /男女同款圆领/ })
  expect(server.asks(listProducts)).toEqual([{ keyword: 'T恤', page_size: 5 }])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen.textContent).toContain('男女同款圆领')
  expect(box().getAttribute('aria-activedescendant')).toBe(chosen.id)
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/productDesignDetail/7')
})

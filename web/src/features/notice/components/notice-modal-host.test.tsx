import * as contract from '@inkroute/contract/notice/notice'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getKey } from '../../../shared/api/hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useInterruptions } from '../../../shared/interruption/interruption-store.ts'
import { SUPPRESS_MS } from '../notice.view.ts'
import { NoticeModalHost } from './notice-modal-host.tsx'

const notice = (id: number, title: string) => ({
  id,
  title,
  summary: `${title}摘要`,
  desc: `<p>${title}正文</p>`,
  created_at: '2026-11-01T00:00:00Z',
})

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(getKey(contract.getAlertNotices, {}), { data: [notice(2, '截止时间'), notice(1, '假期')] })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoticeModalHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const wish = () => useInterruptions.getState().wishes.notices
/** The host gives the turn to what has queued up. */
const takeTurn = (form: 'dialog' | 'banner') =>
  act(() => useInterruptions.setState({ current: { kind: 'notices', key: String(wish()), form } }))

beforeEach(() => {
  localStorage.clear()
  useInterruptions.setState({ wishes: {}, current: null, last_ms: null })
  useSession.setState({ token: 'x' })
  // The time zone uses its default; the user record is not under test.
  globalThis.fetch = () => new Promise(() => {})
})
afterEach(cleanup)

test('after login the notices queue up, and are shown one by one when their turn comes', () => {
  show()
  expect(wish()).toBe('notices:2')
  expect(screen.queryByText('截止时间正文')).toBeNull()
  takeTurn('dialog')
  expect(screen.getByText('截止时间正文')).toBeTruthy()
  expect(screen.getByText('上一条')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByText('下一条'))
  expect(screen.getByText('假期正文')).toBeTruthy()
  expect(screen.getByText('下一条')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByText('上一条'))
  expect(screen.getByText('截止时间正文')).toBeTruthy()
})

test('beside work they are a line, which opens the dialog', () => {
  show()
  takeTurn('banner')
  expect(screen.getByText('截止时间摘要')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByText('阅读公告'))
  expect(screen.getByText('截止时间正文')).toBeTruthy()
})

test('closing hides them, even after a reload, until a day has passed', () => {
  const first = show()
  takeTurn('dialog')
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(screen.queryByText('截止时间正文')).toBeNull()
  expect(useInterruptions.getState().current).toBeNull()
  first.unmount()
  const second = show()
  expect(wish()).toBeNull()
  second.unmount()
  localStorage.setItem('inkroute.notice-closed-at', String(Date.now() - SUPPRESS_MS))
  show()
  expect(wish()).toBe('notices:2')
})

test('a visitor is shown nothing', () => {
  useSession.setState({ token: null })
  show()
  expect(wish()).toBeNull()
})

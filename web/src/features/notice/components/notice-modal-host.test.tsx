import * as contract from '@inkroute/contract/notice/notice'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../shared/api/hooks.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { SUPPRESS_MS } from '../notice.view.ts'
import { NoticeModalHost } from './notice-modal-host.tsx'

const notice = (id: number, title: string) => ({
  id,
  title,
  summary: '',
  desc: `<p>${title}正文</p>`,
  created_at: '2026-11-01T00:00:00Z',
})

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(keyOf(contract.getAlertNotices, {}), { data: [notice(1, '截止时间'), notice(2, '假期')] })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoticeModalHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ token: 'x' })
  // The time zone uses its default; the user record is not under test.
  globalThis.fetch = () => new Promise(() => {})
})
afterEach(cleanup)

test('after login the notices are shown one by one', () => {
  show()
  expect(screen.getByText('截止时间正文')).toBeTruthy()
  expect(screen.getByText('上一条')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByText('下一条'))
  expect(screen.getByText('假期正文')).toBeTruthy()
  expect(screen.getByText('下一条')).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByText('上一条'))
  expect(screen.getByText('截止时间正文')).toBeTruthy()
})

test('they wait while a drawer that a link opened is there', async () => {
  const drawer = document.createElement('div')
  drawer.className = 'ant-drawer ant-drawer-open'
  document.body.append(drawer)
  show()
  expect(screen.queryByText('截止时间正文')).toBeNull()
  drawer.remove()
  await screen.findByText('截止时间正文')
})

test('closing hides them, even after a reload, until a day has passed', () => {
  const first = show()
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(screen.queryByText('截止时间正文')).toBeNull()
  first.unmount()
  const second = show()
  expect(screen.queryByText('截止时间正文')).toBeNull()
  second.unmount()
  localStorage.setItem('inkroute.notice-closed-at', String(Date.now() - SUPPRESS_MS))
  show()
  expect(screen.getByText('截止时间正文')).toBeTruthy()
})

test('a visitor is shown nothing', () => {
  useSession.setState({ token: null })
  show()
  expect(screen.queryByText('截止时间正文')).toBeNull()
})

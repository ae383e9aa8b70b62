import * as account from '@inkroute/contract/account/account'
import * as site from '@inkroute/contract/site/site'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../testing/fake-server.ts'
import { clearAnswers, invalidateAnswers } from './answers.ts'
import { onFailure } from './failure-handler.ts'
import { useCall, useSend } from './light-hooks.ts'
import { usePendingCalls } from './pending-calls.ts'
import { ApiError } from './request.ts'

vi.mock('./client.ts', () => import('../../testing/fake-call.ts'))

const settle = () => act(async () => {})
const seen: number[] = []

beforeEach(() => {
  server.clear()
  clearAnswers()
  usePendingCalls.setState({ count: 0 })
  seen.length = 0
  onFailure((error) => seen.push(error.http))
})
afterEach(cleanup)

function Name({ asks = true, quiet = false }: { asks?: boolean; quiet?: boolean }) {
  const user = useCall(account.getUser, {}, { enabled: asks, quiet })
  return <p>{user.isError ? 'failed' : (user.data?.username ?? 'nobody')}</p>
}

test('two components with the same call share one request and its answer', async () => {
  server.on(account.getUser, () => ({ username: 'lin' }))
  render(
    <>
      <Name />
      <Name />
    </>,
  )
  await settle()
  expect(screen.getAllByText('lin')).toHaveLength(2)
  expect(server.asks(account.getUser)).toHaveLength(1)
})

test('an invalidation refetches and keeps the old answer on the screen meanwhile', async () => {
  let name = 'lin'
  server.on(account.getUser, () => ({ username: name }))
  render(<Name />)
  await settle()
  name = 'wang'
  act(() => invalidateAnswers([account.getUser]))
  expect(screen.getByText('lin')).toBeTruthy()
  await settle()
  expect(screen.getByText('wang')).toBeTruthy()
})

test('the previous person’s answer is dropped at once, and a pending one is ignored', async () => {
  let answer = (_: unknown) => {}
  server.on(account.getUser, () => new Promise((resolve) => (answer = resolve)))
  render(<Name />)
  const late = answer
  server.on(account.getUser, () => ({ username: 'wang' }))
  act(() => clearAnswers())
  await settle()
  await act(async () => late({ username: 'lin' }))
  expect(screen.getByText('wang')).toBeTruthy()
})

test('a disabled call is not made and shows nothing', async () => {
  server.on(account.getUser, () => ({ username: 'lin' }))
  const view = render(<Name />)
  await settle()
  view.rerender(<Name asks={false} />)
  act(() => clearAnswers())
  await settle()
  expect(screen.getByText('nobody')).toBeTruthy()
  expect(server.asks(account.getUser)).toHaveLength(1)
})

test('a failure is reported once, a quiet one only when the session has ended', async () => {
  server.refuse(account.getUser, 'broken', 500)
  render(<Name />)
  await settle()
  expect(screen.getByText('failed')).toBeTruthy()
  expect(seen).toEqual([200])
  cleanup()
  clearAnswers()
  usePendingCalls.setState({ count: 0 })
  render(<Name quiet />)
  await settle()
  expect(seen).toEqual([200])
  cleanup()
  clearAnswers()
  usePendingCalls.setState({ count: 0 })
  server.on(account.getUser, () => {
    throw new ApiError(401, {})
  })
  render(<Name quiet />)
  await settle()
  expect(seen).toEqual([200, 401])
})

function Visit({ onDone }: { onDone: () => void }) {
  const visit = useSend(site.recordVisit, { refetch: [account.getUser], onSuccess: onDone })
  return (
    <button type="button" onClick={() => visit.mutate({ key: 'a', route: '/' })}>
      {visit.isPending ? 'sending' : visit.isSuccess ? 'sent' : 'send'}
    </button>
  )
}

test('a write is pending, refetches what it changed and calls back', async () => {
  let answer = (_: unknown) => {}
  server.on(account.getUser, () => ({ username: 'lin' }))
  server.on(site.recordVisit, () => new Promise((resolve) => (answer = resolve)))
  const done = vi.fn()
  render(
    <>
      <Name quiet />
      <Visit onDone={done} />
    </>,
  )
  await settle()
  act(() => screen.getByRole('button').click())
  expect(screen.getByText('sending')).toBeTruthy()
  expect(usePendingCalls.getState().count).toBe(1)
  await act(async () => answer({}))
  await settle()
  expect(screen.getByText('sent')).toBeTruthy()
  expect(done).toHaveBeenCalledOnce()
  expect(usePendingCalls.getState().count).toBe(0)
  expect(server.asks(account.getUser)).toHaveLength(2)
})

import * as contract from '@inkroute/contract/preference/seen'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../testing/fake-server.ts'
import type { InterruptionKind } from './interruption.view.ts'
import { InterruptionHost } from './interruption-host.tsx'
import { useInterruptions } from './interruption-store.ts'
import { useInterruption } from './use-interruption.ts'

vi.mock('../api/client.ts', () => import('../../testing/fake-call.ts'))

function Guest({ kind }: { readonly kind: InterruptionKind }) {
  const { form, end } = useInterruption(kind, `${kind}:1`)
  return form === null ? null : (
    <button type="button" onClick={end}>
      {`${kind} ${form}`}
    </button>
  )
}

function Away() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/goods/library')}>
      away
    </button>
  )
}

const shown = () => screen.queryAllByRole('button', { name: /dialog|banner/ }).map((button) => button.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open(path: string) {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <InterruptionHost />
        <Guest kind="tour" />
        <Guest kind="promotion" />
        <Guest kind="notices" />
        <input aria-label="name" />
        <Away />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

let seen: Record<string, string> = {}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-17T12:00:00Z') })
  localStorage.clear()
  useInterruptions.setState({ wishes: {}, current: null, last_ms: null })
  seen = {}
  server.on(contract.getSeen, () => ({ seen }))
  server.on(contract.setSeen, ({ key }) => {
    seen = { ...seen, [String(key)]: new Date().toISOString() }
    return { seen }
  })
})
afterEach(() => {
  cleanup()
  document.querySelector('.ant-drawer-open')?.remove()
  vi.useRealTimers()
})

test('three want to be seen: one is, and after it is closed none follows', async () => {
  open('/views/main')
  await pass(3000)
  expect(shown()).toEqual(['notices dialog'])
  expect(Object.keys(seen)).toEqual(['notices:1'])
  fireEvent.click(screen.getByText('notices dialog'))
  await pass(10_000)
  expect(shown()).toEqual([])
})

test('after a reload nothing returns, also on a device that has never shown it', async () => {
  const first = open('/views/main')
  await pass(3000)
  expect(shown()).toHaveLength(1)
  first.unmount()
  useInterruptions.setState({ wishes: {}, current: null, last_ms: null })
  localStorage.clear()
  open('/views/main')
  await pass(10_000)
  expect(shown()).toEqual([])
})

test('it waits for an open drawer to be closed', async () => {
  const drawer = document.createElement('div')
  drawer.className = 'ant-drawer-open'
  document.body.append(drawer)
  open('/goods/library')
  await pass(5000)
  expect(shown()).toEqual([])
  drawer.remove()
  await pass(3000)
  expect(shown()).toEqual(['notices banner'])
})

test('it waits while a form is being filled in, and for somebody who pays', async () => {
  open('/main/cartCheckout')
  await pass(5000)
  expect(shown()).toEqual([])
  fireEvent.click(screen.getByText('away'))
  fireEvent.input(screen.getByLabelText('name'), { target: { value: 'L' } })
  await pass(5000)
  expect(shown()).toEqual([])
})

test('a server that cannot be reached still leaves it at one', async () => {
  server.refuse(contract.getSeen, 'down')
  server.refuse(contract.setSeen, 'down')
  open('/views/main')
  await pass(3000)
  fireEvent.click(screen.getByText('notices dialog'))
  await pass(10_000)
  expect(shown()).toEqual([])
})

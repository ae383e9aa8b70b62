import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { getQueryClient } from './query-client.ts'

const client = getQueryClient()
afterEach(() => {
  onlineManager.setOnline(true)
  client.clear()
})

/** A query whose replies the test controls. */
function watched(key: string) {
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver<string>(client, { queryKey: [key], queryFn })
  const stop = observer.subscribe(() => {})
  return { answers, stop, shown: () => observer.getCurrentResult().data }
}

test('a change during the first request is shown, however late that reply arrives', async () => {
  const { answers, stop, shown } = watched('todos')
  const changed = client.invalidateQueries({ queryKey: ['todos'] })
  expect(answers).toHaveLength(2)
  answers[1]?.('with the new one')
  await changed
  answers[0]?.('without it')
  await vi.waitFor(() => expect(shown()).toBe('with the new one'), { timeout: inject('patience_ms') })
  await Promise.resolve()
  expect(shown()).toBe('with the new one')
  stop()
})

test('observers of the first request receive the refetched data', async () => {
  const { answers, stop } = watched('menu')
  const awaited = client.ensureQueryData({ queryKey: ['menu'], queryFn: () => 'never asked' })
  const changed = client.invalidateQueries()
  answers[1]?.('new')
  await changed
  expect(await awaited).toBe('new')
  stop()
})

test('offline, a query fails visibly and is refetched when the network is back', async () => {
  onlineManager.setOnline(false)
  let answer = () => Promise.reject<string>(new Error('nobody there'))
  const observer = new QueryObserver<string>(client, { queryKey: ['orders'], queryFn: () => answer() })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'), { timeout: inject('patience_ms') })
  answer = () => Promise.resolve('orders')
  client.mount()
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('orders'), { timeout: inject('patience_ms') })
  client.unmount()
  stop()
})

test('an offline write fails and is not sent later', async () => {
  onlineManager.setOnline(false)
  const pay = vi.fn(() => Promise.reject(new Error('nobody there')))
  const observer = new MutationObserver(client, { mutationFn: pay })
  await expect(observer.mutate()).rejects.toThrow('nobody there')
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(pay).toHaveBeenCalledTimes(1)
})

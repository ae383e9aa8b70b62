import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { getQueryClient } from './query-client.ts'

const client = getQueryClient()
afterEach(() => client.clear())

/** A question whose answers come when the test says so. */
function watched(key: string) {
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver<string>(client, { queryKey: [key], queryFn })
  const stop = observer.subscribe(() => {})
  return { answers, stop, shown: () => observer.getCurrentResult().data }
}

test('what changed while the first answer was under way is shown, however late that answer comes', async () => {
  const { answers, stop, shown } = watched('todos')
  const changed = client.invalidateQueries({ queryKey: ['todos'] })
  expect(answers).toHaveLength(2)
  answers[1]?.('with the new one')
  await changed
  answers[0]?.('without it')
  await vi.waitFor(() => expect(shown()).toBe('with the new one'))
  await Promise.resolve()
  expect(shown()).toBe('with the new one')
  stop()
})

test('whoever waits for the first answer is given the next one', async () => {
  const { answers, stop } = watched('menu')
  const awaited = client.ensureQueryData({ queryKey: ['menu'], queryFn: () => 'never asked' })
  const changed = client.invalidateQueries()
  answers[1]?.('new')
  await changed
  expect(await awaited).toBe('new')
  stop()
})

import type { PictureSubject } from '@inkroute/contract/goods/batch/subject'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../../../shared/api/client.ts'
import {
  resumeSubjects,
  stopSubjects,
  subjectState,
  unwantSubjects,
  useSubjects,
  wantSubjects,
} from './subject-store.ts'

vi.mock('../../../../shared/api/client.ts', () => ({ call: vi.fn() }))

const ref = (key: string) => ({ kind: 'material' as const, key })
const answers = new Map<string, (outcome: PictureSubject['outcome'] | Error) => void>()
const asked: string[] = []

beforeEach(() => {
  answers.clear()
  asked.length = 0
  useSubjects.setState({ found: new Map(), waiting: [], is_stopped: false })
  vi.mocked(call).mockImplementation(((_: unknown, { artworks: [one] }: { artworks: { key: string }[] }) => {
    const key = one?.key ?? ''
    asked.push(key)
    return new Promise((resolve, reject) => {
      answers.set(key, (outcome) => {
        if (outcome instanceof Error) reject(outcome)
        else resolve({ data: [{ ...ref(key), outcome, cutout: null }] })
      })
    })
  }) as unknown as typeof call)
})

const settle = () => new Promise((resolve) => setTimeout(resolve))
const findState = (key: string) => subjectState(useSubjects.getState(), ref(key))
async function answer(key: string, outcome: PictureSubject['outcome'] | Error) {
  answers.get(key)?.(outcome)
  await settle()
}

test('pictures are asked for two at a time, each once, however many cells show it', async () => {
  wantSubjects([ref('1'), ref('2')])
  wantSubjects([ref('2'), ref('3')])
  expect(asked).toEqual(['1', '2'])
  await answer('1', 'found')
  expect(asked).toEqual(['1', '2', '3'])
  expect([findState('1'), findState('2')]).toEqual(['found', 'waiting'])
  for (const key of ['2', '3']) await answer(key, 'none')
  wantSubjects([ref('1'), ref('2')])
  expect(asked).toHaveLength(3)
})

test('what is scrolled away is not asked for, unless another cell still shows it', async () => {
  wantSubjects([ref('a'), ref('b'), ref('c'), ref('d')])
  wantSubjects([ref('d')])
  unwantSubjects([ref('c'), ref('d')])
  for (const key of ['a', 'b']) await answer(key, 'bare')
  expect(asked).toEqual(['a', 'b', 'd'])
  await answer('d', 'found')
})

test('stopped, nothing more is asked until it goes on; what failed is tried again', async () => {
  wantSubjects([ref('x'), ref('y'), ref('z')])
  stopSubjects()
  await answer('x', new Error('offline'))
  await answer('y', 'found')
  expect([asked, findState('x'), findState('z')]).toEqual([['x', 'y'], 'failed', 'stopped'])
  resumeSubjects()
  expect(asked).toEqual(['x', 'y', 'z', 'x'])
  for (const key of ['x', 'z']) await answer(key, 'found')
  expect(useSubjects.getState().waiting).toEqual([])
})

import { uploadLimits } from '@inkroute/contract/upload/upload'
import { expect, test } from 'vitest'
import { countQueue, findProblem, formatBytes, type ItemState, nextToStart, printSizeCm } from './upload.view.ts'

test('files that cannot be pictures are rejected before upload', () => {
  expect(findProblem({ name: 'a.PNG', size: 10 })).toBeNull()
  expect(findProblem({ name: 'scan.tif', size: 10 })).toBeNull()
  expect(findProblem({ name: 'pasted', size: 10 })).toBeNull()
  expect(findProblem({ name: 'IMG_2041.HEIC', size: 10 })).toBeNull()
  expect(findProblem({ name: 'logo.ai', size: 10 })).toBeNull()
  expect(findProblem({ name: 'a.docx', size: 10 })).toBe('type')
  expect(findProblem({ name: 'a.png', size: 0 })).toBe('empty')
  expect(findProblem({ name: 'a.png', size: uploadLimits.max_bytes + 1 })).toBe('large')
})

test('at most three uploads travel at once', () => {
  const items = (states: ItemState[]) => states.map((state, id) => ({ id, state }))
  const ids = (states: ItemState[]) => nextToStart(items(states)).map(({ id }) => id)
  expect(ids(['waiting', 'waiting', 'waiting', 'waiting'])).toEqual([0, 1, 2])
  expect(ids(['done', 'sending', 'waiting', 'reading', 'waiting'])).toEqual([2])
  expect(ids(['sending', 'sending', 'reading', 'waiting'])).toEqual([])
})

test('the queue counts what is done, failed and still running', () => {
  const states: ItemState[] = ['done', 'failed', 'cancelled', 'waiting']
  expect(countQueue(states.map((state) => ({ state })))).toEqual({
    total: 4,
    done: 1,
    failed: 1,
    cancelled: 1,
    running: true,
  })
  expect(countQueue([{ state: 'done' }]).running).toBe(false)
})

test('sizes are shown for people', () => {
  expect([0, 1023, 1536, 5 * 1024 * 1024, 123 * 1024].map(formatBytes)).toEqual([
    '0 B',
    '1023 B',
    '1.5 KB',
    '5 MB',
    '123 KB',
  ])
  expect(printSizeCm(3000)).toBe('25.4')
})

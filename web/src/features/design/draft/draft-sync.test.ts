import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import { startHistory } from '@inkroute/engine/history/history'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../shared/api/request.ts'
import { apply, undoStep, useStudio } from '../state/studio-store.ts'
import { newLink, readLink, useDraft } from './draft-store.ts'
import { keepBoth, keepMine, syncDraft, takeTheirs } from './draft-sync.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../../../shared/api/client.ts', () => ({ call: send }))

const painted = (background: string): DesignDocument => {
  const blank = newDocument(7, [1])
  return { ...blank, views: blank.views.map((view) => ({ ...view, background })) }
}
const mine = painted('#111111')
const theirs = painted('#222222')
const saved = (revision: number) => ({ outcome: 'saved', revision, saved_at: '2027-01-01T00:00:00Z', other: null })
const conflict = {
  outcome: 'conflict',
  revision: 5,
  saved_at: '2027-01-01T00:00:00Z',
  other: { revision: 5, saved_at: '2027-01-01T00:00:00Z', saved_by: 'lin', document: theirs },
}

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  send.mockReset()
  const product = { id: 7 } as unknown as BasicProduct
  useStudio.setState({ user_id: 3, product, history: startHistory(newDocument(7, [1])) })
  useDraft.setState({ link: newLink(), state: 'idle', saved_at: null, other: null, reason: null })
  stop = syncDraft(3)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const rest = () => vi.advanceTimersByTimeAsync(3100)
const lastSent = () => send.mock.lastCall?.[1] as { id: string; revision: number; document: DesignDocument }

test('a design goes to the server once the hand rests, and is remembered with its state', async () => {
  send.mockResolvedValue(saved(1))
  apply(() => painted('#000000'))
  apply(() => mine)
  await rest()
  expect(send).toHaveBeenCalledTimes(1)
  expect(lastSent()).toMatchObject({ revision: 0, document: mine })
  expect(useDraft.getState()).toMatchObject({ state: 'kept', link: { revision: 1 } })
  expect(readLink(3, 7)?.revision).toBe(1)
  await rest()
  expect(send).toHaveBeenCalledTimes(1)
})

test('an empty canvas makes no draft', async () => {
  await rest()
  expect(send).not.toHaveBeenCalled()
})

test('without a connection it waits, and goes when the connection returns', async () => {
  send.mockRejectedValueOnce(new ApiError(0, {}))
  apply(() => mine)
  await rest()
  expect(useDraft.getState().state).toBe('offline')
  send.mockResolvedValue(saved(1))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(useDraft.getState().state).toBe('kept')
})

test('another tab’s state is put aside, and nothing more is sent until someone chooses', async () => {
  send.mockResolvedValueOnce(conflict)
  apply(() => mine)
  await rest()
  expect(useDraft.getState()).toMatchObject({ state: 'conflict', other: { document: theirs } })
  apply(() => painted('#333333'))
  await rest()
  expect(send).toHaveBeenCalledTimes(1)
})

async function inConflict() {
  send.mockResolvedValueOnce(conflict)
  apply(() => mine)
  await rest()
  send.mockResolvedValue(saved(6))
}

test('keeping mine overwrites theirs', async () => {
  await inConflict()
  keepMine()
  await rest()
  expect(lastSent()).toMatchObject({ revision: 5, document: mine })
})

test('keeping both saves mine as a new draft', async () => {
  await inConflict()
  const before = useDraft.getState().link?.id
  keepBoth()
  await rest()
  expect(lastSent()).toMatchObject({ revision: 0, document: mine })
  expect(lastSent().id).not.toBe(before)
})

test('theirs comes as a step, so that one step back brings mine again', async () => {
  await inConflict()
  takeTheirs((next) => apply(() => next), theirs)
  expect(useStudio.getState().history.present).toEqual(theirs)
  await rest()
  expect(send).toHaveBeenCalledTimes(1)
  undoStep()
  expect(useStudio.getState().history.present).toEqual(mine)
})

import { DOCUMENT_VERSION, newDocument } from '@inkroute/engine/document/design-document'
import { beforeEach, expect, test, vi } from 'vitest'
import { useToast } from '../../../shared/ui/toast.ts'
import { useDraft } from './draft-store.ts'
import { openDesign } from './open-design.ts'

const answer = vi.hoisted(() => vi.fn())
vi.mock('../../../shared/api/client.ts', () => ({ call: answer }))

const blank = newDocument(7, [1])
const newer = { ...blank, version: DOCUMENT_VERSION + 1, wings: true }
const asked = { user_id: 3, product_id: 7, is_brought: false }

beforeEach(() => {
  localStorage.clear()
  answer.mockReset()
})

test('a draft of a newer program is left alone: a new draft is started and the user is told', async () => {
  answer.mockResolvedValue({ revision: 4, design_id: null, document: newer })
  expect(await openDesign({ ...asked, draft_id: 'theirs' })).toBeNull()
  expect(useDraft.getState().link).toMatchObject({ revision: 0 })
  expect(useDraft.getState().link?.id).not.toBe('theirs')
  expect(useToast.getState().current?.message).toMatch(/更新的版本/)
})

test('what a newer program left in this browser is put aside before anything takes its place', async () => {
  const left = JSON.stringify({ past: [], present: newer, future: [], key: null })
  localStorage.setItem('inkroute.design.3.7', left)
  answer.mockResolvedValue({ data: [] })
  expect(await openDesign(asked)).toBeNull()
  expect(localStorage.getItem('inkroute.design.3.7.unread')).toBe(left)
})

test('a draft this program knows is opened with its revision', async () => {
  answer.mockResolvedValue({ revision: 4, design_id: null, document: blank })
  expect((await openDesign({ ...asked, draft_id: 'mine' }))?.present).toEqual(blank)
  expect(useDraft.getState().link).toMatchObject({ id: 'mine', revision: 4 })
})

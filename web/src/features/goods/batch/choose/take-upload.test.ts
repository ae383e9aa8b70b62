import type { Upload } from '@inkroute/contract/upload/upload'
import { expect, test } from 'vitest'
import { sitDown, startAnew, useBatch } from '../state/batch-store.ts'
import { takeUpload } from './take-upload.ts'

const upload = (id: number): Upload => ({
  id,
  purpose: 'material',
  name: `${id}.png`,
  status: 'ready',
  reason: null,
  type: 'png',
  bytes: 1,
  missing_fonts: [],
  width_px: 10,
  height_px: 10,
  dpi: null,
  has_alpha: true,
  dominant_color: null,
  url: null,
  preview_469_url: `/small/${id}?expires=1`,
  preview_1000_url: '/large',
  created_at: '2026-11-16T00:00:00.000Z',
})
const names = () => useBatch.getState().artworks.map(({ name }) => name)

test('pictures that arrive out of order are listed in file order, each once', () => {
  startAnew()
  for (const order of [2, 0, 3, 1]) takeUpload(upload(10 + order), order)
  takeUpload(upload(11), 4)
  takeUpload({ ...upload(14), preview_469_url: '/small/12?expires=2' }, 5)
  expect(names()).toEqual(['10', '11', '12', '13'])
})

test('another user logging in in the same tab starts with an empty setup', () => {
  startAnew()
  sitDown(1)
  takeUpload(upload(1), 9)
  sitDown(1)
  expect(names()).toEqual(['1'])
  sitDown(2)
  expect(names()).toEqual([])
})

import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import { placedBy } from '@inkroute/engine/batch/placement'
import { beforeEach, expect, test } from 'vitest'
import { type ChosenProduct, newSetup } from './batch-state.ts'
import {
  change,
  changePair,
  changeProduct,
  letFollow,
  look,
  setPlacement,
  startAnew,
  undo,
  useBatch,
  useSteps,
} from './batch-store.ts'
import { getPlan, listingCount, ownPairs, ownProducts, placementFor } from './plan.view.ts'

const product = (id: number): ChosenProduct => ({
  id,
  code: `p${id}`,
  name: `P${id}`,
  views: [],
  default_color_key: 'white',
  default_view_key: 'front',
  has_picture: true,
  artwork: '',
  colors: [],
})
const artwork = (key: string): BatchArtwork => ({
  kind: 'material',
  key,
  name: key,
  width_px: 10,
  height_px: 10,
  has_alpha: true,
  colors: [],
  preview_url: '',
})
const fill = { ...newSetup().placement, main: placedBy('fill') }
const tile = { ...newSetup().placement, main: placedBy('tile') }

beforeEach(() => {
  startAnew({ ...newSetup(), products: [product(1), product(2)], artworks: [artwork('a'), artwork('b')] })
  useSteps.setState({ before: [] })
})

test('the narrower rule wins, is counted as an exception, and follows again when asked', () => {
  changePair('1|material:a', { placement: fill, is_left_out: true })
  changeProduct(1, { placement: tile })
  const getMode = (key: string) => placementFor(useBatch.getState(), 1, artwork(key)).main.mode
  expect([getMode('a'), getMode('b')]).toEqual(['fill', 'tile'])
  expect(ownPairs(useBatch.getState(), 1)).toEqual(['1|material:a'])
  expect(ownProducts(useBatch.getState())).toEqual([1])
  letFollow(['1|material:a'], [1])
  expect([getMode('a'), getMode('b')]).toEqual(['fit', 'fit'])
  expect(useBatch.getState().by_pair['1|material:a']?.is_left_out).toBe(true)
})

test('changes are taken back one by one; looking around is no change', () => {
  look({ kind: 'cell', product_id: 1, artwork_key: 'material:a' })
  setPlacement(fill)
  change({ row_no: 3 })
  change({ artworks: [artwork('b')] })
  // The selected cell was removed with its artwork.
  expect(useBatch.getState().scope).toEqual({ kind: 'all' })
  undo()
  expect(useBatch.getState().artworks).toHaveLength(2)
  expect(useBatch.getState().by_pair['1|material:a']?.placement).toEqual(fill)
  undo()
  expect(useBatch.getState().by_pair).toEqual({})
  undo()
  expect(useBatch.getState().products).toHaveLength(2)
})

test('one to one, only a cell that is there can be left out', () => {
  change({ mode: 2 })
  changePair('1|material:a', { is_left_out: true })
  changePair('1|material:b', { is_left_out: true })
  expect(listingCount(useBatch.getState())).toBe(1)
  expect(getPlan(useBatch.getState()).overrides?.map(({ pair }) => pair)).toEqual(['1|material:a'])
})

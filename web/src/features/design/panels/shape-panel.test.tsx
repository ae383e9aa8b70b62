import { shapeKinds } from '@inkroute/engine/layers/shape-path'
import { libraryShapes } from '@inkroute/engine/shapes/shape-library'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sheetProduct } from '../grid/sheet.ts'
import { layersNow, openProduct } from '../state/studio-store.ts'
import { ShapePanel } from './shape-panel.tsx'

afterEach(cleanup)
beforeEach(() => openProduct({ user_id: 1, product: sheetProduct('550 × 550'), draft: null }))

test('more than a hundred shapes are offered, each by one click as one layer', () => {
  render(<ShapePanel />)
  const shapes = screen.getAllByRole('listitem')
  expect(shapes).toHaveLength(shapeKinds.length + libraryShapes.length)
  expect(shapes.length).toBeGreaterThan(120)
  fireEvent.click(within(screen.getByRole('region', { name: '自然' })).getByRole('button', { name: '雪花' }))
  expect(layersNow()).toMatchObject([{ type: 'shape', name: '雪花', fill: '#e8452c' }])
})

test('the search goes by names in both languages and says when there is none', () => {
  render(<ShapePanel />)
  const search = screen.getByRole('searchbox', { name: '搜索形状' })
  fireEvent.change(search, { target: { value: 'speech' } })
  expect(screen.getAllByRole('listitem').length).toBeLessThan(10)
  expect(screen.getByRole('button', { name: '方形对话框' })).toBeTruthy()
  fireEvent.change(search, { target: { value: '没有这样的' } })
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
  expect(screen.getByText('没有找到这样的形状')).toBeTruthy()
})

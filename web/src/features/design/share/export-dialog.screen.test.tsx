import { newDocument } from '@inkroute/engine/document/design-document'
import { startHistory } from '@inkroute/engine/history/history'
import type { Layer, ShapeLayer } from '@inkroute/engine/layers/layer-types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { useStudio } from '../state/studio-store.ts'
import { ExportDialog } from './export-dialog.tsx'

const placed = { cx: 200, cy: 200, width: 100, height: 50, rotation_deg: 0, flip_x: false, flip_y: false }
const free = { opacity: 1, is_locked: false, is_hidden: false, group_id: null }
const ink = { shape: 'rectangle', fill: '#17202e', stroke: null, stroke_width: 0 } as const

const square = (change: Partial<ShapeLayer>): ShapeLayer => ({
  ...placed,
  ...free,
  ...ink,
  id: 'plain',
  name: '方块',
  type: 'shape',
  ...change,
})

function open(layers: readonly Layer[]) {
  const blank = newDocument(7, [1])
  const views = blank.views.map((view) => ({ ...view, layers: [...layers] }))
  useStudio.setState({ history: startHistory({ ...blank, views }), view_id: 1, product: null })
  openScreen(fakeApi(), <ExportDialog />, { at: '/design', path: '/design' })
}

const named = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('the layers that become pixels are named with the reason, those under a blend included', () => {
  open([
    square({}),
    square({ id: 'thin', name: '薄纱', opacity: 0.5, cx: 500 }),
    square({ id: 'mixed', name: '叠色', blend: 'multiply', cy: 230 }),
  ])
  expect(screen.getByText('这些会变成像素，其余仍是矢量路径：')).toBeTruthy()
  expect(named()).toEqual([
    '形状“方块” 和下面的图层混合',
    '形状“叠色” 和下面的图层混合',
    '形状“薄纱” 渐变、半透明或特殊效果',
  ])
})

test('of many layers the first six are named and the rest is counted', () => {
  open(Array.from({ length: 9 }, (_, n) => square({ id: `s${n}`, name: `第${n}层`, opacity: 0.5 })))
  expect(named()).toHaveLength(7)
  expect(named().at(-1)).toBe('还有 3 个图层')
})

test('a design of curves alone lists nothing', () => {
  open([square({})])
  expect(screen.queryByText('这些会变成像素，其余仍是矢量路径：')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

import { cleanup, render, screen, within } from '@testing-library/react'
import type { TableColumnsType } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { ACTIONS, CardTable } from './card-table.tsx'

interface Recharge {
  readonly no: string
  readonly amount: string
  readonly note: string | null
}

const rows: Recharge[] = [{ no: 'R1', amount: '12.00', note: null }]
const columns: TableColumnsType<Recharge> = [
  { title: 'Number', dataIndex: 'no' },
  { title: 'Amount', responsive: ['xl'], render: (_, row) => `¥${row.amount}` },
  { title: 'Note', dataIndex: 'note' },
  {
    title: 'Do',
    key: ACTIONS,
    responsive: ['xl'],
    render: (_, row) => <button type="button">{`get ${row.no}`}</button>,
  },
]

const getOnScreen = (width_px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width_px <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('on a phone a row is a card with every column, including those a narrow table hides', () => {
  getOnScreen(390)
  render(<CardTable rowKey="no" columns={columns} dataSource={rows} pagination={false} />)
  const card = within(screen.getByRole('row', { name: /R1/ }))
  expect(card.getByText('Amount').nextSibling?.textContent).toBe('¥12.00')
  expect(card.getByRole('button', { name: 'get R1' })).toBeTruthy()
  // Empty cells take no space.
  expect(card.queryByText('Note')).toBeNull()
})

test('on a wide screen it is a table', () => {
  getOnScreen(1440)
  render(<CardTable rowKey="no" columns={columns} dataSource={rows} pagination={false} />)
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeTruthy()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { getScale, getStack, getTurns, ringPath, shownLabels } from './chart.view.ts'
import { DonutChart } from './donut-chart.tsx'
import { LineChart } from './line-chart.tsx'

test('an axis ends on a round number above the highest value, and extends below zero if needed', () => {
  expect(getScale([3, 97])).toEqual({ min: 0, max: 100, ticks: [0, 25, 50, 75, 100] })
  expect(getScale([0.3, 0.1]).ticks).toEqual([0, 0.1, 0.2, 0.3])
  expect(getScale([-20, 60]).ticks).toEqual([-20, 0, 20, 40, 60])
  expect(getScale([])).toEqual({ min: 0, max: 1, ticks: [0, 1] })
})

test('labels that would overlap are left out; the last one stays', () => {
  expect(shownLabels(4, 400, 64)).toEqual([0, 1, 2, 3])
  expect(shownLabels(30, 300, 64)).toEqual([5, 13, 21, 29])
})

test('stacks grow up and down from zero', () => {
  const series = [
    { key: 'a', label: 'a', color: 'action' as const, values: [2, -1] },
    { key: 'b', label: 'b', color: 'success' as const, values: [3, 4] },
  ]
  expect(getStack(series, 2)).toEqual([
    [
      { from: 0, to: 2 },
      { from: 0, to: -1 },
    ],
    [
      { from: 2, to: 5 },
      { from: 0, to: 4 },
    ],
  ])
})

test('slices fill the ring, with small ones combined', () => {
  const slices = [1, 5, 2, 2].map((value, at) => ({ key: `${at}`, label: `${at}`, value }))
  const turns = getTurns(slices, 3, 'rest')
  expect(turns.map(({ key, share }) => [key, share])).toEqual([
    ['1', 0.5],
    ['2', 0.2],
    ['rest', 0.3],
  ])
  expect(turns.at(-1)?.to).toBeCloseTo(1)
  expect(ringPath(0, 1, 10, 5).match(/A/g)).toHaveLength(4)
})

const props = {
  title: '销售额',
  labels: ['11-01', '11-02', '11-03'],
  series: [{ key: 'sales', label: '金额', color: 'action' as const, values: [10, 20, 30] }],
  format: (value: number) => `¥${value}`,
}

test('arrow keys move between the points, and each point is announced', async () => {
  render(<LineChart {...props} />)
  screen.getByRole('img').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('11-02: 金额 ¥20')).toBeTruthy()
  await userEvent.keyboard('{End}')
  expect(screen.getByText('11-03: 金额 ¥30')).toBeTruthy()
})

test('every number of a chart is also in its table', () => {
  const { container } = render(<BarChart {...props} is_stacked />)
  const cells = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(cells).toEqual(['11-01¥10', '11-02¥20', '11-03¥30'])
})

test('an empty donut says so', () => {
  render(<DonutChart title="国家" slices={[{ key: 'a', label: 'a', value: 0 }]} format={String} caption="订单" />)
  expect(screen.getByText('这段时间没有数据')).toBeTruthy()
})

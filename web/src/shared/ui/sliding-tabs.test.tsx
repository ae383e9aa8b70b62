import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { SlidingTabs } from './sliding-tabs.tsx'

const states = ['all', 'paid', 'packed', 'shipped', 'received', 'closed']
const items = states.map((key) => ({ key, label: key, children: <p>{`orders ${key}`}</p> }))

afterEach(cleanup)

test('the tab list contains only tabs, however many there are', () => {
  render(<SlidingTabs aria-label="States" items={items} />)
  const list = screen.getByRole('tablist', { name: 'States' })
  expect(within(list).getAllByRole('tab', { hidden: true })).toHaveLength(states.length)
  expect(within(list).queryAllByRole('button', { hidden: true })).toEqual([])
  expect([...list.children].map((child) => child.getAttribute('role'))).toEqual(states.map(() => 'tab'))
})

test('there is one tab stop; arrows wrap, Enter selects and shows the panel', async () => {
  const user = userEvent.setup()
  render(<SlidingTabs items={items} />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'all' })).toBe(document.activeElement)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
  const chosen = screen.getByRole('tab', { name: 'received', selected: true })
  expect(screen.getByRole('tabpanel', { name: 'received' }).id).toBe(chosen.getAttribute('aria-controls'))
  expect(screen.getByText('orders received')).toBeTruthy()
})

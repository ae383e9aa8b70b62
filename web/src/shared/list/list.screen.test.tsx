import { endpoint } from '@inkroute/contract/endpoint'
import { getPage, IdInput, PageInput, WireId } from '@inkroute/contract/wire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen, press } from '../../testing/open-screen.tsx'
import { TwoLines } from './cells.tsx'
import { choices } from './filter-types.ts'
import { listScreen } from './list-screen.tsx'
import { to, toEach } from './verb-types.ts'

const states = ['open', 'shut'] as const
const Parcel = z.object({ id: z.int(), name: z.string(), place: z.string(), state: z.enum(states), weight: z.int() })

const staff = { access: 'staff', summary: '' } as const
const listParcels = endpoint({
  ...staff,
  method: 'GET',
  path: '/parcel',
  input: PageInput.extend({
    state: z.enum(states).optional(),
    keyword: z.string().trim().max(60).optional(),
    shop_id: WireId.optional(),
    sort: z.enum(['newest', 'heaviest']).default('newest'),
  }),
  reply: getPage(Parcel).extend({ counts: z.object({ open: z.int(), shut: z.int() }) }),
})
const mark = endpoint({
  ...staff,
  method: 'POST',
  path: '/parcel/{id}',
  input: IdInput.extend({ state: z.enum(states) }),
  reply: z.object({}),
})

const same = (word: string) => ({ zh: word, en: word })

const Parcels = listScreen(listParcels, {
  title: same('Parcels'),
  description: ({ reply, say }) => say(same('{count} in all'), { count: reply?.total ?? 0 }),
  rowKey: 'id',
  filters: {
    state: {
      kind: 'choice',
      shown: 'tabs',
      label: same('State'),
      initial: 'open',
      any: same('Every state'),
      options: choices(states, same),
      count: ({ counts }, state) => (state ? counts[state] : undefined),
    },
    keyword: { kind: 'search', label: same('Search'), param: 'q' },
    shop_id: { kind: 'choice', label: same('Shop'), options: [{ value: '7', label: same('Seventh') }] },
    sort: { kind: 'choice', label: same('Order'), initial: 'newest', options: choices(['newest', 'heaviest'], same) },
  },
  columns: [
    { title: same('Name'), opens: true, cell: (row) => <TwoLines second={row.place}>{row.name}</TwoLines> },
    { title: same('Weight'), from: 'sm', sort: { descend: 'heaviest' }, cell: (row) => `${row.weight} g` },
  ],
  actions: [
    {
      key: 'shut',
      label: same('Shut'),
      about: (row) => row.name,
      when: (row) => row.state === 'open',
      send: to(mark, {
        input: ({ id }) => ({ id, state: 'shut' as const }),
        undo: ({ id, state }) => ({ id, state }),
        done: same('Shut now'),
      }),
    },
  ],
  bulk: [
    {
      key: 'shut',
      label: same('Shut {count}'),
      confirm: { title: same('Shut {count} parcels?'), ok: same('Yes') },
      send: toEach(mark, {
        input: ({ id }) => ({ id, state: 'shut' as const }),
        name: ({ name }) => same(name),
        done: same('{count} shut'),
      }),
    },
  ],
  none: same('No parcels yet'),
  drawer: {
    row: (row, close) => (
      <div role="dialog">
        About {row.name}
        <button type="button" onClick={close}>
          Done
        </button>
      </div>
    ),
    create: { label: same('Send one'), show: () => <div role="dialog">A new parcel</div> },
  },
})

const parcel = (id: number, name: string) => ({ id, name, place: 'Oslo', state: 'open' as const, weight: id * 100 })
const rows = [parcel(1, 'Mugs'), parcel(2, 'Shirts'), parcel(3, 'Caps')]
const counts = { open: 3, shut: 9 }

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(listParcels, ({ page, page_size }) => ({ data: rows, total: 41, page, page_size, counts }))
})
afterEach(() => vi.unstubAllGlobals())

const at = (query = '') => openScreen(api, <Parcels />, { at: `/ops/parcel${query}`, language: 'en' })
const lastSent = () => api.sent(listParcels).at(-1)

test('filters come from the address; what the server would refuse is left out', async () => {
  at('?state=shut&q=blue&shop_id=none&sort=lightest&page=2')
  expect(await screen.findByText('Mugs')).toBeTruthy()
  expect(api.sent(listParcels)).toEqual([{ state: 'shut', keyword: 'blue', sort: 'newest', page: 2, page_size: 20 }])
  expect(screen.getByText('41 in all')).toBeTruthy()
})

test('a filter goes into the address, begins on the first page and leaves the tab as it is', async () => {
  const { address } = at('?state=all&page=2')
  const box = await screen.findByRole('searchbox', { name: 'Search' })
  fireEvent.change(box, { target: { value: ' blue ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(lastSent()).toEqual({ keyword: 'blue', sort: 'newest', page: 1, page_size: 20 }))
  expect(address()).toBe('/ops/parcel?state=all&q=blue')
})

test('tabs are links with counts that keep the other filters; the one at the start needs no address', async () => {
  at('?q=blue')
  const tab = await screen.findByRole('link', { name: 'shut 9' })
  expect(tab.getAttribute('href')).toBe('/ops/parcel?q=blue&state=shut')
  expect(screen.getByRole('link', { name: 'open 3' }).getAttribute('href')).toBe('/ops/parcel?q=blue')
  expect(screen.getByRole('link', { name: 'open 3' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(screen.getByRole('link', { name: 'Every state' }))
  await waitFor(() => expect(lastSent()).not.toHaveProperty('state'))
})

test('a heading sorts by the same filter as the list of orders', async () => {
  const { address } = at()
  fireEvent.click(await screen.findByRole('columnheader', { name: /Weight/ }))
  await waitFor(() => expect(lastSent()).toMatchObject({ sort: 'heaviest' }))
  expect(address()).toBe('/ops/parcel?sort=heaviest')
})

test('a row opens by its address and stays open after it left the list', async () => {
  api.on(mark, () => ({}))
  const { address } = at('?page=2')
  fireEvent.click(await screen.findByRole('button', { name: /^Shirts/ }))
  expect(await screen.findByText('About Shirts')).toBeTruthy()
  expect(address()).toBe('/ops/parcel?open=2&page=2')
  api.on(listParcels, ({ page, page_size }) => ({ data: rows.slice(0, 1), total: 1, page, page_size, counts }))
  await press('Shut: Mugs')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Shirts/ })).toBeNull())
  expect(screen.getByText('About Shirts')).toBeTruthy()
  await press('Done')
  expect(address()).toBe('/ops/parcel?page=2')
  await press('Send one')
  expect(await screen.findByText('A new parcel')).toBeTruthy()
})

test('an action refreshes the list and can be taken back', async () => {
  api.on(mark, () => ({}))
  at()
  await press('Shut: Mugs')
  expect(await screen.findByText('Shut now')).toBeTruthy()
  expect(api.sent(mark)).toEqual([{ id: 1, state: 'shut' }])
  expect(api.sent(listParcels)).toHaveLength(2)
  await press('Undo')
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(api.sent(mark)).toEqual([
    { id: 1, state: 'shut' },
    { id: 1, state: 'open' },
  ])
})

test('many at once are confirmed; what was refused is named with its reason and the rest is done', async () => {
  // The first is shut, and from then on none.
  api.on(mark, () => {
    api.refuse(mark, 'not_found')
    return {}
  })
  at()
  await screen.findByText('Shirts')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = within(screen.getByRole('toolbar', { name: '3 selected' }))
  fireEvent.click(bar.getByRole('button', { name: 'Shut 3' }))
  expect(await screen.findByText('Shut 3 parcels?')).toBeTruthy()
  expect(api.sent(mark)).toEqual([])
  await press('Yes')
  expect(await screen.findByText('1 shut · 2 items not changed')).toBeTruthy()
  const problems = within(screen.getByRole('dialog'))
  expect(problems.getByText('Shirts')).toBeTruthy()
  expect(api.sent(mark).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('what could not be loaded is loaded again', async () => {
  api.refuse(listParcels, 'not_found')
  at()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy()
  api.on(listParcels, ({ page, page_size }) => ({ data: rows, total: 3, page, page_size, counts }))
  await press('Try again')
  expect(await screen.findByText('Mugs')).toBeTruthy()
})

test('an empty list differs from one whose filters match nothing', async () => {
  api.on(listParcels, ({ page, page_size }) => ({ data: [], total: 0, page, page_size, counts }))
  const { address } = at('?state=shut&q=blue')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  await press('Clear filters')
  expect(await screen.findByText('No parcels yet')).toBeTruthy()
  expect(address()).toBe('/ops/parcel?state=shut')
})

test('a slash goes to the search box, and arrows go from row to row', async () => {
  at()
  const [first, second] = await screen.findAllByRole('button', { name: /Oslo/ })
  act(() => first?.focus())
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }))
})

test('on a phone a row is a card with every column and its actions', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: 390 <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
  at()
  const card = within(await screen.findByRole('row', { name: /Shirts/ }))
  expect(card.getByText('Weight').nextSibling?.textContent).toBe('200 g')
  expect(card.getByRole('button', { name: 'Shut: Shirts' })).toBeTruthy()
  expect(card.getByRole('checkbox')).toBeTruthy()
})

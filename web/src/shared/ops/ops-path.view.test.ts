import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { opsPath, textParts } from './ops-path.view.ts'

test('numbers in a sentence are found by their form', () => {
  expect(textParts('订单 IR261116100018 已付款')).toEqual([
    { text: '订单 ', kind: null },
    { text: 'IR261116100018', kind: 'order' },
    { text: ' 已付款', kind: null },
  ])
  expect(textParts('IR261108100004-2').map(({ kind }) => kind)).toEqual(['task'])
  expect(textParts('WO261114100001 · P20261117_1_SQ88NTHS').map(({ kind }) => kind)).toEqual([
    'ticket',
    null,
    'payment',
  ])
  expect(textParts('深圳 · YT(1)CN', ['YT(1)CN']).at(-1)).toEqual({ text: 'YT(1)CN', kind: 'parcel' })
  expect(textParts('IR12 is a seller, MIR261116100018 is not ours')).toHaveLength(1)
})

test('a ticket opens by id or is found by number', () => {
  expect(opsPath('ticket', 7)).toBe('/ops/afterSale?id=7')
  expect(opsPath('ticket', 'WO261114100001')).toBe('/ops/afterSale?keyword=WO261114100001')
  expect(opsPath('parcel', 'A/1 2')).toBe('/ops/order?keyword=A%2F1%202')
})

const features = join(import.meta.dirname, '../../features')
const staffScreens = /\/ops\/|\/ops-|desk\/|\/production\/(day|stuck)\/|task-table|\/warehouse\/|\/audit\//
/** A number or name as the child of an element, not as an attribute or in a template: `<td>{row.order_no}</td>`. */
const shown = /(?<![=$])\{[\w.]*\b(order_no|tracking_no|work_no|seller_name)\}/g
const links = ['OpsLink', 'OpsText', 'Link']

test('no staff screen shows an order, parcel, ticket or seller that is not a link', () => {
  const plain = globSync('**/*.tsx', { cwd: features })
    .filter((path) => staffScreens.test(`/${path}`) && !path.includes('.test.'))
    .flatMap((path) => {
      const source = readFileSync(join(features, path), 'utf8')
      return [...source.matchAll(shown)].flatMap(({ index, 1: name }) => {
        const tag = source.slice(Math.max(0, index - 200), index).match(/<(\w+)[^<]*$/)?.[1] ?? ''
        return links.includes(tag) ? [] : [`${path}: <${tag}> shows ${name} without a link; use <OpsLink>`]
      })
    })
  expect(plain).toEqual([])
})

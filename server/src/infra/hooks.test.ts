import { expect, test } from 'vitest'
import { composeHooks, handlerFor, handlers, hookPoint, on, theHandler } from './hooks.ts'

type Change = (n: number) => number
const double: Change = (n) => 2 * n
const increase: Change = (n) => n + 1

const changed = hookPoint<Change>({ name: 'test.changed', may: ['change'], about: 'Many.' })
const chosen = hookPoint<Change>({ name: 'test.chosen', may: ['answer'], hasOne: true, about: 'One.' })
const named = hookPoint<{ readonly name: string }>({
  name: 'test.named',
  may: ['answer'],
  about: 'One of each name.',
  key: ({ name }) => name,
})
const owner = { points: { changed, chosen, named } }
const choose = { hooks: [on(chosen, double)] }

test('handlers run in the order of the manifests, and each composition has its own', () => {
  const both = {
    hooks: composeHooks([owner, choose, { hooks: [on(changed, double)] }, { hooks: [on(changed, increase)] }]),
  }
  const one = { hooks: composeHooks([owner, choose, { hooks: [on(changed, increase)] }]) }
  expect(handlers(both, changed)).toEqual([double, increase])
  expect(handlers(one, changed)).toEqual([increase])
})

test('a point that has one handler refuses none and two', () => {
  expect(theHandler({ hooks: composeHooks([owner, choose]) }, chosen)).toBe(double)
  expect(() => composeHooks([owner])).toThrow('test.chosen needs one handler and has 0')
  expect(() => composeHooks([owner, choose, choose])).toThrow('test.chosen needs one handler and has 2')
})

test('a point with keys finds the handler of a key, and refuses two of the same', () => {
  const red = on(named, { name: 'red' })
  const ctx = { hooks: composeHooks([owner, choose, { hooks: [red, on(named, { name: 'blue' })] }]) }
  expect(handlerFor(ctx, named, 'blue')).toEqual({ name: 'blue' })
  expect(handlerFor(ctx, named, 'green')).toBeUndefined()
  expect(() => composeHooks([owner, choose, { hooks: [red, red] }])).toThrow('test.named has two handlers for red')
})

test('a handler at a point that no manifest states is refused', () => {
  expect(() => composeHooks([{ hooks: [on(changed, double)] }])).toThrow('no manifest states the point test.changed')
})

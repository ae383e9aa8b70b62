import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hookTexts } from './hooks.ts'

/** Handlers of a point in the order they run. */
const getHandlers = (point: string) =>
  hookTexts(point)
    .filter((text) => text.startsWith(`${point} (`))
    .flatMap((text) =>
      [...text.matchAll(/^ +\d+\. +(\S+) +(\S+)/gm)].map(([, owner, handler]) => `${owner} ${handler}`),
    )

test('the list says who may stop an order before it is paid and before it is printed, in order', () => {
  expect(getHandlers('order.beforePay')).toEqual(['store confirmBeforePaying'])
  expect(getHandlers('order.beforePrint')).toEqual(['personal holdUnfilled', 'store confirmBeforePrinting'])
  expect(getHandlers('order.moved')).toEqual([
    'production stopTasks',
    'production watchPacked',
    'production/stuck notifySellerOfHold',
    'store watchShipped',
    'store watchReady',
    'store watchReleased',
  ])
})

test('each handler has a name and the line where it is defined', () => {
  const texts = hookTexts()
  expect(texts.length).toBeGreaterThan(15)
  for (const text of texts)
    expect(text).toMatch(/^\S+ \(may [\w, ]+\)\n {2}\S.*\.(\n +\d+\. +\S+ +\S+ +\S+\.ts(:\d+)?)+$/)
  const [, path = '', line] = /confirmBeforePrinting +(\S+):(\d+)/.exec(hookTexts('beforePrint')[0] ?? '') ?? []
  expect(readFileSync(path, 'utf8').split('\n')[Number(line) - 1]).toContain('function confirmBeforePrinting(')
})

test('a word narrows the list to the points, powers and handlers with that name', () => {
  expect(hookTexts('stop').every((text) => text.includes('(may stop') || text.includes('stopTasks'))).toBe(true)
  expect(hookTexts('order.beforeP')).toHaveLength(2)
  expect(hookTexts('nothing of that name')).toEqual([])
})

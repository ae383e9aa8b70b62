import { expect, test } from 'vitest'
import { strangersPainting } from './strangers-painting.ts'

/** A painter whose pictures are finished by hand. */
function byHand() {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const paint = (name: string) => () =>
    new Promise<string[]>((resolve) => {
      begun.push(name)
      finish.push(() => resolve([name]))
    })
  return { begun, paint, finishOne: () => finish.shift()?.() }
}

test('two pictures are painted at once, the same one only once, and it is kept for a while', async () => {
  let now_ms = 0
  const painting = strangersPainting(() => now_ms)
  const { begun, paint, finishOne } = byHand()
  const ask = (name: string) => painting.get({ name }, paint(name))
  const asked = ['a', 'a', 'b', 'c', 'c'].map(ask)
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
  finishOne()
  expect(await asked[0]).toEqual(['a'])
  expect(await asked[1]).toEqual(['a'])
  expect(begun).toEqual(['a', 'b', 'c'])
  finishOne()
  finishOne()
  expect(await Promise.all(asked)).toEqual([['a'], ['a'], ['b'], ['c'], ['c']])
  expect(await ask('a')).toEqual(['a'])
  expect(begun).toHaveLength(3)
  now_ms = 600_000
  const again = ask('a')
  finishOne()
  await Promise.resolve()
  finishOne()
  expect(await again).toEqual(['a'])
  expect(begun).toHaveLength(4)
})

test('who would have to wait long is told at once; a failure frees the painter', async () => {
  const painting = strangersPainting()
  const { paint, finishOne } = byHand()
  const broken = painting.get('broken', () => Promise.reject(new Error('no paint')))
  await expect(broken).rejects.toThrow('no paint')
  const asked = Array.from({ length: 22 }, (_, i) => painting.get(i, paint(String(i))))
  await expect(painting.get('one too many', paint('late'))).rejects.toMatchObject({ code: 'server_busy' })
  for (const one of asked) {
    finishOne()
    await one
  }
  expect(await Promise.all(asked)).toHaveLength(22)
})

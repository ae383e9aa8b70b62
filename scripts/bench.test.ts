import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endBench, type Figure, isKept, openBench } from '../bench/support/bench.ts'
import { type ReleaseFigures, releasePage, worse } from '../bench/support/release-page.ts'

const figure = (more: Partial<Figure>): Figure => ({ bench: 'b', name: 'n', value: 1, better: 'less', ...more })

test('a bar is kept up to its limit, and one without a measurement is an error', () => {
  const { bar } = openBench('bars')
  expect([bar('most', 50, { most: 50 }), bar('most', 51, { most: 50 })]).toEqual([true, false])
  expect([bar('least', 0.5, { least: 0.5 }), bar('least', 0.4, { least: 0.5 })]).toEqual([true, false])
  expect(() => bar('nothing', Number.NaN, { most: 50 })).toThrow('nothing is NaN')
  expect(isKept(figure({ value: 1000 }))).toBe(true)
})

test('what a benchmark has started is ended once, the last first, even where one cannot be ended', async () => {
  const { atEnd } = openBench('ends')
  const ended: string[] = []
  atEnd(() => ended.push('database'))
  atEnd(() => {
    throw new Error('will not end')
  })
  atEnd(async () => ended.push('server'))
  await endBench('ends')
  await endBench('ends')
  expect(ended).toEqual(['server', 'database'])
})

test('what is still starting is ended as soon as it has started', async () => {
  const bench = openBench('slow')
  const { promise, resolve } = Promise.withResolvers<string>()
  const ended: string[] = []
  void bench.start(promise, (name) => ended.push(name))
  const ending = endBench('slow')
  resolve('server')
  await ending
  expect(ended).toEqual(['server'])
})

test('a release names what got worse by more than noise, in both directions, and what missed its bar', () => {
  const before: ReleaseFigures = {
    version: '1.0',
    date: '2026-01-01',
    machine: 'm',
    figures: [
      figure({ name: 'ms', value: 100, limit: 120 }),
      figure({ name: 'share', value: 0.6, better: 'more' }),
      figure({ name: 'same', value: 100 }),
    ],
  }
  const figures = [
    figure({ name: 'ms', value: 130, limit: 120 }),
    figure({ name: 'share', value: 0.4, better: 'more' }),
    figure({ name: 'same', value: 105 }),
    figure({ name: 'new', value: 7 }),
  ]
  expect(worse(figures, before.figures)).toEqual(['b: ms: 100 → 130', 'b: share: 0.6 → 0.4'])
  expect(worse(before.figures, figures)).toEqual([])
  const page = releasePage({ ...before, version: '1.1', figures }, before)
  expect(page).toContain('| b | ms | 130 **missed** | at most 120 | 100 |')
  expect(page).toContain('| b | share | 0.4 |  | 0.6 |')
  expect(page).toContain('| b | new | 7 |  |  |')
})

const tool = join(import.meta.dirname, '..', 'bench', 'support', 'on-stop.ts')
const program = `const { onStop } = await import(${JSON.stringify(tool)})
onStop(async () => console.log('ended'))
console.log('ready')
setInterval(() => {}, 1000)`

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends what was started before the process', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (text.includes('ready')) child.kill(signal)
  })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said).toBe('ready\nended\n')
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { affectedTests } from './affected.ts'
import { Sources } from './source-files.ts'

const files: Record<string, string> = {
  'engine/src/sum.ts': 'export const sum = (a: number) => a',
  'engine/src/sum.test.ts': "import { sum } from './sum.ts'",
  'engine/src/shape.ts': 'export interface Shape {}',
  'contract/src/limits.ts': 'export const MOST = 5',
  'server/src/testing/test-app.ts': "import { modules } from '../modules.ts'",
  'server/src/modules.ts':
    "import { cart } from './modules/cart/cart.module.ts'\nimport { coupon } from './modules/coupon/coupon.module.ts'",
  'server/src/modules/cart/cart.module.ts': "import { addLine } from './lines.ts'",
  'server/src/modules/cart/lines.ts':
    "import { MOST } from '@inkroute/contract/limits'\nimport type { Shape } from '@inkroute/engine/shape'\nexport function addLine() {}",
  'server/src/modules/cart/cart.test.ts': "import { testApp } from '../../testing/test-app.ts'",
  'server/src/modules/coupon/coupon.module.ts': "import { claim } from './claim.ts'",
  'server/src/modules/coupon/claim.ts': 'export function claim() {}',
  'server/src/modules/coupon/coupon.test.ts': "import { testApp } from '../../testing/test-app.ts'",
}
const root = mkdtempSync(join(tmpdir(), 'inkroute-affected-'))
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
afterAll(() => rmSync(root, { recursive: true }))

const CART = 'server/src/modules/cart/cart.test.ts'
const COUPON = 'server/src/modules/coupon/coupon.test.ts'
const recorded = new Map([
  [CART, new Set(['server/src/modules/cart/lines.ts'])],
  [COUPON, new Set(['server/src/modules/coupon/claim.ts'])],
])
const affected = (changed: string, reach: ReadonlyMap<string, ReadonlySet<string>> = recorded) =>
  [...affectedTests([changed], Object.keys(files), new Sources(root, new Set(Object.keys(files))), reach).tests].sort()

test('a pure test can break by what it loads', () => {
  expect(affected('engine/src/sum.ts')).toEqual(['engine/src/sum.test.ts'])
})

test('a test over HTTP can break by what ran while it did, though it loads the whole server', () => {
  expect(affected('server/src/modules/cart/lines.ts')).toEqual([CART])
})

test('a source that only holds data is used by those that ran and read it; types are not', () => {
  expect(affected('contract/src/limits.ts')).toEqual([CART])
  expect(affected('engine/src/shape.ts')).toEqual([])
})

test('a changed module runs the tests beside it', () => {
  expect(affected('server/src/modules/coupon/coupon.module.ts')).toContain(COUPON)
})

test('where nothing is recorded, the tests beside a change run, and it is told', () => {
  expect(affected('server/src/modules/cart/lines.ts', new Map())).toEqual([CART])
  const { unrecorded } = affectedTests(
    [],
    Object.keys(files),
    new Sources(root, new Set(Object.keys(files))),
    new Map(),
  )
  expect(unrecorded).toEqual([CART, COUPON])
})

test('a file that is gone or is no code runs the tests beside it', () => {
  expect(affected('server/src/modules/cart/gone.ts')).toEqual([CART])
  expect(affected('server/src/modules/coupon/texts.json')).toEqual([COUPON])
})

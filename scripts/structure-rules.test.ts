import { expect, test } from 'vitest'
import { findProblems, type SourceFile } from './structure-rules.ts'

const file = (path: string, imports: string[] = [], text = ''): SourceFile => ({ path, imports, text, line_count: 10 })
const getProblems = (path: string, target: string) => findProblems([file(path, [target])])

test('workspaces import in one direction only', () => {
  expect(getProblems('web/src/a.ts', 'server/src/b.ts')).toHaveLength(1)
  expect(getProblems('contract/src/a.ts', 'server/src/b.ts')).toHaveLength(1)
  expect(getProblems('sandbox/src/a.ts', 'contract/src/b.ts')).toHaveLength(1)
  expect(getProblems('server/src/infra/a.ts', 'contract/src/b.ts')).toEqual([])
})

test('the engine may import zod and nothing else', () => {
  expect(getProblems('engine/src/a.ts', 'package:zod')).toEqual([])
  expect(getProblems('engine/src/a.ts', 'package:sharp')).toHaveLength(1)
})

test('a module uses earlier modules through their public file', () => {
  expect(getProblems('server/src/modules/auth/login/login.ts', 'server/src/modules/account/account.ts')).toEqual([])
  expect(getProblems('server/src/modules/auth/login/login.ts', 'server/src/modules/account/password.ts')).toHaveLength(
    1,
  )
  expect(getProblems('server/src/modules/account/a.ts', 'server/src/modules/auth/auth.ts')).toHaveLength(1)
})

test('infrastructure does not import modules', () => {
  expect(getProblems('server/src/infra/a.ts', 'server/src/modules/auth/auth.ts')).toHaveLength(1)
})

test('features do not import each other, and shared code imports neither', () => {
  expect(getProblems('web/src/features/cart/x.tsx', 'web/src/features/order/y.tsx')).toHaveLength(1)
  expect(getProblems('web/src/shared/a.ts', 'web/src/features/b/y.tsx')).toHaveLength(1)
  expect(getProblems('web/src/pages/console/a.tsx', 'web/src/features/b/y.tsx')).toEqual([])
})

test('rules are pure and SQL stays in query files', () => {
  expect(findProblems([file('server/src/modules/auth/auth.rules.ts', [], 'const now = Date.now()')])).toHaveLength(1)
  expect(
    findProblems([file('server/src/modules/auth/login/login.ts', [], "const rows = () => db.selectFrom('x')")]),
  ).toHaveLength(1)
  expect(
    findProblems([file('server/src/modules/auth/core/auth.queries.ts', [], "const rows = () => db.selectFrom('x')")]),
  ).toEqual([])
})

test('nothing registers itself on import', () => {
  const problems = (text: string, path = 'server/src/modules/order/order.module.ts') =>
    findProblems([file(path, [], text)])
  expect(problems('import x\n\nregisterSettler(ORDER, settler)\n')).toHaveLength(1)
  expect(problems('for (const one of sources) registerSource(one)\n')).toHaveLength(1)
  expect(problems('for (const one of sources) {\n  const a = 1\n\n  registerSource(one)\n}\n')).toHaveLength(1)
  expect(problems('const before = registerStoreNamer(namer)\n', 'server/src/infra/names.ts')).toHaveLength(1)
  expect(problems('wallet.registerSettler(settler)\n', 'server/src/infra/names.ts')).toHaveLength(1)
  expect(problems('provideFacts(siteFacts)\n')).toHaveLength(1)
})

test('functions, tests, workers and other workspaces may register what they use', () => {
  const inFunction = 'function start() {\n  registerPool(db)\n}\n\nconst stop = () =>\n  registerPool(db)\n'
  expect(findProblems([file('server/src/modules/order/a.ts', [], inFunction)])).toEqual([])
  expect(findProblems([file('server/src/modules/order/a.test.ts', [], 'registerPool(db)\n')])).toEqual([])
  expect(findProblems([file('server/src/modules/upload/a.worker.ts', [], 'sharp.cache(false)\n')])).toEqual([])
  expect(findProblems([file('web/src/features/cart/a.ts', [], 'registerPool(db)\n')])).toEqual([])
})

test('a door exports under the name it has inside', () => {
  const door = (text: string) => findProblems([file('server/src/modules/order/order.ts', [], text)])
  expect(door("export { pieceCode as codeOfLine } from './order-number.ts'\n")).toHaveLength(1)
  expect(door("export {\n  pieceCode,\n  orderNumber as number,\n} from './order-number.ts'\n")).toHaveLength(1)
  expect(door("export { pieceCode } from './order-number.ts'\nexport * as orders from './orders.ts'\n")).toEqual([])
})

test('a capability that is not on the ladder is refused in every workspace', () => {
  expect(findProblems([file('server/src/modules/misc/misc.ts')])).toHaveLength(1)
  expect(findProblems([file('web/src/features/misc/misc.tsx')])).toHaveLength(1)
  expect(findProblems([file('contract/src/misc/misc.ts')])).toHaveLength(1)
  expect(findProblems([file('contract/src/errors/goods.ts'), file('web/src/features/goods/batch/run.ts')])).toEqual([])
})

test('dates are entered in the language of the console, not in that of the system', () => {
  const native = '<Input type="date" />'
  expect(findProblems([file('web/src/features/audit/a.tsx', [], native)])).toHaveLength(1)
  expect(findProblems([file('web/src/features/personal/buyer/a.tsx', [], native)])).toEqual([])
})

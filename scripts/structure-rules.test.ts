import { expect, test } from 'vitest'
import { findProblems, type SourceFile } from './structure-rules.ts'

const file = (path: string, imports: string[] = [], text = ''): SourceFile => ({ path, imports, text, line_count: 10 })
const problemsOf = (path: string, target: string) => findProblems([file(path, [target])])

test('workspaces import in one direction only', () => {
  expect(problemsOf('web/src/a.ts', 'server/src/b.ts')).toHaveLength(1)
  expect(problemsOf('contract/src/a.ts', 'server/src/b.ts')).toHaveLength(1)
  expect(problemsOf('sandbox/src/a.ts', 'contract/src/b.ts')).toHaveLength(1)
  expect(problemsOf('server/src/infra/a.ts', 'contract/src/b.ts')).toEqual([])
})

test('the engine may import zod and nothing else', () => {
  expect(problemsOf('engine/src/a.ts', 'package:zod')).toEqual([])
  expect(problemsOf('engine/src/a.ts', 'package:sharp')).toHaveLength(1)
})

test('a module uses earlier modules through their public file', () => {
  expect(problemsOf('server/src/modules/auth/login.ts', 'server/src/modules/account/account.ts')).toEqual([])
  expect(problemsOf('server/src/modules/auth/login.ts', 'server/src/modules/account/password.ts')).toHaveLength(1)
  expect(problemsOf('server/src/modules/account/a.ts', 'server/src/modules/auth/auth.ts')).toHaveLength(1)
})

test('infrastructure does not import modules', () => {
  expect(problemsOf('server/src/infra/a.ts', 'server/src/modules/auth/auth.ts')).toHaveLength(1)
})

test('features do not import each other, and shared code imports neither', () => {
  expect(problemsOf('web/src/features/cart/x.tsx', 'web/src/features/order/y.tsx')).toHaveLength(1)
  expect(problemsOf('web/src/shared/a.ts', 'web/src/features/b/y.tsx')).toHaveLength(1)
  expect(problemsOf('web/src/pages/console/a.tsx', 'web/src/features/b/y.tsx')).toEqual([])
})

test('rules are pure and SQL stays in query files', () => {
  expect(findProblems([file('server/src/modules/auth/auth.rules.ts', [], 'const now = Date.now()')])).toHaveLength(1)
  expect(findProblems([file('server/src/modules/auth/login.ts', [], "db.selectFrom('x')")])).toHaveLength(1)
  expect(findProblems([file('server/src/modules/auth/auth.queries.ts', [], "db.selectFrom('x')")])).toEqual([])
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

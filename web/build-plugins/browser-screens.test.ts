import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../src/routes.ts'
import { browserFiles, serverSide, withoutScreen } from './browser-screens.ts'

const source = join(import.meta.dirname, '..', 'src')
const files = [...browserFiles(source, routes)].map((file) => file.slice(source.length + 1))

test('console, studio and operations are left to the browser, public pages and logins are not', () => {
  expect(files).toContain('app/layouts/console-layout.tsx')
  expect(files).toContain('pages/studio/single-design.tsx')
  expect(files).toContain('features/audit/audit-desk.tsx')
  expect(files.filter((file) => file.startsWith('pages/public/'))).toEqual([])
  expect(files).not.toContain('features/auth/components/login-screen.tsx')
})

test('the server keeps the guard and the fallback of a layout, and neither its screen nor other exports', () => {
  const code = `import { Button } from 'antd'
export const clientLoader = requireSeller
export function HydrateFallback() { return <p /> }
export function Tag() { return <Button /> }
export default function Layout() { return <Button /> }`
  expect(withoutScreen(code)).toContain('\nfunction Layout()')
  expect(withoutScreen(code)).toContain('export default () => null')
  expect(serverSide('/a.tsx', code)).toBe('export { default, clientLoader, HydrateFallback } from "/a.tsx"\n')
})

test('a screen made from its description is left out as well', () => {
  const code = "import { listScreen } from './list.tsx'\nexport default listScreen(list, { rowKey: 'id' })"
  expect(withoutScreen(code)).toContain("\nconst unusedScreen = () => listScreen(list, { rowKey: 'id' })\n")
})

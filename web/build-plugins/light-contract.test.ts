import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { lighten } from './light-contract.ts'

const light = (code: string) => lighten(code, parseAst(code) as never)

test('an endpoint keeps what a call needs and loses its schemas and summary', () => {
  const code = light(
    "export const a = endpoint({ method: 'GET', path: '/a', access: 'public', summary: 'x', input: z.object({ n: z.int() }), reply: Empty })",
  )
  expect(code).toContain("method: 'GET', path: '/a', access: 'public'")
  for (const gone of ['summary', 'input', 'reply', 'z.', 'Empty']) expect(code).not.toContain(gone)
})

test('values created by calls are marked as pure; plain values and functions are unchanged', () => {
  const code = light("const A = z.object({}).shape\nexport const n = 3, f = () => z.int()\nexport const list = ['a']")
  expect(code).toContain('const A = /* @__PURE__ */ (() => (z.object({}).shape))()')
  expect(code).toContain("export const n = 3, f = () => z.int()\nexport const list = ['a']")
})

test('an endpoint created inside a helper is stripped as well', () => {
  const code = light('const twin = (path) => endpoint({ path, input: Query, reply: Page })')
  expect(code.replaceAll(' ', '')).toBe('consttwin=(path)=>endpoint({path,})')
})

test('objects and functions shared by endpoints are stripped at their declaration', () => {
  const code = light(
    "const both = { summary: 'x', input: z.object({}), reply: Page }\n" +
      "const field = (what) => ({ access: 'public', summary: what, input: Empty, reply: z.object({}) })\n" +
      "export const a = endpoint({ path: '/a', ...both })\nexport const b = endpoint({ path: '/b', ...field('x') })",
  )
  for (const gone of ['z.', 'Empty', 'Page']) expect(code).not.toContain(gone)
  expect(code).toContain("({ access: 'public',")
  expect(code).toContain("endpoint({ path: '/b', ...field('x') })")
})

import { expect, test } from 'vitest'
import { styleProblems } from './style-rules.ts'

const exceptions = [
  'web/src/features/site/page/components/themes.module.css',
  'web/src/features/design/text/emoji-picker.module.css',
  'web/src/features/design/colour/colour.module.css',
].map((path) => ({ path, text: '.a { color: #c0ffee; }' }))
const getProblems = (text: string, path = 'web/src/features/cart/cart.module.css') =>
  styleProblems([...exceptions, { path, text }], ['--color-ink'])

test('a hex colour in a style sheet is named with its line, in any spelling and place', () => {
  expect(getProblems('.a {\n  color: #FFF;\n}')).toEqual([
    'web/src/features/cart/cart.module.css:2: #FFF is written out; use a token of tokens.ts or palette.css',
  ])
  expect(getProblems('.a { background: linear-gradient(#efece6 0 0, #3b5bfd55); }')).toHaveLength(2)
})

test('tokens, ids, comments and colours that are data are allowed', () => {
  expect(getProblems('/* was #fff */\n#face > .a { color: var(--color-ink); }')).toEqual([])
  expect(getProblems(':root { --color-fill: #efece6; }', 'web/src/shared/ui/palette.css')).toEqual([])
})

test('a token nobody defines is a mistake, in style sheets and in components', () => {
  expect(getProblems('.a { color: var(--color-inc); }')).toEqual([
    'web/src/features/cart/cart.module.css: --color-inc is not defined',
  ])
  expect(getProblems("style={{ color: 'var(--color-green)' }}", 'web/src/features/cart/cart.tsx')).toHaveLength(1)
})

const shared = { path: 'web/src/shared/ui/utilities/layout.css', text: '.flex {\n}\n.gap-1\\.5 {\n}\n' }
const getClassProblems = (text: string) => styleProblems([...exceptions, shared, { path: 'web/src/a.tsx', text }], [])

test('a shared class nobody defines is a mistake, also in a template and in a choice', () => {
  expect(getClassProblems('<p className="flex gap-1.5 flexx">')).toEqual(['web/src/a.tsx: no shared sheet has .flexx'])
  expect(getClassProblems(`<p className={\`flex gap-1.5 \${css.a} gap-9\`}>`)).toHaveLength(1)
  expect(getClassProblems(`<p className={kind === 'a' ? 'flex' : \`gap-1.5 gapp \${css.b}\`}>`)).toHaveLength(1)
})

test('a shared class nobody uses is named', () => {
  expect(getClassProblems('<p className="flex">')).toEqual(['no component uses the shared class .gap-1.5'])
})

import { expect, test } from 'vitest'
import { withPartStyles, withShellAtRoot } from './part-styles.ts'

test('a page includes the styles of its parts and their imports, but not those of code loaded on demand', () => {
  const manifest = withPartStyles(
    {
      'home.tsx': { file: 'home.js', css: ['home.css'], dynamicImports: ['view', 'login.tsx'] },
      view: { file: 'view.js', css: ['view.css'], imports: ['card.tsx'], dynamicImports: ['deep'] },
      'card.tsx': { file: 'card.js', css: ['card.css'], imports: ['view'] },
      deep: { file: 'deep.js', css: ['deep.css', 'card.css'] },
      'login.tsx': { file: 'login.js', css: ['login.css'] },
    },
    new Set(['view.js', 'deep.js']),
  )
  expect(manifest['home.tsx']?.css?.toSorted()).toEqual(['card.css', 'deep.css', 'home.css', 'view.css'])
  expect(manifest['card.tsx']?.css).toEqual(['card.css'])
  expect(manifest['login.tsx']?.css).toEqual(['login.css'])
})

test('the styles of the shell are named by the root alone', () => {
  const manifest = {
    'root.tsx?route': { file: 'root.js', imports: ['_shell.js'], css: ['root.css'] },
    '_shell.js': { file: 'shell.js', name: 'shell', css: ['shell.css'] },
    'panel.tsx': { file: 'panel.js', imports: ['_shell.js'], css: ['shell.css', 'panel.css'] },
    'plain.ts': { file: 'plain.js' },
  }
  expect(withShellAtRoot(manifest)).toEqual({
    'root.tsx?route': { file: 'root.js', imports: ['_shell.js'], css: ['shell.css', 'root.css'] },
    '_shell.js': { file: 'shell.js', name: 'shell' },
    'panel.tsx': { file: 'panel.js', imports: ['_shell.js'], css: ['panel.css'] },
    'plain.ts': { file: 'plain.js' },
  })
})

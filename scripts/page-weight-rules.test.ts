import { expect, test } from 'vitest'
import { readManifest, weighPages } from './page-weight-rules.ts'

const layout = 'app/layouts/public-layout'
const manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/react.js'] },
    [layout]: { id: layout, parentId: 'root', module: '/layout.js', imports: ['/react.js', '/kit.js'] },
    'zh:/': { id: 'zh:/', parentId: layout, module: '/home.js', imports: ['/kit.js'], clientLoaderModule: '/load.js' },
    'en:/': { id: 'en:/', parentId: layout, module: '/home.js' },
    '/ops': { id: '/ops', parentId: 'root', module: '/ops.js' },
  },
}

test('a page’s weight is its own file, its layouts, the entry and their imports, each counted once', () => {
  const weights = weighPages(manifest, (file) => file.length)
  expect(weights).toEqual([
    { id: 'zh:/', bytes: '/entry.js/react.js/root.js/layout.js/kit.js/home.js/load.js'.length, files: 7 },
    { id: 'en:/', bytes: '/entry.js/react.js/root.js/layout.js/kit.js/home.js'.length, files: 6 },
  ])
})

test('the manifest is read from the script that contains it', () => {
  expect(readManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};\n`)).toEqual(manifest)
})

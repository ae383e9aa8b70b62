import { expect, test } from 'vitest'
import { publicFiles } from './packed-files.ts'

const chunk = (fileName: string, source: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  fileName,
  moduleIds: [`/p/web/src/${source}`],
  imports,
  dynamicImports,
  viteMetadata: { importedCss: new Set([fileName.replace('.js', '.css')]) },
})

test('files of public pages are packed with what they import or load later, those of the console are not', () => {
  const files = publicFiles([
    chunk('home.js', 'pages/public/home/home.tsx', ['shell.js'], ['home.part.js']),
    chunk('home.part.js', 'features/site/home.tsx', ['home.js', 'outside.js']),
    chunk('shell.js', 'root.tsx'),
    chunk('table.js', 'pages/console/orders.tsx', ['shell.js', 'antd.js']),
    chunk('antd.js', 'shared/antd.ts'),
  ])
  const scripts = [...files].filter((name) => name.endsWith('.js')).toSorted()
  expect(scripts).toEqual(['home.js', 'home.part.js', 'shell.js'])
  expect(files).toContain('home.part.css')
})

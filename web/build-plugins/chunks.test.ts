import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  '/p/web/src/entry.client.tsx': ['/p/web/src/app/early-input.tsx'],
  '/p/web/src/root.tsx': ['/p/web/src/shared/icon.tsx'],
  '/p/web/src/app/layouts/public-layout.tsx': ['/p/web/src/shared/icon.tsx', '/p/contract/src/site/site.ts'],
  '/p/contract/src/site/site.ts': [
    '/n/node_modules/zod/index.js',
    '/p/contract/src/wire.ts',
    '/p/contract/src/codes.ts',
    '/p/contract/src/endpoint.ts',
  ],
  '/p/contract/src/wire.ts': ['/n/node_modules/zod/index.js'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

/** The first group that matches a module gets it, as in the bundler. */
const findChunk = (groups: ReturnType<typeof chunkGroups>, id: string): string | null => {
  for (const group of groups) {
    if ('test' in group && !group.test.test(id)) continue
    const name = typeof group.name === 'string' ? group.name : group.name(id, graph)
    if (name) return name
  }
  return null
}

test('a module belongs to the first family that reaches it; schemas stay out of what public pages load', () => {
  const groups = chunkGroups('/p/web/src')
  const of = (id: string) => findChunk(groups, id)
  expect(of('/n/node_modules/react-dom/client.js')).toBe('react')
  expect(of('/p/web/src/shared/icon.tsx')).toBe('shell')
  expect(of('/p/web/src/entry.client.tsx')).toBeNull()
  expect(of('/p/web/src/app/early-input.tsx')).toBe('shell')
  expect(of('/p/contract/src/site/site.ts')).toBe('public')
  expect(of('/p/contract/src/codes.ts')).toBe('codes')
  expect(of('/p/contract/src/endpoint.ts')).toBe('shell')
  expect(of('/p/contract/src/wire.ts')).toBe('schemas')
  expect(of('/n/node_modules/zod/index.js')).toBe('schemas')
  expect(of('/p/web/src/pages/public/home/home.tsx')).toBeNull()
})

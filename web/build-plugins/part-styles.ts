import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type BuildManifest = Readonly<Record<string, Chunk>>

const isPart = (key: string) => key.endsWith('.part.tsx')

function stylesBelow(key: string, manifest: BuildManifest, seen: Set<string>): readonly string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const parts = (chunk.dynamicImports ?? []).filter(isPart)
  return [...(chunk.imports ?? []), ...parts].flatMap((one) => stylesBelow(one, manifest, seen)).concat(chunk.css ?? [])
}

/** Each chunk with the styles of the parts it will fetch. */
export function withPartStyles(manifest: BuildManifest): BuildManifest {
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => {
      const parts = (chunk.dynamicImports ?? []).filter(isPart)
      if (parts.length === 0) return [key, chunk]
      const later = parts.flatMap((one) => stylesBelow(one, manifest, new Set()))
      return [key, { ...chunk, css: [...new Set([...(chunk.css ?? []), ...later])] }]
    }),
  )
}

/** The HTML of a part comes with the page, so its styles must as well: the router reads them from the manifest. */
export function partStyles(): Plugin {
  return {
    name: 'part-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        const file = join(dir ?? '', '.vite', 'manifest.json')
        const manifest = JSON.parse(await readFile(file, 'utf8')) as BuildManifest
        await writeFile(file, JSON.stringify(withPartStyles(manifest)))
      },
    },
  }
}

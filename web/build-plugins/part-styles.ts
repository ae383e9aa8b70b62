import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type BuildManifest = Readonly<Record<string, Chunk>>

/** Adds to each chunk the styles of the parts it loads; `part_files` are the chunks of the parts. */
export function withPartStyles(manifest: BuildManifest, part_files: ReadonlySet<string>): BuildManifest {
  const getParts = (chunk: Chunk) =>
    (chunk.dynamicImports ?? []).filter((key) => part_files.has(manifest[key]?.file ?? ''))
  const stylesBelow = (key: string, seen: Set<string>): readonly string[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []), ...getParts(chunk)]
      .flatMap((one) => stylesBelow(one, seen))
      .concat(chunk.css ?? [])
  }
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => {
      const later = getParts(chunk).flatMap((one) => stylesBelow(one, new Set()))
      return [key, later.length === 0 ? chunk : { ...chunk, css: [...new Set([...(chunk.css ?? []), ...later])] }]
    }),
  )
}

/**
 * The router marks styles that something loads later as well, and they are then added once more, behind all others. Those of
 * the shell are on every page from the start, and modules must win over its shared classes: only the root names them.
 */
export function withShellAtRoot(manifest: BuildManifest): BuildManifest {
  const shell = Object.values(manifest)
    .filter(({ name }) => name === 'shell')
    .flatMap(({ css = [] }) => css)
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => {
      const { css: own = [], ...rest } = chunk
      const others = own.filter((file) => !shell.includes(file))
      const css = /(^|\/)root\.tsx(\?|$)/.test(key) ? [...shell, ...others] : others
      return [key, css.length > 0 ? { ...rest, css } : rest]
    }),
  )
}

const isPart = (id: string | null) => id?.endsWith('.part.tsx') === true

/** The chunk of a part, or the small file that imports it where parts share one. */
const holdsPart = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  output.type === 'chunk' && (isPart(output.facadeModuleId) || output.moduleIds.some(isPart))

/** The HTML of a part comes with the page, so its styles must too: the router reads them from the manifest. */
export function partStyles(): Plugin {
  return {
    name: 'part-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const file = join(dir ?? '', '.vite', 'manifest.json')
        const manifest = JSON.parse(await readFile(file, 'utf8')) as BuildManifest
        const part_files = new Set(
          Object.values(bundle)
            .filter(holdsPart)
            .map(({ fileName }) => fileName),
        )
        await writeFile(file, JSON.stringify(withShellAtRoot(withPartStyles(manifest, part_files))))
      },
    },
  }
}

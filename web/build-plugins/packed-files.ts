import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** The part of the bundler's chunks that is used here. */
export interface Chunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

const PUBLIC = /\/web\/src\/(?:entry\.client|root|app\/layouts\/public-layout|pages\/public\/[\w/-]+)(?:\.part)?\.tsx$/

/** Scripts and styles that public pages load, at once or later. */
export function publicFiles(chunks: readonly Chunk[]): ReadonlySet<string> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const waiting = chunks.filter(({ moduleIds }) => moduleIds.some((id) => PUBLIC.test(id)))
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (files.has(chunk.fileName)) continue
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    waiting.push(...[...chunk.imports, ...chunk.dynamicImports].flatMap((name) => named.get(name) ?? []))
  }
  return files
}

/** Smaller files are sent as they are. */
const WORTH_PACKING_BYTES = 1024
const packed = promisify(brotliCompress)

/**
 * Packs the files of public pages once, as tightly as possible; the server would do it for each visitor, and quickly
 * rather than well. Those of the console and the studio are many and mostly come from the browser's cache.
 */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
        const pack = async (name: string) => {
          const file = join(dir ?? '', name)
          const content = await readFile(file)
          if (content.length >= WORTH_PACKING_BYTES) await writeFile(`${file}.br`, await packed(content))
        }
        await Promise.all([...publicFiles(chunks)].map(pack))
      },
    },
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build, type Plugin } from 'vite'

const packed = promisify(brotliCompress)

/** The script for shops, one file at an address that never changes, beside the files of the web app. */
async function buildScript(source: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: source,
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: join(source, 'widget', 'personalise.ts'),
        formats: ['iife'],
        name: 'inkroute',
        fileName: () => 'personalise.js',
      },
      // It uses a few words and functions of modules that also serve React.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.includes('/src/widget/') } },
    },
  })
  const file = join(folder, 'personalise.js')
  await writeFile(`${file}.br`, await packed(await readFile(file)))
}

export function shopScript(source: string): Plugin {
  return {
    name: 'shop-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      handler: ({ dir }) => buildScript(source, join(dir ?? '', 'widget')),
    },
  }
}

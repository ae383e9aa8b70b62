import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const PAGE = '/sameness-proof'

/** The studio's own modules, bundled as for a seller's browser. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: {
      write: false,
      target: 'esnext',
      assetsInlineLimit: 0,
      rollupOptions: { input: `${here}/painter-page.ts`, output: { entryFileNames: 'entry.js' } },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    output: { fileName: string; code?: string; source?: string | Uint8Array }[]
  }
  return new Map(output.map((file) => [file.fileName, file.code ?? file.source ?? '']))
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' }

/** Built once, so that all pages of a run paint by the same code. */
let bundled: ReturnType<typeof bundle> | undefined

/** Opens a page that paints as a seller's or buyer's browser does. Fonts come from the server of the page. */
export async function openPainter(page: Page): Promise<void> {
  bundled ??= bundle()
  const files = new Map(await bundled)
  files.set('index.html', '<!doctype html><script type="module" src="/sameness-proof/entry.js"></script>')
  await page.route(
    (url) => url.pathname.startsWith(PAGE) || url.pathname.startsWith('/assets/'),
    (route) => {
      const name = new URL(route.request().url()).pathname.replace(`${PAGE}/`, '').replace(/^\//, '')
      const body = files.get(name)
      if (body === undefined) return route.fallback()
      const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      return route.fulfill({ contentType: type, body: typeof body === 'string' ? body : Buffer.from(body) })
    },
  )
  await page.goto(`${PAGE}/index.html`)
  await page.waitForFunction(() => 'paintDigests' in globalThis)
}

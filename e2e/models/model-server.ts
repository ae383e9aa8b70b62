import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

const page = `<!doctype html>
<meta charset="utf-8">
<script type="importmap">{ "imports": {
  "three": "/node_modules/three/build/three.module.js",
  "three/": "/node_modules/three/"
} }</script>
<script type="module" src="/e2e/models/check-model.ts"></script>`

const types: Record<string, string> = {
  '.ts': 'text/javascript',
  '.js': 'text/javascript',
  '.br': 'model/gltf-binary',
}
const open = ['/node_modules/three/', '/e2e/models/', '/web/src/features/catalog/turntable/', '/assets/products/']

async function answer(path: string): Promise<{ type: string; body: string | Buffer } | null> {
  if (path === '/') return { type: 'text/html', body: page }
  const type = types[extname(path)]
  if (!type || !open.some((folder) => normalize(path).startsWith(folder))) return null
  const body = await readFile(join(root, normalize(path))).catch(() => null)
  if (!body) return null
  return { type, body: path.endsWith('.ts') ? stripTypeScriptTypes(body.toString('utf8')) : body }
}

/** Serves the models, three and the turntable's sources with types stripped, so nothing has to be built first. */
export async function startModelServer(): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const found = await answer(new URL(request.url ?? '/', 'http://localhost').pathname)
    const is_packed = found?.type === 'model/gltf-binary'
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      'cache-control': 'no-store',
      ...(is_packed && { 'content-encoding': 'br' }),
    })
    response.end(found?.body ?? 'not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

// What `npm start` runs: the bundle of the server, rebuilt when a source has changed. Without one, for example in a
// folder that may not be written, the sources themselves. `npm run dev` and the tests run `main.ts`.
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { buildServer, bundleFolder } from './infra/bundle/build-server.ts'

let main = join(bundleFolder, 'main.js')
try {
  buildServer()
  enableCompileCache(join(bundleFolder, 'compile-cache'))
} catch (error) {
  console.error(`The server runs from its sources, because they could not be bundled: ${(error as Error).message}`)
  main = join(import.meta.dirname, 'main.ts')
}
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })
await import(main)

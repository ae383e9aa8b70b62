// What `npm start` runs: the bundle of the server, rebuilt when a source has changed. Without one, for example in a
// folder that may not be written, the sources themselves. `npm run dev` runs `main.ts`.
// Not TypeScript: to remove types Node loads 18 MB that stay for as long as the process. Once cached they are not removed
// again.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', 'build', 'compile-cache'))

let main = './main.ts'
try {
  const { buildServer, bundleFolder } = await import('./infra/bundle/build-server.ts')
  buildServer()
  main = join(bundleFolder, 'main.js')
  const { mapStacks } = await import('./infra/bundle/mapped-stacks.ts')
  mapStacks(bundleFolder)
} catch (error) {
  console.error(`The server runs from its sources, because they could not be bundled: ${error.message}`)
}
await import(main)

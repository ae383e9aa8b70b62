import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { browserScreens } from './build-plugins/browser-screens.ts'
import { chunkGroups } from './build-plugins/chunks.ts'
import { lightContract } from './build-plugins/light-contract.ts'
import { packedFiles } from './build-plugins/packed-files.ts'
import { partStyles } from './build-plugins/part-styles.ts'
import { shopScript } from './build-plugins/shop-script.ts'
import routes from './src/routes.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3010'

/** Answered by the server; of the pictures, those that lie in `public` are not. */
const served = ['/req', '/files', '/storage', '/healthz', '/docs', '/models/', '^/pictures/[^/]+/']

const source = `${import.meta.dirname}/src`

export default defineConfig({
  plugins: [
    browserScreens(source, routes),
    reactRouter(),
    lightContract(),
    partStyles(),
    packedFiles(),
    shopScript(source),
  ],
  define: { 'import.meta.env.VITE_API_ORIGIN': JSON.stringify(api) },
  build: { target: 'es2023', chunkSizeWarningLimit: 1500 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(source) } } } },
    },
    // What the screens left out of it used is left out too: packages, texts and components.
    ssr: {
      // A few of its functions are used; installed, it is sixty files with the messages of fifty languages.
      resolve: { noExternal: ['zod'] },
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: 'no-external', manualPureFunctions: ['defineText', 'lazy', 'memo', 'z'] },
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, api])) },
})

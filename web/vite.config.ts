import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './build-plugins/chunks.ts'
import { lightContract } from './build-plugins/light-contract.ts'
import { partStyles } from './build-plugins/part-styles.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3010'

/** Answered by the server; of the pictures, those that lie in `public` are not. */
const served = ['/req', '/files', '/storage', '/healthz', '/docs', '/models/', '^/pictures/[^/]+/']

export default defineConfig({
  plugins: [reactRouter(), lightContract(), partStyles()],
  define: { 'import.meta.env.VITE_API_ORIGIN': JSON.stringify(api) },
  build: { target: 'es2023', chunkSizeWarningLimit: 1500 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(`${import.meta.dirname}/src`) } } } },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, api])) },
})

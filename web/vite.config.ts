import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lightContract } from './build-plugins/light-contract.ts'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3010'

/** What every page needs stands in few files: they pack better than forty small ones and cost fewer requests. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  {
    name: 'shell',
    test: /web\/src\/shared\/(text|brand|format)\/|web\/src\/shared\/ui\/(icon|button|toast|dialog|modal|tokens|rich-text|open-modals)/,
  },
]

/** Answered by the server; of the pictures, those that lie in `public` are not. */
const served = ['/req', '/files', '/storage', '/healthz', '/docs', '/models/', '^/pictures/[^/]+/']

export default defineConfig({
  plugins: [reactRouter(), lightContract()],
  define: { 'import.meta.env.VITE_API_ORIGIN': JSON.stringify(api) },
  build: { target: 'es2023', chunkSizeWarningLimit: 1500 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { proxy: Object.fromEntries(served.map((path) => [path, api])) },
})

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3010'

export default defineConfig({
  plugins: [reactRouter()],
  define: { 'import.meta.env.VITE_API_ORIGIN': JSON.stringify(api) },
  build: { target: 'es2023', chunkSizeWarningLimit: 1500 },
  server: { proxy: Object.fromEntries(['/req', '/files', '/storage', '/healthz', '/docs'].map((path) => [path, api])) },
})

import type { FastifyInstance } from 'fastify'
import { page } from '../../shared/page.ts'

/** Single-page consoles keep the query after the #, which no server sees; the page moves it into the query string. */
export function addHashPage(scope: FastifyInstance, path: string): void {
  const text = page({
    title: '授权 · Authorise',
    body: '<p class="quiet">正在打开… Opening…</p>',
    script: "if (location.hash.startsWith('#/')) location.replace(location.pathname + location.hash.slice(2))",
  })
  scope.get(path, async (_request, reply) => reply.type('text/html').send(text))
}

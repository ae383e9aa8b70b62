import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A picture of ours, for platforms that want the file itself. */
export async function servePicture(): Promise<{ readonly origin: string; readonly url: string; close(): void }> {
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'image/png').end('a cat'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, url: `${origin}/cat.png`, close: () => server.close() }
}

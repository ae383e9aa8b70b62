import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { AnswerCase } from '../../server/src/modules/personal/testing/answer-cases.ts'

const WALL = '#dfe9ee'
const wall = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: WALL } })
const person = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: '#c82a1e' },
})

/** Photos as buyers send them: one that is fine, one too small, one whose subject the edge would cut, and no picture at all. */
const photos: Readonly<Record<string, () => Promise<Buffer>>> = {
  '/good.jpg': () =>
    wall(900, 900)
      .composite([{ input: person(320, 520), left: 280, top: 240 }])
      .jpeg()
      .toBuffer(),
  '/tiny.jpg': () =>
    wall(60, 60)
      .composite([{ input: person(20, 30), left: 20, top: 15 }])
      .jpeg()
      .toBuffer(),
  '/cut.jpg': () =>
    wall(2400, 600)
      .composite([{ input: person(2000, 300), left: 200, top: 200 }])
      .jpeg()
      .toBuffer(),
  '/hostile.jpg': async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
}

interface PhotoShop {
  /** `address:port` that the fetcher of photos may ask. */
  readonly host: string
  readonly cases: readonly AnswerCase[]
  readonly close: () => void
}

/** Where the platforms say that buyers' photos lie. */
export async function openPhotoShop(): Promise<PhotoShop> {
  const made = new Map<string, Buffer>()
  for (const [path, make] of Object.entries(photos)) made.set(path, await make())
  const server = createServer((request, response) => {
    const file = made.get(request.url ?? '')
    if (file) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers = (path: string) => [
    { label: 'Name', value: 'Ann' },
    { label: 'Photo', value: `http://${host}${path}` },
  ]
  const cases = [...Object.keys(photos), '/gone.jpg'].map((path) => ({
    answers: answers(path),
    printed: path === '/good.jpg' ? 'Ann' : null,
    photo: true,
  }))
  return { host, cases, close: () => server.close() }
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppCtx } from '../context.ts'
import { fontCatalogue, fontFileNames, readPackedEmoji, readSfnt } from './font-files.ts'

const packed = promisify(brotliCompress)
const unpacked = promisify(brotliDecompress)
const pack = (bytes: Uint8Array) => packed(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('not found')

/** Everything here is packed once and kept so; the rare client that cannot unpack gets it plain. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, type: string, bytes: Buffer) {
  reply.type(type).header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unpacked(bytes))
  return reply.header('content-encoding', 'br').send(bytes)
}

/** Plain fonts are made of the committed ones when first asked for, and kept beside the other data. */
function keptFonts(data_dir: string, version: string) {
  const under_way = new Map<string, Promise<Buffer>>()
  const make = async (file: string): Promise<Buffer> => {
    const path = join(data_dir, 'fonts', version, `${file}.ttf.br`)
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const bytes = await pack(await readSfnt(file))
    await mkdir(dirname(path), { recursive: true })
    // Nobody reads half a font, however this ends.
    await writeFile(`${path}.${process.pid}`, bytes)
    await rename(`${path}.${process.pid}`, path)
    return bytes
  }
  return (file: string): Promise<Buffer> => {
    const running = under_way.get(file) ?? make(file).finally(() => under_way.delete(file))
    under_way.set(file, running)
    return running
  }
}

/** Fonts and emoji for the browser. Addresses name the version of all of them, so they may be kept for ever. */
export function addFonts(app: FastifyInstance, ctx: AppCtx): void {
  let catalogue: Promise<Buffer> | undefined
  let fonts: ((file: string) => Promise<Buffer>) | undefined
  app.get('/fonts/catalogue.json', async (request, reply) => {
    const { version } = fontCatalogue()
    reply.header('etag', `"${version}"`).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === `"${version}"`) return reply.code(304).send()
    catalogue ??= pack(Buffer.from(JSON.stringify(fontCatalogue())))
    return sendPacked(request, reply, 'application/json', await catalogue)
  })
  type FileRequest = { Params: { version: string; folder: string; file: string } }
  app.get<FileRequest>('/fonts/:version/:folder/:file', async (request, reply) => {
    const { version, folder, file } = request.params
    const [name = '', ending] = file.split('.')
    const is_emoji = folder === 'emoji'
    const is_known = fontFileNames().has(`${folder}/${name}`) && ending === (is_emoji ? 'json' : 'ttf')
    if (!is_known) return notFound(reply)
    const is_current = version === fontCatalogue().version
    reply.header('cache-control', is_current ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (is_emoji) return sendPacked(request, reply, 'application/json', await readPackedEmoji(`emoji/${name}`))
    fonts ??= keptFonts(ctx.config.data_dir, fontCatalogue().version)
    return sendPacked(request, reply, 'font/ttf', await fonts(`${folder}/${name}`))
  })
}

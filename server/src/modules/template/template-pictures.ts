import type { FastifyReply } from 'fastify'
import type { AppCtx } from '../../infra/context.ts'
import type { RawHttp } from '../../infra/module/module.ts'
import { contentKey } from '../../infra/storage/storage.ts'
import { paintTemplate } from './template.job.ts'
import { findPicture, setPicture } from './template.queries.ts'

/** Painted at once on a node; designers who wait for their own pictures go on. */
const MOST_AT_ONCE = 2
/** Some pages of a list. What comes beyond is asked to come again. */
const MOST_WAITING = 120
const RETRY_AFTER_SECONDS = 2

class TooManyWaiting extends Error {}

/** Paints pictures nobody has asked for before: few at a time, each only once however many ask. */
function pictureQueue(ctx: AppCtx) {
  const under_way = new Map<number, Promise<string | null>>()
  const waiting: (() => void)[] = []
  let painting = 0

  const turn = async () => {
    if (painting < MOST_AT_ONCE) painting++
    else await new Promise<void>((go) => waiting.push(go))
  }
  const pass = () => {
    const next = waiting.shift()
    if (next) next()
    else painting--
  }
  const paint = async (id: number, document: unknown): Promise<string | null> => {
    await turn()
    try {
      const picture = await paintTemplate(ctx, 0, document)
      if (!picture) return null
      const key = contentKey('public', picture, 'webp')
      await ctx.storage.put(key, picture)
      await setPicture(ctx.db, id, key, document)
      return key
    } finally {
      pass()
    }
  }
  return (id: number, document: unknown): Promise<string | null> => {
    const shared = under_way.get(id)
    if (shared) return shared
    if (waiting.length >= MOST_WAITING) throw new TooManyWaiting()
    const made = paint(id, document).finally(() => under_way.delete(id))
    under_way.set(id, made)
    return made
  }
}

/** Where the picture of a template is, painted or not. */
export const templatePictureUrl = (
  storage: Pick<AppCtx['storage'], 'url'>,
  { id, picture_key, stamp }: { readonly id: number; readonly picture_key: string | null; readonly stamp: string },
): string => (picture_key ? storage.url(picture_key) : `/pictures/design-template/${id}-${stamp}.webp`)

const notFound = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-cache').send('not found')

/** Pictures of templates are painted when a list shows them for the first time. */
export function addTemplatePictures({ app, ctx }: RawHttp): void {
  const getPicture = pictureQueue(ctx)
  app.get<{ Params: { file: string } }>('/pictures/design-template/:file', async (request, reply) => {
    const [, id, stamp] = /^(\d{1,9})-([0-9a-f]{12})\.webp$/.exec(request.params.file) ?? []
    const row = id ? await findPicture(ctx.db, Number(id)) : undefined
    if (!id || row?.stamp !== stamp || !row) return notFound(reply)
    try {
      const key = row.picture_key ?? (await getPicture(Number(id), row.document))
      if (!key) return notFound(reply)
      const life = 'public, max-age=31536000, immutable'
      return reply
        .header('cache-control', life)
        .type('image/webp')
        .send(await ctx.storage.get(key))
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS)
      return reply.code(503).type('text/plain').send('busy')
    }
  })
}

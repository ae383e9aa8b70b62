import { z } from 'zod'
import { job } from '../../infra/jobs/job.ts'
import { contentKey } from '../../infra/storage/storage.ts'
import { paintTemplate } from './paint-template.ts'
import { prepareTemplates } from './prepare-templates.ts'
import { selectUnpainted, setPicture } from './template.queries.ts'
import { changeUserTemplate, findUserTemplate } from './user-template.queries.ts'

/** Brings the platform's templates up to date and paints those without a picture. Off the start's way. */
export const prepareTemplatesJob = job({
  name: 'template.prepare',
  schema: z.object({}),
  expire_seconds: 900,
  async run(ctx) {
    await prepareTemplates(ctx)
    for (const { id, document } of await selectUnpainted(ctx.db)) {
      const picture = await paintTemplate(ctx, 0, document)
      if (!picture) continue
      const key = contentKey('public', picture, 'webp')
      await ctx.storage.put(key, picture)
      await setPicture(ctx.db, id, key)
    }
  },
})

export const paintUserTemplateJob = job({
  name: 'template.paint',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  async run(ctx, { seller_id, id }) {
    const row = await findUserTemplate(ctx.db, seller_id, id)
    const picture = row ? await paintTemplate(ctx, seller_id, row.document) : null
    if (!picture) return
    const key = `private/template/${seller_id}/${id}.webp`
    await ctx.storage.put(key, picture)
    await changeUserTemplate(ctx.db, seller_id, id, { picture_key: key })
  },
})

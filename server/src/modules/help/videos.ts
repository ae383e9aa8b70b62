import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { z } from 'zod'
import { projectRoot } from '../../config/config.ts'
import type { AppCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import type { RawHttp } from '../../infra/module/module.ts'
import { putVideos } from './video.queries.ts'

export const videoFolder = join(projectRoot, 'assets', 'videos')

const Words = z.object({ zh: z.string(), en: z.string() })
/** What `scripts/make-tutorial-videos.ts` writes beside the clips. */
const Manifest = z.array(
  z.object({
    slug: z.string(),
    topic: Words,
    title: Words,
    summary: Words,
    file: z.string(),
    poster: z.string(),
    width_px: z.int(),
    height_px: z.int(),
    duration_ms: z.int(),
    bytes: z.int(),
    transcript: z.array(z.object({ at_ms: z.int(), zh: z.string(), en: z.string() })),
  }),
)

/** The clips of the folder, in the order of their list. */
export async function addVideos(ctx: AppCtx): Promise<void> {
  const list = join(videoFolder, 'videos.json')
  const clips = existsSync(list) ? Manifest.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
  await putVideos(
    ctx.db,
    clips.map(({ topic, title, summary, transcript, ...clip }, sort) => ({
      ...clip,
      topic_zh: topic.zh,
      topic_en: topic.en,
      title_zh: title.zh,
      title_en: title.en,
      summary_zh: summary.zh,
      summary_en: summary.en,
      transcript: jsonText(transcript),
      sort,
    })),
  )
}

/** Serves clips with byte ranges, so that players can seek. Names carry a fingerprint, so they are cached for good. */
export function addVideoHttp({ app }: RawHttp): void {
  if (!existsSync(videoFolder)) return
  void app.register(fastifyStatic, {
    root: videoFolder,
    prefix: '/videos/',
    decorateReply: false,
    index: false,
    maxAge: '365d',
    immutable: true,
  })
}

import type { Reply } from '@inkroute/contract/endpoint'
import type { listTutorialVideos as contract } from '@inkroute/contract/help/help'
import type { PublicCtx } from '../../infra/context.ts'
import { selectVideos } from './video.queries.ts'

export type StoredCue = { readonly at_ms: number; readonly zh: string; readonly en: string }

export async function listTutorialVideos(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  const { language } = ctx
  const videos = await selectVideos(ctx.db)
  return {
    data: videos.map((video) => ({
      id: video.id,
      slug: video.slug,
      topic: video[`topic_${language}`],
      title: video[`title_${language}`],
      summary: video[`summary_${language}`],
      src: `/videos/${video.file}`,
      poster: `/videos/${video.poster}`,
      width_px: video.width_px,
      height_px: video.height_px,
      duration_s: video.duration_ms / 1000,
      bytes: video.bytes,
      transcript: video.transcript.map((cue) => ({
        at_s: cue.at_ms / 1000,
        text: cue[language],
      })),
    })),
  }
}

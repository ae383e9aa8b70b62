import type { Module } from '../../../infra/module/module.ts'
import { addPictureHttp } from './pictures.raw.ts'
import { askToPrepareViews, prepareViewsJob } from './prepare-views.job.ts'
import { sweepPicturesJob } from './sweep-pictures.job.ts'
import { askToWarmPictures, warmPicturesJob } from './warm-pictures.job.ts'

/** Pictures of the catalogue by address. Below its rows in the ladder: the warm-up reads them. */
export const picturesModule: Module = {
  name: 'pictures',
  reads: ['gallery_artwork'],
  raw: addPictureHttp,
  jobs: [warmPicturesJob, prepareViewsJob, sweepPicturesJob],
  base: async (ctx) => {
    if (!ctx.config.prepare_pictures) return
    await askToWarmPictures(ctx)
    await askToPrepareViews(ctx)
  },
}

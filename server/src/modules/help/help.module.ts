import type { Module } from '../../infra/module/module.ts'
import { helpAddresses } from './help.addresses.ts'
import { addHelp } from './help.base.ts'
import { helpRoutes } from './help.routes.ts'
import { addVideoHttp, addVideos } from './videos.ts'

export const helpModule: Module = {
  name: 'help',
  tables: ['help_article', 'help_category', 'help_redirect', 'help_vote', 'help_word', 'tutorial_video'],
  reads: ['content_item'],
  routes: helpRoutes,
  raw: addVideoHttp,
  addresses: helpAddresses,
  base: async (ctx) => {
    await addHelp(ctx)
    await addVideos(ctx)
  },
}

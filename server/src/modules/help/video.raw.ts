import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { RawHttp } from '../../infra/module.ts'
import { videoFolder } from './videos.ts'

/** Clips with byte ranges, so that players can jump. Their names carry a fingerprint, so browsers keep them for ever. */
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

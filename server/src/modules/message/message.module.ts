import type { Module } from '../../infra/module.ts'
import { deliverPlatformMessage } from './deliver-platform-message.job.ts'
import { messageRoutes } from './message.routes.ts'
import { seedMessages } from './message.seed.ts'
import { messageStream } from './message-stream.ts'
import { welcomeJob } from './welcome.job.ts'

export const messageModule: Module = {
  name: 'message',
  routes: messageRoutes,
  raw: messageStream,
  jobs: [deliverPlatformMessage, welcomeJob],
  seed: seedMessages,
}

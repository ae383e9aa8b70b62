import type { Module } from '../../infra/module.ts'
import { deliverPlatformMessage } from './deliver-platform-message.job.ts'
import { addDemoMessages } from './message.demo.ts'
import { messageRoutes } from './message.routes.ts'
import { messageStream } from './message-stream.ts'
import { welcomeJob } from './welcome.job.ts'

export const messageModule: Module = {
  name: 'message',
  routes: messageRoutes,
  raw: messageStream,
  jobs: [deliverPlatformMessage, welcomeJob],
  demo: addDemoMessages,
}

import * as contract from '@inkroute/contract/message/message'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, deleted } from '../../infra/privacy/personal-data.ts'
import { accountHooks } from '../account/account.ts'
import { deliverPlatformMessage } from './deliver-platform-message.job.ts'
import { countUnread, deleteMessages, listMessages, readMessages } from './inbox.ts'
import { addDemoMessages } from './message.demo.ts'
import { countUnreadMessages } from './message.queries.ts'
import { messageStream } from './message-stream.ts'
import { tellPasswordChanged } from './password-changed.job.ts'
import { listPlatformMessages, sendPlatformMessage } from './platform-messages.ts'
import { welcomeJob } from './welcome.job.ts'

function messageRoutes(bind: Bind): void {
  bind(contract.listMessages, listMessages)
  bind(contract.countUnread, countUnread)
  bind(contract.readMessages, readMessages)
  bind(contract.deleteMessages, deleteMessages)
  bind(contract.sendPlatformMessage, sendPlatformMessage)
  bind(contract.listPlatformMessages, listPlatformMessages)
}

export const messageModule: Module = {
  name: 'message',
  tables: ['user_message', 'platform_message', 'delivery', 'delivery_choice', 'delivery_consent'],
  reads: ['app_user'],
  triggers: [
    {
      names: [
        'user_message_announced',
        'user_message_delivered',
        'user_message_digest_announced',
        'user_message_digest_delivered',
      ],
      why: 'Every way of sending a message reaches open pages and mail, and a checkout pays no round trip for it.',
    },
  ],
  personal: {
    tables: [deleted('user_message'), deleted('platform_message', { column: 'recipient_seller_id' })],
    retention: [
      {
        key: 'messages',
        name: { zh: '站内消息', en: 'Messages' },
        note: { zh: '卖家收件箱中的消息', en: 'Messages in sellers’ inboxes' },
        default_days: null,
        min_days: 90,
        rows: [aged('user_message', 'created_at')],
      },
    ],
  },
  routes: messageRoutes,
  raw: messageStream,
  hooks: [on(accountHooks.unread, countUnreadMessages)],
  jobs: [deliverPlatformMessage, tellPasswordChanged, welcomeJob],
  demo: addDemoMessages,
}

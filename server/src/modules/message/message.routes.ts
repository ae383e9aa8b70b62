import * as contract from '@inkroute/contract/message/message'
import type { Bind } from '../../infra/http/bind.ts'
import { countUnread } from './count-unread.ts'
import { deleteMessages } from './delete-messages.ts'
import { listMessages } from './list-messages.ts'
import { listPlatformMessages } from './list-platform-messages.ts'
import { readMessages } from './read-messages.ts'
import { sendPlatformMessage } from './send-platform-message.ts'

export function messageRoutes(bind: Bind): void {
  bind(contract.listMessages, listMessages)
  bind(contract.countUnread, countUnread)
  bind(contract.readMessages, readMessages)
  bind(contract.deleteMessages, deleteMessages)
  bind(contract.sendPlatformMessage, sendPlatformMessage)
  bind(contract.listPlatformMessages, listPlatformMessages)
}

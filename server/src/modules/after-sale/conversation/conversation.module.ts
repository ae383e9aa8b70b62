import * as contract from '@inkroute/contract/after-sale/conversation'
import type { Module } from '../../../infra/module/module.ts'
import { blocking, deleted } from '../../../infra/privacy/personal-data.ts'
import {
  closeConversation,
  getConversation,
  listConversations,
  openConversation,
  replyConversation,
} from './own-conversations.ts'
import {
  closeStaffConversation,
  countStaffConversations,
  getStaffConversation,
  listStaffConversations,
  replyStaffConversation,
} from './staff-conversations.ts'

export const conversationModule: Module = {
  name: 'after-sale/conversation',
  reads: ['app_user'],
  personal: {
    tables: [deleted('conversation'), deleted('conversation_message')],
    blockers: [blocking('tickets', 'conversation', 'state', ['waiting_staff'])],
  },
  routes(bind) {
    bind(contract.listConversations, listConversations)
    bind(contract.getConversation, getConversation)
    bind(contract.openConversation, openConversation)
    bind(contract.replyConversation, replyConversation)
    bind(contract.closeConversation, closeConversation)
    bind(contract.listStaffConversations, listStaffConversations)
    bind(contract.countStaffConversations, countStaffConversations)
    bind(contract.getStaffConversation, getStaffConversation)
    bind(contract.replyStaffConversation, replyStaffConversation)
    bind(contract.closeStaffConversation, closeStaffConversation)
  },
}

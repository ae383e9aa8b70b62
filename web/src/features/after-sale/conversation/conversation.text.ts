import { defineText } from '../../../shared/text/text.ts'

export const conversationText = defineText({
  open: { zh: '联系客服', en: 'Contact support' },
  open_unread: { zh: '联系客服，{count} 条未读回复', en: 'Contact support, unread replies: {count}' },
  title: { zh: '联系客服', en: 'Contact support' },
  hours: { zh: '服务时间', en: 'Support hours' },
  reply_time: { zh: '预计回复', en: 'Expected reply' },
  email: { zh: '邮箱', en: 'Email' },
  chat: { zh: '在线客服', en: 'Live chat' },
  chat_open: { zh: '打开对话', en: 'Open chat' },
  question: { zh: '有什么可以帮您？', en: 'How can we help?' },
  question_hint: {
    zh: '写下遇到的问题，可附截图。客服的回复会显示在这里和消息中心。',
    en: 'Describe the problem and add screenshots if you like. Replies appear here and in your messages.',
  },
  question_short: { zh: '请写明问题，至少 5 个字', en: 'Please describe the problem in at least 5 characters' },
  articles: { zh: '这些文章可能有帮助', en: 'These articles may help' },
  send: { zh: '发送给客服', en: 'Send to support' },
  sent: { zh: '已发送给客服', en: 'Sent to support' },
  yours: { zh: '您的对话', en: 'Your conversations' },
  show_all: { zh: '查看全部 {count} 个', en: 'Show all {count}' },
  back: { zh: '返回', en: 'Back' },
  close: { zh: '问题已解决', en: 'Mark as solved' },
  closed_hint: { zh: '对话已结束；继续回复会重新打开。', en: 'This conversation is closed. Replying opens it again.' },
  help_centre: { zh: '帮助中心', en: 'Help centre' },
  waiting_staff: { zh: '等待客服', en: 'Waiting for support' },
  waiting_seller: { zh: '已回复', en: 'Answered' },
  closed: { zh: '已结束', en: 'Closed' },
})

export const staffConversationText = defineText({
  tabs: { zh: '类别', en: 'Type' },
  requests: { zh: '售后申请', en: 'After-sale requests' },
  conversations: { zh: '客服对话', en: 'Conversations' },
  description: {
    zh: '卖家从后台右上角提出的问题，等待最久的排在最前。',
    en: 'Questions sellers ask from the top bar. Those waiting longest come first.',
  },
  keyword: { zh: '卖家用户名、编号或内容', en: 'Seller, number or subject' },
  empty: { zh: '没有对话', en: 'No conversations' },
  choose: { zh: '选择左侧的一个对话', en: 'Choose a conversation on the left' },
  opened_on: { zh: '提问时所在页面 {path}', en: 'Asked on {path}' },
  close: { zh: '结束对话', en: 'Close conversation' },
  waiting_staff: { zh: '待回复', en: 'Waiting for us' },
  waiting_seller: { zh: '已回复', en: 'Answered' },
  closed: { zh: '已结束', en: 'Closed' },
})

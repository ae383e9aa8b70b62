import { defineText } from '../../shared/text/text.ts'

export const serviceText = defineText({
  open: { zh: '联系客服，可拖动', en: 'Contact support (drag to move)' },
  close: { zh: '收起客服按钮', en: 'Hide the support button' },
  title: { zh: '联系客服', en: 'Contact support' },
  hours: { zh: '服务时间', en: 'Hours' },
  reply_time: { zh: '预计回复', en: 'Reply' },
  write: { zh: '写给客服', en: 'Write to support' },
  email: { zh: '邮箱', en: 'Email' },
  lead: {
    zh: '来信请写明用户名和遇到问题的页面，我们会更快找到原因。',
    en: 'Include your username and the screen you were on, so we can help faster.',
  },
  chat: { zh: '在线客服', en: 'Chat' },
  chat_open: { zh: '打开对话', en: 'Open chat' },
  none: {
    zh: '这里还没有填写客服联系方式，请先查看帮助中心。',
    en: 'No support contact has been set up yet. The help centre may have the answer.',
  },
  help: { zh: '先看看帮助中心', en: 'Search the help centre' },
  failed: { zh: '联系方式加载失败，请稍后再试', en: 'Could not load the contact details. Please try again.' },
})

import { defineText } from '../../shared/text/text.ts'

<<<<<<< HEAD
export const offlineGateText = defineText({
  title: { zh: '网络已断开，这个页面还没有载入', en: 'You are offline, and this page has not been loaded yet' },
  body: {
    zh: '恢复网络后会自动打开；也可以先留在当前页面，已填写的内容会保留。',
    en: 'It opens automatically once you are back online. You can also stay here; your input is kept.',
  },
  retry: { zh: '重新载入', en: 'Try again' },
  stay: { zh: '留在当前页面', en: 'Stay here' },
})

export const serviceText = defineText({
  open: { zh: '联系客服，可拖动', en: 'Contact support, movable' },
  close: { zh: '收起客服按钮', en: 'Hide the support button' },
  title: { zh: '联系客服', en: 'Contact support' },
  hours: { zh: '服务时间', en: 'Hours' },
  email: { zh: '邮箱', en: 'E-mail' },
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
  failed: { zh: '联系方式没有载入，请稍后再试', en: 'Could not load the contact details. Please try again.' },
})

=======
>>>>>>> f41239e4 (Keep server calls and dialog texts out of the shell every page loads)
export const hostsText = defineText({
  loading: { zh: '加载中', en: 'loading' },
  cancel: { zh: '取消', en: 'Cancel' },
  to_top: { zh: '回到顶部', en: 'Back to top' },
  page_loading: { zh: '页面载入进度', en: 'Page loading' },
})

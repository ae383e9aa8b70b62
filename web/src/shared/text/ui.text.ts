import { defineText } from './text.ts'

export const fieldText = defineText({
  showPassword: { zh: '显示密码', en: 'Show password' },
  hidePassword: { zh: '隐藏密码', en: 'Hide password' },
})

export const loadFailedText = defineText({
  failed: { zh: '内容加载失败', en: 'Could not load this' },
  offline: {
    zh: '网络已断开，内容加载失败；恢复后会自动加载',
    en: 'You are offline, so this could not be loaded. It will load automatically when you are back online.',
  },
  offline_bar: {
    zh: '网络已断开：页面内容可能不是最新，提交的操作不会生效。已填写的内容会保留。',
    en: 'You are offline: this may be out of date, and nothing can be sent. Your input is kept.',
  },
  retry: { zh: '重新加载', en: 'Try again' },
})

export const timeText = defineText({ just_now: { zh: '刚刚', en: 'just now' } })

import { defineText } from '../../../shared/text/text.ts'

export const noticeDeskText = defineText({
  notices: { zh: '公告', en: 'Notices' },
  notices_note: {
    zh: '发布后出现在公开站的公告栏和卖家的公告中心；写好开始时间可以定时发布。',
    en: 'Published notices appear in the public ticker and in the sellers’ notice centre; a start time schedules them.',
  },
  title: { zh: '标题', en: 'Title' },
  summary: { zh: '摘要', en: 'Summary' },
  desc: { zh: '正文', en: 'Text' },
  audience: { zh: '谁能看到', en: 'Audience' },
  audience_all: { zh: '所有访客', en: 'Everyone' },
  audience_seller: { zh: '仅登录卖家', en: 'Sellers who are logged in' },
  alert_until: { zh: '登录后弹出，直到', en: 'Shown after login until' },
  alert_help: { zh: '留空则不弹出。', en: 'Leave empty if it should not be shown after login.' },
  show_from: { zh: '发布时间', en: 'Date' },
  show_help: {
    zh: '公告上显示的日期；将来的时间到了才展示，留空为发布当时。',
    en: 'Date of the notice; a future date schedules it, leave empty for now.',
  },
  holidays: { zh: '节日弹窗', en: 'Seasonal pop-ups' },
  holidays_note: {
    zh: '首页与控制台弹出的活动图，关闭后不再出现。',
    en: 'A promotion shown over the home page and the console; once closed it is not shown again.',
  },
  image_zh: { zh: '中文图片（840 × 1050）', en: 'Chinese picture (840 × 1050)' },
  image_en: { zh: '英文图片（840 × 1050）', en: 'English picture (840 × 1050)' },
  alt: { zh: '图片说明', en: 'Text in the picture' },
  url: { zh: '点击后打开', en: 'Link' },
  required: { zh: '请填写', en: 'Please fill this in' },
})

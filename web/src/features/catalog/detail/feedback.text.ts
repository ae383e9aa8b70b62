import { defineText } from '../../../shared/text/text.ts'

export const feedbackText = defineText({
  title: { zh: '反馈这款产品', en: 'Tell us about this product' },
  lead: {
    zh: '质量、描述、尺码、价格，哪里不对或可以更好，直接告诉我们。回复会发到消息中心。',
    en: 'Quality, description, sizes, price: tell us what is wrong or could be better. The answer comes to the message centre.',
  },
  kind: { zh: '关于', en: 'About' },
  choose: { zh: '请选择', en: 'Please choose' },
  text: { zh: '具体情况', en: 'What happened' },
  placeholder: {
    zh: '例如：M 码实测衣长比尺码表短 2 厘米',
    en: 'For example: size M is 2 cm shorter than the chart says',
  },
  send: { zh: '提交反馈', en: 'Send feedback' },
  login: { zh: '登录后反馈', en: 'Log in to send feedback' },
  sent: {
    zh: '已收到，谢谢。处理结果会发到消息中心。',
    en: 'Received, thank you. The answer comes to the message centre.',
  },
  again: { zh: '再写一条', en: 'Write another' },
})

/** What is wrong with a field, as forms state it. */
export const feedbackProblem = {
  kind: '请选择反馈的方面|Please choose what it is about',
  text: '请多写几个字，至少 5 个|Please write at least 5 characters',
} as const

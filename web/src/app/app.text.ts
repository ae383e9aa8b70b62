import { defineText } from '../shared/text/text.ts'

export const errorPolicyText = defineText({
  expired: { zh: '登录已过期，请重新登录', en: 'Login expired, please log in again' },
  forbidden: { zh: '没有权限进行此操作', en: 'You do not have permission to do this' },
  busy: { zh: '操作太频繁，请稍后再试', en: 'Too many requests, please try again shortly' },
  network: { zh: '网络错误', en: 'Network error' },
  notice: { zh: '提示', en: 'Notice' },
  buy: { zh: '去购买', en: 'Buy now' },
  alipay: { zh: '用支付宝支付', en: 'Pay with Alipay' },
  recharge: { zh: '去充值', en: 'Recharge' },
  silent_title: { zh: '平台没有答复，仍要付款吗？', en: 'The marketplace did not answer. Pay anyway?' },
  silent_hint: {
    zh: '如果买家已经取消，付款后会照常生产。请先在平台上核对，或稍后再试。',
    en: 'If the buyer has cancelled, they would be made all the same. Check them on the marketplace first, or try again later.',
  },
  silent_pay: { zh: '已核对，仍要付款', en: 'I have checked; pay anyway' },
})

export const sessionWatchText = defineText({
  linkExpired: { zh: '跳转链接已失效，请重新登录', en: 'This link has expired, please log in' },
})

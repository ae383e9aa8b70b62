import { defineText } from '../../../shared/text/text.ts'

export const wechatText = defineText({
  off: { zh: '本站暂未开通微信绑定。', en: 'WeChat is not set up on this site.' },
  description: {
    zh: '绑定微信，在手机上接收订单与账户提醒',
    en: 'Link WeChat to get order and account alerts on your phone',
  },
  wechat: { zh: '微信', en: 'WeChat' },
  bound: { zh: '已绑定', en: 'Linked' },
  unbound: { zh: '未绑定', en: 'Not linked' },
  why: {
    zh: '用微信扫码关注公众号即可绑定。发货、异常订单和余额变动会推送给您，每个微信只能绑定一个账号。',
    en: 'Scan with WeChat and follow the official account to link it. You will be notified of shipments, order problems and balance changes. Each WeChat account can be linked to one {brand} account.',
  },
  nickname: { zh: '微信昵称', en: 'WeChat name' },
  boundAt: { zh: '绑定时间', en: 'Linked on' },
  show: { zh: '显示绑定二维码', en: 'Show the QR code' },
  scan: { zh: '打开微信“扫一扫”', en: 'Scan with WeChat' },
  waiting: { zh: '等待扫码，{seconds} 秒后失效', en: 'Waiting for you to scan; valid for {seconds} s' },
  qr: { zh: '绑定微信的二维码', en: 'QR code that links WeChat' },
  cannotScan: { zh: '无法扫码？打开链接', en: 'Can’t scan? Open the link' },
  expired: { zh: '二维码已失效', en: 'The QR code has expired' },
  taken: {
    zh: '该微信已绑定其他账号，请先在那边解绑，或换一个微信扫码',
    en: 'This WeChat account is linked to another {brand} account; unlink it there or scan with another one',
  },
  refresh: { zh: '刷新二维码', en: 'Get a new code' },
  justBound: { zh: '微信绑定成功', en: 'WeChat linked' },
  unbind: { zh: '解除绑定', en: 'Unlink' },
  unbindAsk: { zh: '解除与微信“{nickname}”的绑定？', en: 'Unlink WeChat “{nickname}”?' },
  unbindNote: {
    zh: '解除后将不再收到微信提醒，可以随时重新绑定',
    en: 'WeChat notifications will stop; you can link it again at any time',
  },
  unbindDone: { zh: '已解除绑定', en: 'WeChat unlinked' },
  cancel: { zh: '取消', en: 'Cancel' },
  failed: { zh: '绑定状态没有加载出来', en: 'Could not load the status' },
  retry: { zh: '重试', en: 'Try again' },
})

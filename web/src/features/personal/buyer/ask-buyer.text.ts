import { defineText } from '../../../shared/text/text.ts'

export const askText = defineText({
  ask: { zh: '请买家填写', en: 'Ask the buyer' },
  ask_one: { zh: '请买家填写 {name}', en: 'Ask the buyer of {name}' },
  title: { zh: '发给买家的链接', en: 'Link for the buyer' },
  lead: {
    zh: '把链接发给买家。买家无需登录，即可在手机上填写内容、查看实际效果并确认；确认的内容会直接填入这个订单。',
    en: 'Send this link to the buyer. Without a login they fill in the fields on their phone, see the product and approve it; what they approve fills this order.',
  },
  link: { zh: '链接', en: 'Link' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '链接已复制', en: 'Link copied' },
  progress: { zh: '买家链接进度', en: 'Progress of the buyer’s link' },
  created: { zh: '链接生成于', en: 'Link made' },
  opened: { zh: '买家打开于', en: 'Opened by the buyer' },
  answered: { zh: '买家确认于', en: 'Answered' },
  approved: { zh: '与买家确认的一致', en: 'As the buyer approved' },
  changed_since: { zh: '买家确认后有改动', en: 'Changed since the buyer approved' },
  may_change: {
    zh: '开始制作之前，买家可以用链接修改内容',
    en: 'Buyers may change their answers by the link until production begins',
  },
  photo_days: { zh: '买家照片保留天数', en: 'Days to keep buyers’ photos' },
  photo_days_note: {
    zh: '通过后超过此天数，买家在页面上传的照片会被永久删除，之后无法补印照片。',
    en: 'Photos that buyers send on their page are erased this long after the approval; the photo cannot be reprinted then.',
  },
  in_shop: { zh: '买家在店铺中确认（{reference}）', en: 'Approved in the shop ({reference})' },
  approved_picture: { zh: '买家确认的图片', en: 'What the buyer approved' },
})

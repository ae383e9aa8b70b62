import { defineText } from '../../shared/text/text.ts'

export const proofText = defineText({
  title: { zh: '通过的设计与印刷文件', en: 'Approved design and print file' },
  by_buyer: { zh: '买家于 {at} 确认', en: 'Approved by the buyer {at}' },
  by_seller: { zh: '于 {at} 通过', en: 'Approved {at}' },
  nothing_approved: { zh: '还没有通过的设计', en: 'No design is approved yet' },
  changed_since: {
    zh: '买家确认之后，卖家修改过内容',
    en: 'The seller changed it after the buyer had approved it',
  },
  hash: { zh: '校验值', en: 'Hash' },
  file: { zh: '印刷文件 {name}', en: 'Print file: {name}' },
  no_files: { zh: '付款后开始制作印刷文件', en: 'Print files are made once the order is paid' },
  equal: { zh: '与通过的设计一致', en: 'Same as approved' },
  different: { zh: '与通过的设计不同', en: 'Different from what was approved' },
  unmarked: { zh: '文件制作于加入校验值之前', en: 'Made before files carried a hash' },
  waiting: { zh: '制作中', en: 'In the making' },
  picture: { zh: '通过的设计：{name}', en: 'The approved design: {name}' },
  failed: { zh: '暂时无法比较印刷文件', en: 'The print files cannot be compared right now' },
  retry: { zh: '重试', en: 'Try again' },
})

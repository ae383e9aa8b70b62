import { defineText } from '../../../shared/text/text.ts'

export const transferText = defineText({
  going: { zh: '即将前往', en: 'You are about to visit' },
  own: { zh: '本站页面', en: 'A page of this site' },
  outside: { zh: '外部网站', en: 'Another site' },
  seconds: { zh: '{seconds} 秒后自动前往', en: 'Continuing in {seconds} s' },
  go: { zh: '立即前往', en: 'Go now' },
  stay: { zh: '留在本站', en: 'Stay here' },
  refused: { zh: '不能前往这个地址', en: 'This address is not allowed' },
  refused_body: {
    zh: '它不是本站的页面，也不在允许的名单里。如果链接来自他人，请小心核实。',
    en: 'It is neither a page on this site nor on our list. If someone sent you the link, check it carefully.',
  },
})

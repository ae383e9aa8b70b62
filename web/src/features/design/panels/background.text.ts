import { defineText } from '../../../shared/text/text.ts'

export const backgroundText = defineText({
  about: { zh: '底色铺满印刷区，在所有图层之下', en: 'Fills the print area behind all layers' },
  none: { zh: '不要底色', en: 'No background' },
  all: { zh: '所有面用同样的底色', en: 'The same on all faces' },
})

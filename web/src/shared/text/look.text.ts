import { defineText } from './text.ts'

/** Names of the finished looks of pictures. */
export const lookText = defineText({
  vivid: { zh: '鲜艳', en: 'Vivid' },
  soft: { zh: '柔和', en: 'Soft' },
  warm: { zh: '暖阳', en: 'Warm' },
  cool: { zh: '清冷', en: 'Cool' },
  faded: { zh: '褪色', en: 'Faded' },
  matte: { zh: '哑光', en: 'Matte' },
  film: { zh: '胶片', en: 'Film' },
  cinema: { zh: '电影', en: 'Cinema' },
  dusk: { zh: '暮色', en: 'Dusk' },
  sepia: { zh: '怀旧', en: 'Sepia' },
  mono: { zh: '黑白', en: 'Mono' },
  noir: { zh: '浓黑白', en: 'Noir' },
})

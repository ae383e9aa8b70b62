import { defineText } from '../text/text.ts'

export const timeText = defineText({ just_now: { zh: '刚刚', en: 'just now' } })

import { defineText } from '../../../shared/text/text.ts'

export const previewText = defineText({
  note: {
    zh: '预览：这里有尚未发布的修改，访客看不到。',
    en: 'Preview: includes changes visitors cannot see yet.',
  },
  leave: { zh: '看访客看到的页面', en: 'View as a visitor' },
})

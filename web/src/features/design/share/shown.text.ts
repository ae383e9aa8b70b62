import { defineText } from '../../../shared/text/text.ts'

/** The page behind a link, read by people without an account. */
export const shownText = defineText({
  gone: { zh: '链接已失效', en: 'This link is no longer valid' },
  goneLead: {
    zh: '它可能已被收回。请向发给您链接的人要一个新的。',
    en: 'It may have been withdrawn. Ask the person who sent it for a new one.',
  },
  loading: { zh: '正在加载…', en: 'Loading…' },
  side: { zh: '{title}：{name}', en: '{title}: {name}' },
  updated: { zh: '更新于 {when}', en: 'Updated {when}' },
  comments: { zh: '评论', en: 'Comments' },
  none: { zh: '还没有评论', en: 'No comments yet' },
  name: { zh: '您的名字', en: 'Your name' },
  comment: { zh: '评论', en: 'Comment' },
  send: { zh: '发表评论', en: 'Send comment' },
  sent: { zh: '评论已发出，设计者会看到', en: 'Sent. The designer will see it' },
})

import { defineText } from '../../shared/text/text.ts'

export const voteText = defineText({
  question: { zh: '这篇文章有帮助吗？', en: 'Was this article helpful?' },
  yes: { zh: '有帮助', en: 'Yes' },
  no: { zh: '没有帮助', en: 'No' },
  thanks_yes: { zh: '谢谢，已记下。', en: 'Thank you for your feedback.' },
  thanks_no: { zh: '谢谢，我们会改进这篇文章。', en: 'Thank you. We will improve it.' },
})

export const helpText = defineText({
  tutorial: { zh: '新手教程', en: 'Tutorial' },
  tutorial_list: { zh: '教程目录', en: 'Contents' },
  open_page: { zh: '在帮助中心打开', en: 'Open in the help centre' },
  more: { zh: '更多帮助', en: 'More help' },
  failed: { zh: '内容加载失败，请稍后再试', en: 'Could not load the content. Please try again.' },
  title: { zh: '帮助中心', en: 'Help centre' },
  lead: { zh: '想知道什么，直接搜索，或按分类查找。', en: 'Search for what you need, or browse by topic.' },
  search: { zh: '搜索', en: 'Search' },
  search_label: { zh: '搜索帮助文章', en: 'Search help articles' },
  placeholder: { zh: '例如：子账号、上传图片、验证码', en: 'For example: sub-account, upload, code' },
  words: { zh: '常搜', en: 'Popular' },
  categories: { zh: '帮助分类', en: 'Help topics' },
  all: { zh: '全部文章', en: 'All articles' },
  found: { zh: '“{query}”共找到 {count} 篇', en: '{count} {count|article|articles} for “{query}”' },
  none: {
    zh: '没有找到相关文章，换个词试试，或联系客服。',
    en: 'No articles found. Try another word, or contact support.',
  },
  updated: { zh: '更新于 {day}', en: 'Updated {day}' },
  previous: { zh: '上一篇', en: 'Previous' },
  next: { zh: '下一篇', en: 'Next' },
  neighbours: { zh: '相邻文章', en: 'More articles' },
})

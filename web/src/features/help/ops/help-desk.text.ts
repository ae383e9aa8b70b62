import { defineText } from '../../../shared/text/text.ts'

export const helpDeskText = defineText({
  articles: { zh: '帮助文章', en: 'Help articles' },
  articles_note: {
    zh: '帮助中心的文章；“对应页面”决定控制台里每个页面的帮助链接。',
    en: 'Articles in the help centre; “Explains” decides which article each console screen links to.',
  },
  categories: { zh: '帮助分类', en: 'Help categories' },
  categories_note: {
    zh: '帮助中心左侧的分类，按顺序显示。',
    en: 'The categories on the left of the help centre, in order.',
  },
  category: { zh: '分类', en: 'Category' },
  title: { zh: '标题', en: 'Title' },
  summary: { zh: '摘要', en: 'Summary' },
  body: { zh: '正文', en: 'Text' },
  keywords: { zh: '搜索词（空格分隔）', en: 'Search keywords, separated by spaces' },
  is_common: { zh: '首页常见问题', en: 'Show in common questions' },
  is_tutorial: { zh: '控制台教程', en: 'Show in the console tutorial' },
  explains: { zh: '对应页面（输入地址后回车）', en: 'Explains these screens (type a path, then Enter)' },
  name: { zh: '名称', en: 'Name' },
  icon: { zh: '图标', en: 'Icon' },
  required: { zh: '请填写', en: 'Please fill this in' },
})

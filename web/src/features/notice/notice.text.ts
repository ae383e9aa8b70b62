import { defineText } from '../../shared/text/text.ts'

export const noticeText = defineText({
  previous: { zh: '上一条', en: 'Previous' },
  next: { zh: '下一条', en: 'Next' },
  more: { zh: '查看更多消息', en: 'More messages' },
  close_note: { zh: '关闭后一天内不再弹出', en: 'Once closed, this is hidden for a day' },
  position: { zh: '第 {index} 条，共 {total} 条', en: '{index} of {total}' },
  ticker_label: { zh: '最新公告', en: 'Latest notices' },
  ticker_all: { zh: '全部公告', en: 'All notices' },
  list_description: {
    zh: '发货时间、规则变化和新功能，都在这里公布。',
    en: 'Shipping times, policy changes and new features are announced here.',
  },
  empty: { zh: '还没有公告', en: 'No notices yet' },
  failed: { zh: '公告加载失败', en: 'Could not load the notices' },
  retry: { zh: '重新加载', en: 'Try again' },
  missing: { zh: '这条公告不存在或已撤回', en: 'This notice does not exist or is no longer available' },
  back: { zh: '返回公告列表', en: 'Back to notices' },
  newer: { zh: '较新', en: 'Newer' },
  older: { zh: '较早', en: 'Older' },
  neighbours: { zh: '前后公告', en: 'More notices' },
  total: { zh: '共 {count} 条', en: '{count} in total' },
  promotion: { zh: '活动', en: 'Promotion' },
  read: { zh: '阅读公告', en: 'Read it' },
  look: { zh: '查看活动', en: 'Take a look' },
})

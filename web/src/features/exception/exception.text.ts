import { defineText } from '../../shared/text/text.ts'

export const exceptionText = defineText({
  title: { zh: '现在要处理', en: 'Needs your attention' },
  count: { zh: '{count} 项', en: '{count} open' },
  all_of_kind: { zh: '全部 {count} 项', en: 'All {count}' },
  urgent: { zh: '紧急', en: 'Urgent' },
  empty_title: { zh: '没有要处理的事', en: 'Nothing needs your attention' },
  empty_body: {
    zh: '未付款、被暂停、地址有误、印刷失败的订单和未回复的工单会出现在这里。',
    en: 'Unpaid or held orders, bad addresses, failed prints and unanswered support requests appear here.',
  },
  release: { zh: '放行', en: 'Release' },
  released: { zh: '已放行，按规则继续', en: 'Released; processing continues' },
  kinds: { zh: '按类型筛选', en: 'Filter by type' },
  everything: { zh: '全部', en: 'All' },
})

import { defineText } from '../../shared/text/text.ts'

export const overviewText = defineText({
  title: { zh: '概览', en: 'Overview' },
  description: { zh: '平台此刻的状态，每分钟更新。', en: 'The state of the platform, refreshed every minute.' },
  people: { zh: '卖家与访问', en: 'Sellers and visits' },
  sellers: { zh: '卖家', en: 'Sellers' },
  sellers_new: { zh: '近 7 天新增', en: 'New in 7 days' },
  sub_accounts: { zh: '子账号', en: 'Sub-accounts' },
  online: { zh: '24 小时内活跃用户', en: 'People active in 24 h' },
  visits: { zh: '24 小时内页面访问', en: 'Page visits in 24 h' },
  jobs: { zh: '后台任务', en: 'Background jobs' },
  waiting: { zh: '等待', en: 'Waiting' },
  active: { zh: '进行中', en: 'Running' },
  failed: { zh: '失败', en: 'Failed' },
  completed: { zh: '已完成', en: 'Completed' },
  system: { zh: '系统', en: 'System' },
  database: { zh: '数据库大小', en: 'Database size' },
  version: { zh: '版本', en: 'Version' },
  migration: { zh: '最新迁移', en: 'Newest migration' },
  started: { zh: '启动于', en: 'Running since' },
  load_failed: { zh: '概览没有载入', en: 'The overview did not load' },
  retry: { zh: '重试', en: 'Try again' },
})

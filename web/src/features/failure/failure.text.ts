import { defineText } from '../../shared/text/text.ts'

export const failureText = defineText({
  title: { zh: '需要排查', en: 'Failures to review' },
  none: { zh: '近两周没有失败。', en: 'Nothing has failed in the last two weeks.' },
  job: { zh: '后台任务失败', en: 'Background jobs' },
  print: { zh: '印刷文件生成失败', en: 'Print files' },
  check: { zh: '质检不合格', en: 'Failed quality checks' },
  parcel: { zh: '包裹运输异常', en: 'Parcels with a problem' },
  push: { zh: '平台拒收运单号', en: 'Tracking numbers refused by the marketplace' },
  sync: { zh: '店铺同步失败', en: 'Stores that are not syncing' },
  payment: { zh: '支付对账差异', en: 'Payments that do not match the gateway' },
  all: { zh: '查看全部 {count} 项', en: 'All {count}' },
  failed: { zh: '没有读到失败列表', en: 'Could not load the list' },
})

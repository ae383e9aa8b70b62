import type { HoldReason } from '../../order/codes.ts'

interface Words {
  readonly zh: string
  readonly en: string
}

/** What staff call the work behind a job; one that is not listed shows its own name. */
export const jobNames: Readonly<Record<string, Words>> = {
  'design.print_set': { zh: '印刷文件', en: 'Print files' },
  'design.mockups': { zh: '效果图', en: 'Mockups' },
  'wallet.send-refund': { zh: '原路退款', en: 'Refund to its source' },
  'wallet.close-trade': { zh: '关闭支付交易', en: 'Close a trade' },
  'wallet.reconcile-day': { zh: '支付对账', en: 'Payment reconciliation' },
  'wallet.audit-ledger': { zh: '夜间对账', en: 'Nightly ledger audit' },
  'order.make-paid-change': { zh: '已付款的订单变更', en: 'Paid order change' },
  'order.bulk': { zh: '订单批量操作', en: 'Bulk order action' },
  'order-import.run': { zh: '订单导入', en: 'Order import' },
  'order-import.undo': { zh: '撤销订单导入', en: 'Undo an order import' },
  'upload.intake': { zh: '上传处理', en: 'Upload processing' },
  'export.run': { zh: '导出', en: 'Export' },
  'goods.batch': { zh: '批量制作', en: 'Batch run' },
  'goods.labels': { zh: '标签', en: 'Labels' },
  'goods.template-import': { zh: '模板导入', en: 'Template import' },
  'grid.paint': { zh: '拼图生成', en: 'Grid picture' },
  'production.begin': { zh: '订单下厂', en: 'Send orders to factories' },
  'production.print-batch': { zh: '印刷文件打包', en: 'Print file package' },
  'production.register-parcel': { zh: '物流登记', en: 'Parcel registration' },
  'store.push': { zh: '回传物流单号', en: 'Tracking sent to a shop' },
  'store.sync': { zh: '店铺订单同步', en: 'Shop order sync' },
  'catalogue.check-sheet': { zh: '检查产品表格', en: 'Check a catalogue file' },
  'catalogue.apply-sheet': { zh: '导入产品表格', en: 'Apply a catalogue file' },
  'catalogue.tell-withdrawn': { zh: '产品下架通知', en: 'Tell sellers of a withdrawn product' },
  'listing.publish': { zh: '商品刊登', en: 'Listing' },
}

/** Why an order is held, as a factory needs to hear it. */
export const staffHoldReasons: Readonly<Record<HoldReason, Words>> = {
  seller: { zh: '卖家已暂停', en: 'the seller has paused it' },
  rule: { zh: '被店铺规则拦下', en: 'a rule of the shop holds it' },
  personalised: { zh: '买家的个性化内容待卖家确认', en: 'the seller has not confirmed the personalised content' },
  address: { zh: '收货地址有问题', en: 'something is wrong with the address' },
  preflight: { zh: '印前检查未通过', en: 'it failed the print check' },
  picture: { zh: '印刷文件生成失败', en: 'its print files could not be made' },
  stock: { zh: '仓库缺货', en: 'the blanks are out of stock' },
  staff: { zh: '平台员工已暂停', en: 'a member of staff has paused it' },
}

/** A paid order without print files is reported after so many minutes, unless staff choose another number. */
export const LATE_PRINTS_MINUTES = 30
export const MIN_LATE_PRINTS_MINUTES = 5
export const MAX_LATE_PRINTS_MINUTES = 1440

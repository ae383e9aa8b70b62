import { defineText } from '../../../shared/text/text.ts'

/** What can be done from the search, each with other words for it after a bar. */
export const actionText = defineText({
  new_design: { zh: '新建设计|开始设计|做图', en: 'New design|start designing|create' },
  import_orders: { zh: '导入订单|上传订单|表格', en: 'Import orders|upload orders|spreadsheet|excel' },
  connect_store: { zh: '授权店铺|绑定店铺|添加店铺', en: 'Connect a store|add a shop|authorise|connect a shop' },
  top_up: { zh: '充值|加款|余额', en: 'Top up|recharge|add money|balance' },
  pay_orders: { zh: '支付待付款订单|付款', en: 'Pay open orders|unpaid|payment' },
  publish: { zh: '发布刊登|上架到店铺|铺货', en: 'Publish to a store|list goods|listing' },
  upload_artwork: { zh: '上传图案|上传素材|图库', en: 'Upload artwork|pictures|material' },
  batch_design: { zh: '批量设计|套图', en: 'Design in bulk|batch' },
  ask_support: { zh: '新建工单|售后|投诉', en: 'Report a problem|work order|ticket|support' },
  invite: { zh: '添加子账号|邀请同事|权限', en: 'Invite a teammate|sub-account|role' },
  language: { zh: '切换到英文|语言', en: 'Switch to Chinese|language' },
  tutorial: { zh: '打开教程|新手', en: 'Open the tutorial|getting started' },
  log_out: { zh: '退出登录|注销', en: 'Log out|sign out' },
})

/** Names screens had before; people who learnt them still find the screen. */
export const formerNames: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  'selection.catalogue': { zh: '产品库', en: 'Product library' },
  'selection.exclusive': { zh: '专属底版', en: 'Exclusive base products' },
  'selection.user': { zh: '我的底版', en: 'My base products' },
  'selection.self': { zh: '自有底版', en: 'Own base products' },
  'selection.apply': { zh: '新品申请', en: 'Listing applications' },
  'goods.product-library': { zh: '产品库', en: 'Product library' },
  'goods.code-transform': { zh: '编码转换', en: 'Code transform' },
  'account.bind': { zh: '绑定登录', en: 'Linked logins' },
  'order.work': { zh: '退货申请', en: 'Returns' },
}

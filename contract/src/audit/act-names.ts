/** What staff writes are called, so that nobody has to read methods and paths. */
interface Words {
  readonly zh: string
  readonly en: string
}

/** What is written to, by the fixed parts of the path; the longest match counts. */
const things: Readonly<Record<string, Words>> = {
  adjustment: { zh: '余额调整', en: 'Balance adjustment' },
  afterSale: { zh: '售后工单', en: 'Ticket' },
  artwork: { zh: '图库素材', en: 'Artwork' },
  authentication: { zh: '实名认证', en: 'Identity' },
  banner: { zh: '轮播图', en: 'Banner' },
  basicProductApply: { zh: '上架申请', en: 'Product application' },
  blog: { zh: '博客文章', en: 'Blog post' },
  'blog/post': { zh: '博客文章', en: 'Blog post' },
  'blog/comment': { zh: '评论', en: 'Comments' },
  catalog: { zh: '产品', en: 'Product' },
  'catalog/bench': { zh: '图片套组', en: 'Picture set' },
  'catalog/bench/model': { zh: '3D 模型', en: '3D model' },
  'catalog/bench/photo': { zh: '产品照片', en: 'Photograph' },
  'catalog/category': { zh: '类目', en: 'Category' },
  'catalog/sheet': { zh: '产品表格', en: 'Catalogue file' },
  'catalog/term': { zh: '词表', en: 'Term' },
  collection: { zh: '素材专辑', en: 'Collection' },
  company: { zh: '公司与品牌', en: 'Company and brand' },
  contentPicture: { zh: '网站图片', en: 'Site picture' },
  coupon: { zh: '优惠券活动', en: 'Coupon campaign' },
  designPack: { zh: '设计数量包', en: 'Design pack' },
  floor: { zh: '首页楼层', en: 'Home page floor' },
  'freight/channel': { zh: '物流渠道', en: 'Channel' },
  'freight/tariff': { zh: '运费表', en: 'Price table' },
  gallery: { zh: '图库', en: 'Gallery' },
  health: { zh: '运行状况', en: 'Health' },
  'health/job': { zh: '后台任务', en: 'Job' },
  'health/node': { zh: '节点', en: 'Node' },
  helpArticle: { zh: '帮助文章', en: 'Help article' },
  helpCategory: { zh: '帮助分类', en: 'Help category' },
  holiday: { zh: '节日弹窗', en: 'Season dialog' },
  hotWord: { zh: '热搜词', en: 'Hot word' },
  join: { zh: '入驻申请', en: 'Application to join' },
  level: { zh: '会员等级', en: 'Levels' },
  message: { zh: '平台消息', en: 'Platform message' },
  moneyLimit: { zh: '调整额度', en: 'Adjustment limit' },
  notice: { zh: '公告', en: 'Notice' },
  order: { zh: '订单', en: 'Order' },
  page: { zh: '内容页', en: 'Content page' },
  picture: { zh: '照片', en: 'Photo' },
  plan: { zh: '会员套餐', en: 'Plans' },
  privacy: { zh: '个人数据请求', en: 'Data request' },
  'privacy/request': { zh: '个人数据请求', en: 'Data request' },
  'privacy/retention': { zh: '保留期限', en: 'Retention' },
  productFeedback: { zh: '产品反馈', en: 'Feedback' },
  production: { zh: '生产任务', en: 'Production task' },
  'production/label': { zh: '面单', en: 'Shipping label' },
  'production/batch': { zh: '印刷文件包', en: 'Print file package' },
  recharge: { zh: '充值', en: 'Recharge' },
  scrollHint: { zh: '下滑提示', en: 'Scroll hint' },
  seller: { zh: '卖家', en: 'Seller' },
  'seller/contact': { zh: '卖家联系方式', en: 'Contact of seller' },
  'seller/note': { zh: '卖家备注', en: 'Note on seller' },
  'seller/session': { zh: '卖家登录', en: 'Sessions of seller' },
  sellerView: { zh: '卖家后台查看', en: 'View as seller' },
  seo: { zh: '页面 SEO', en: 'Page SEO' },
  setup: { zh: '首次设置', en: 'First steps' },
  special: { zh: '专题', en: 'Special' },
  staff: { zh: '员工账号', en: 'Staff account' },
  staffPolicy: { zh: '登录要求', en: 'Login policy' },
  staffRole: { zh: '员工角色', en: 'Staff role' },
  stock: { zh: '库存', en: 'Stock' },
  'stock/level': { zh: '补货点', en: 'Reorder points' },
  stockDocument: { zh: '库存单据', en: 'Stock document' },
  stuck: { zh: '卡住的工作', en: 'Stuck work' },
  template: { zh: '设计模板', en: 'Design template' },
  twoStep: { zh: '两步登录', en: 'Two-step login' },
  user: { zh: '我的账号', en: 'My account' },
  warehouse: { zh: '仓库', en: 'Warehouse' },
  withdraw: { zh: '提现', en: 'Withdrawal' },
}

/** What is done, by the last fixed part of the path; otherwise the method tells. */
const deeds: Readonly<Record<string, Words>> = {
  acceptReturn: { zh: '同意退货', en: 'accept the return' },
  adjustment: { zh: '调整余额', en: 'adjust the balance' },
  answer: { zh: '回复', en: 'answer' },
  apply: { zh: '导入', en: 'apply' },
  begin: { zh: '开始设置', en: 'begin' },
  bulk: { zh: '批量修改', en: 'change many' },
  cancel: { zh: '取消', en: 'cancel' },
  change: { zh: '修改地址、渠道或仓库', en: 'change address, channel or warehouse' },
  changePassword: { zh: '修改密码', en: 'change password' },
  check: { zh: '检查', en: 'check' },
  close: { zh: '关闭', en: 'close' },
  confirm: { zh: '启用', en: 'switch on' },
  copy: { zh: '复制', en: 'copy' },
  decide: { zh: '审批', en: 'decide' },
  discard: { zh: '放弃草稿', en: 'discard the draft' },
  end: { zh: '结束', en: 'end' },
  endSession: { zh: '强制下线', en: 'end sessions' },
  finish: { zh: '生成', en: 'finish' },
  forget: { zh: '移出列表', en: 'remove from the list' },
  freeze: { zh: '冻结', en: 'freeze' },
  giveUp: { zh: '放弃', en: 'give up' },
  hold: { zh: '暂停或恢复', en: 'hold or release' },
  import: { zh: '导入', en: 'import' },
  late: { zh: '设置提醒时间', en: 'set the alarm' },
  message: { zh: '发消息', en: 'send a message' },
  post: { zh: '过账', en: 'post' },
  preview: { zh: '预览', en: 'preview' },
  publish: { zh: '发布', en: 'publish' },
  receive: { zh: '收货', en: 'receive' },
  receiveReturn: { zh: '收到退货', en: 'receive the return' },
  recoveryCodes: { zh: '更换恢复码', en: 'renew recovery codes' },
  refund: { zh: '退款', en: 'refund' },
  reject: { zh: '驳回', en: 'reject' },
  renewPassword: { zh: '重置密码', en: 'reset the password' },
  reprint: { zh: '重做', en: 'reprint' },
  resetTwoStep: { zh: '重置两步登录', en: 'reset two-step login' },
  resolve: { zh: '处理', en: 'resolve' },
  restore: { zh: '恢复旧版', en: 'restore an older version' },
  retry: { zh: '重试', en: 'retry' },
  reverse: { zh: '冲销', en: 'reverse' },
  review: { zh: '审核', en: 'review' },
  scan: { zh: '扫码推进', en: 'scan' },
  schedule: { zh: '安排生效', en: 'schedule' },
  setEnabled: { zh: '启用或停用', en: 'enable or disable' },
  sheet: { zh: '读取表格', en: 'read a sheet' },
  ship: { zh: '发货', en: 'ship' },
  sort: { zh: '排序', en: 'sort' },
  state: { zh: '改变状态', en: 'change status' },
  suggest: { zh: '推荐', en: 'suggest' },
  take: { zh: '受理', en: 'take' },
  unfreeze: { zh: '解冻', en: 'unfreeze' },
  unschedule: { zh: '取消生效', en: 'unschedule' },
  view: { zh: '以卖家身份查看', en: 'view as the seller' },
  withdraw: { zh: '下架', en: 'withdraw' },
}

const methods: Readonly<Record<string, Words>> = {
  GET: { zh: '查看联系方式', en: 'see contact data' },
  POST: { zh: '新建', en: 'add' },
  PUT: { zh: '修改', en: 'change' },
  PATCH: { zh: '修改', en: 'change' },
  DELETE: { zh: '删除', en: 'delete' },
}

/** Calls whose method says the wrong thing. */
const exceptions: Readonly<Record<string, Words>> = {
  'POST /ops/company': { zh: '公司与品牌 · 修改', en: 'Company and brand · change' },
  'POST /ops/export': { zh: '导出表格', en: 'Export a table' },
  'POST /ops/logout': { zh: '退出登录', en: 'Log out' },
  'POST /ops/message': { zh: '平台消息 · 发送', en: 'Platform message · send' },
  'POST /ops/stock/level': { zh: '补货点 · 修改', en: 'Reorder points · change' },
}

/** The longest run of parts that has a name, and how many parts it takes. */
function findThing(parts: readonly string[]): { readonly words: Words; readonly length: number } | null {
  for (let length = parts.length; length > 0; length -= 1) {
    const words = things[parts.slice(0, length).join('/')]
    if (words) return { words, length }
  }
  return null
}

/** `POST /ops/order/{order_no}/hold` as a person says it; unknown calls are shown as they are. */
export function actName(endpoint: string, language: 'zh' | 'en'): string {
  const exception = exceptions[endpoint]
  if (exception) return exception[language]
  const [method = '', path = ''] = endpoint.split(' ')
  const parts = path.split('/').filter((part) => part !== '' && part !== 'ops' && !part.startsWith('{'))
  const thing = findThing(parts)
  const deed = (thing && parts.length > thing.length ? deeds[parts.at(-1) ?? ''] : undefined) ?? methods[method]
  return thing && deed ? `${thing.words[language]} · ${deed[language]}` : endpoint
}

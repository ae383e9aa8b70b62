import { type Button, type MenuGroup, type Screen, screen } from './permission-screen.ts'

export const menuGroups: Record<MenuGroup, { zh: string; en: string }> = {
  home: { zh: '首页', en: 'Home' },
  selection: { zh: '选品', en: 'Products' },
  design: { zh: '设计', en: 'Design' },
  goods: { zh: '商品', en: 'Goods' },
  order: { zh: '订单', en: 'Orders' },
  listing: { zh: '刊登', en: 'Listings' },
  setting: { zh: '设置', en: 'Settings' },
  account: { zh: '账户', en: 'Account' },
}

/**
 * Every screen behind the login, once: its address, names, place in the menu, and the buttons that can be granted
 * one by one. The server builds menus and refuses calls from it; the client takes titles and hides buttons by it.
 */
export const screens: readonly Screen[] = [
  screen('home', '/views/main', 'dashboard', '工作台', 'Dashboard', { built: true, open: true }),
  screen('selection', '/main/userDefinedBottom', 'selection.exclusive', '常用底版', 'Pinned products', {
    fresh: true,
    built: true,
    buttons: { edit: ['设置常用底版', 'Choose pinned products'] },
  }),
  screen('account', '/main/valueAddedServices/design', 'account.design-quantity', '设计数量服务', 'Design quantity', {
    built: true,
    menu: false,
    alias_of: 'account.design-service',
  }),
  screen('account', '/setting/valueAddedServicesDesign', 'account.design-service', '设计数量服务', 'Design quantity', {
    built: true,
    buttons: { buy: ['购买数量包', 'Buy packs'] },
  }),
  screen('order', '/main/cart', 'order.cart', '购物车', 'Cart', {
    built: true,
    buttons: { edit: ['增减商品', 'Change the cart'] },
  }),
  screen('order', '/main/cartCheckout', 'order.checkout', '结算', 'Checkout', { menu: false, built: true }),
  screen('home', '/main/bulletin', 'home.bulletin', '系统公告', 'Notices', { open: true, built: true }),
  screen('home', '/main/bulletinDetail/{id}', 'home.bulletin-detail', '公告详情', 'Notice', {
    menu: false,
    open: true,
    built: true,
  }),
  screen('home', '/main/userExportRecord', 'home.export', '导出记录', 'Export records', { built: true }),
  screen('home', '/main/message', 'home.message', '消息中心', 'Messages', { open: true, built: true }),
  screen('design', '/design/newSingleDesign', 'design.single', '单品设计', 'Single designer', {
    blank: true,
    built: true,
  }),
  screen('design', '/design/singleDesign', 'design.single-bare', '单品设计', 'Single designer', {
    menu: false,
    blank: true,
    built: true,
  }),
  screen('goods', '/goods/library', 'goods.library', '商品库', 'Goods library', {
    built: true,
    buttons: {
      edit: ['编辑商品', 'Edit goods'],
      price: ['修改售价', 'Change prices'],
      delete: ['删除与恢复商品', 'Delete and restore goods'],
    },
  }),
  screen('account', '/setting/withdraw', 'account.withdraw', '提现', 'Withdraw', {
    built: true,
    buttons: { apply: ['申请提现', 'Request a withdrawal'] },
  }),
  screen('account', '/setting/recharge', 'account.recharge', '充值', 'Recharge', { built: true }),
  screen('account', '/setting/planBuy', 'account.plan', '购买套餐', 'Buy a plan', {
    built: true,
    menu: false,
    buttons: { buy: ['购买套餐', 'Buy plans'] },
  }),
  screen('order', '/myOrder/storeAdmin', 'order.store', '店铺管理', 'Stores', {
    built: true,
    buttons: {
      connect: ['授权店铺', 'Connect stores'],
      edit: ['修改店铺设置', 'Change stores'],
      delete: ['解绑与删除店铺', 'Unbind and delete stores'],
      allocate: ['分配店铺', 'Allocate stores'],
      rule: ['设置订单规则', 'Set order rules'],
    },
  }),
  screen('design', '/design/groupDesign', 'design.group', '批量设计', 'Batch designer', { blank: true, built: true }),
  screen('design', '/design/gridDesign', 'design.grid', '拼图设计', 'Grid designer', { blank: true, built: true }),
  screen('design', '/design/designRecord', 'design.record', '设计记录', 'Design history', {
    built: true,
    buttons: { edit: ['重命名设计', 'Rename designs'], delete: ['删除设计', 'Delete designs'] },
  }),
  screen('design', '/design/designTemplate', 'design.template', '设计模板', 'Design templates', {
    built: true,
    buttons: { edit: ['保存与修改模板', 'Save and change templates'] },
  }),
  screen('design', '/design/payBottomTemplate', 'design.pay-bottom', '付费底版模板', 'Paid base templates', {
    built: true,
    buttons: { buy: ['购买模板', 'Buy templates'] },
  }),
  screen('design', '/gallery/material', 'design.material', '我的图库', 'My materials', {
    built: true,
    buttons: {
      upload: ['上传图片', 'Upload pictures'],
      edit: ['整理图片', 'Sort and rename pictures'],
      delete: ['删除图片', 'Delete pictures'],
      share: ['分享图片', 'Share pictures'],
    },
  }),
  screen('design', '/gallery/platform', 'design.gallery', '平台图库', 'Platform gallery', {
    built: true,
    buttons: { buy: ['购买图案与模板', 'Buy artworks and templates'] },
  }),
  screen('goods', '/goods/detail/{id}', 'goods.detail', '商品详情', 'Goods detail', {
    menu: false,
    open: true,
    built: true,
  }),
  screen('goods', '/goods/personal/{id}', 'goods.personal', '买家定制', 'Personalisation', {
    menu: false,
    open: true,
    built: true,
  }),
  screen('goods', '/goods/productLibrary', 'goods.product-library', '按底版看商品', 'Goods by product', {
    built: true,
  }),
  screen('goods', '/goods/mergeSku', 'goods.merge-sku', '合并 SKU', 'Merged SKUs', {
    built: true,
    buttons: { edit: ['编辑合并 SKU', 'Edit merged SKUs'] },
  }),
  screen('goods', '/goods/barcode', 'goods.barcode', '条码管理', 'Barcodes', { built: true }),
  screen('goods', '/goods/codeTransform', 'goods.code-transform', 'SKU 编码', 'SKU codes', { built: true }),
  screen('goods', '/goods/templateImport', 'goods.template-import', '模板导入', 'Template import', { built: true }),
  screen('goods', '/goods/templateImportRecord', 'goods.template-record', '模板导入记录', 'Import history', {
    built: true,
  }),
  screen('goods', '/goods/myClass', 'goods.class', '我的分类', 'Categories', {
    built: true,
    buttons: { edit: ['编辑分类', 'Edit categories'] },
  }),
  screen('goods', '/goods/definitionTags', 'goods.tag', '自定义标签', 'Custom tags', { built: true }),
  screen('goods', '/goods/amountTemplate', 'goods.amount', '金额模板', 'Price templates', {
    built: true,
    buttons: { edit: ['编辑金额模板', 'Edit templates'] },
  }),
  screen('selection', '/basic/userProducts', 'selection.user', '收藏的底版', 'Favourite products', { built: true }),
  screen('selection', '/basic/selfProducts', 'selection.self', '底版展示图', 'Show images', {
    built: true,
    buttons: { edit: ['管理展示图', 'Edit show images'] },
  }),
  screen('selection', '/basic/applyProducts', 'selection.apply', '上架申请', 'Product applications', {
    fresh: true,
    built: true,
    buttons: { edit: ['提交与撤回申请', 'Send and withdraw applications'] },
  }),
  screen('selection', '/basic/thirdPartyProducts', 'selection.third-party', '第三方产品', 'Third-party products', {
    built: true,
    buttons: { edit: ['编辑第三方产品', 'Edit third-party products'] },
  }),
  screen('order', '/myOrder/orderAdmin', 'order.admin', '订单管理', 'Orders', {
    fresh: true,
    built: true,
    buttons: {
      edit: ['修改与暂停', 'Change and hold'],
      cancel: ['取消订单', 'Cancel orders'],
      bulk: ['批量操作', 'Bulk actions'],
    },
  }),
  screen('order', '/myOrder/orderDetail/{id}', 'order.detail', '订单详情', 'Order', { menu: false, built: true }),
  screen('order', '/myOrder/personal', 'order.personal', '定制审核', 'Personalised orders', {
    fresh: true,
    built: true,
    buttons: { edit: ['修改与通过定制内容', 'Correct and approve'] },
  }),
  screen('order', '/myOrder/fbaOrderAdmin', 'order.fba', 'FBA 订单', 'FBA orders', {
    built: true,
    buttons: { edit: ['创建与修改', 'Create and change'] },
  }),
  screen('order', '/myOrder/importOrder', 'order.import', '导入订单', 'Import orders', {
    built: true,
    buttons: { commit: ['生成与撤销订单', 'Create and revoke orders'] },
  }),
  screen('order', '/myOrder/importFbaOrder', 'order.import-fba', '导入 FBA 订单', 'Import FBA orders', {
    built: true,
    buttons: { commit: ['生成与撤销订单', 'Create and revoke orders'] },
  }),
  screen('order', '/myOrder/orderStatistics', 'order.statistics', '订单统计', 'Statistics', {
    built: true,
    buttons: { fees: ['修改平台费率', 'Change marketplace fees'] },
  }),
  screen('order', '/myOrder/workOrder', 'order.work', '工单', 'Support requests', {
    built: true,
    title: ['售后', 'Returns & support'],
  }),
  screen('order', '/myOrder/returnApply', 'order.return', '退货申请', 'Returns', {
    built: true,
    title: ['售后', 'Returns & support'],
    tab_of: 'order.work',
  }),
  screen('order', '/myOrder/orderPay', 'order.pay', '订单支付', 'Pay orders', { menu: false, built: true }),
  screen('order', '/myOrder/payWait', 'order.pay-wait', '等待支付', 'Waiting for payment', {
    menu: false,
    built: true,
  }),
  screen('setting', '/setting/shipping', 'setting.shipping', '物流设置', 'Shipping', {
    built: true,
    buttons: { edit: ['设置偏好渠道', 'Set preferred channels'] },
  }),
  screen('setting', '/setting/shippingRule', 'setting.shipping-rule', '物流规则', 'Shipping rules', {
    built: true,
    buttons: { edit: ['编辑规则', 'Edit rules'] },
  }),
  screen('setting', '/setting/commonRule', 'setting.common-rule', '通用规则', 'General rules', {
    built: true,
    buttons: { edit: ['修改通用规则', 'Change the rules'] },
  }),
  screen('setting', '/setting/tortBrand', 'setting.tort', '侵权词', 'Infringing words', {
    built: true,
    buttons: { edit: ['增删词语', 'Add and remove words'] },
  }),
  screen('setting', '/setting/brand', 'setting.brand', '品牌', 'Brands', {
    built: true,
    buttons: { edit: ['编辑品牌', 'Edit brands'] },
  }),
  screen('setting', '/setting/address', 'setting.address', '地址管理', 'Addresses', { built: true }),
  screen('setting', '/setting/addressBlacklist', 'setting.blacklist', '地址黑名单', 'Address blacklist', {
    built: true,
  }),
  screen('account', '/setting/fees', 'account.fees', '费用', 'Fees', { built: true }),
  screen('account', '/setting/tradingRecord', 'account.trading', '交易记录', 'Transactions', { built: true }),
  screen('account', '/setting/accountInfo', 'account.info', '账户信息', 'Account details', {
    built: true,
    open: true,
  }),
  screen('account', '/setting/myAccount', 'account.mine', '我的账户', 'My account', { built: true }),
  screen('account', '/setting/myCoupon', 'account.coupon', '我的优惠券', 'My coupons', {
    built: true,
    buttons: { collect: ['领取优惠券', 'Collect coupons'] },
  }),
  screen('account', '/setting/bindLogin', 'account.bind', '微信登录', 'WeChat login', { open: true, built: true }),
  screen('account', '/setting/accountSecurity', 'account.security', '账户安全', 'Account security', {
    open: true,
    built: true,
  }),
  screen('setting', '/setting/accountSetting', 'setting.preference', '偏好设置', 'Preferences', {
    open: true,
    built: true,
  }),
  screen('setting', '/setting/createRole', 'setting.role', '子账号与角色', 'Team and roles', {
    built: true,
    buttons: {
      create: ['新建子账号', 'Create sub-accounts'],
      edit: ['编辑角色与权限', 'Edit roles and permissions'],
      disable: ['停用子账号', 'Disable sub-accounts'],
    },
  }),
  screen('account', '/setting/vipBuy', 'account.vip-buy', '购买会员', 'Buy membership', { built: true }),
  screen('account', '/setting/vipLevel', 'account.vip-level', '会员等级', 'Membership level', { built: true }),
  screen('account', '/setting/privilegePrice', 'account.privilege', '特权价', 'Special prices', { built: true }),
  screen('account', '/setting/groupLevelPay', 'account.level-pay', '购买套餐', 'Buy a plan', {
    built: true,
    menu: false,
    alias_of: 'account.plan',
  }),
  screen('account', '/setting/authentication', 'account.authentication', '实名认证', 'Identity verification', {
    built: true,
    buttons: { submit: ['提交与撤回认证资料', 'Submit and withdraw documents'] },
  }),
  screen('setting', '/setting/domain', 'setting.domain', '图片域名', 'Picture domain', {
    built: true,
    buttons: { edit: ['设置图片域名', 'Set picture domains'] },
  }),
  screen('listing', '/listing/{platform}/release', 'listing.release', '发布刊登', 'Publish listings', { built: true }),
  screen('listing', '/listing/{platform}/records', 'listing.records', '刊登记录', 'Publishing history', {
    built: true,
  }),
  screen('listing', '/listing/{platform}/templates', 'listing.templates', '刊登模板', 'Listing templates', {
    built: true,
  }),
]

/** Target of a menu entry: screens for several platforms open with the most common one. */
export const entryPath = (path: string): string => path.replace('{platform}', 'shopify')

/** The account screens are a sub-group of the settings. */
export const parentGroup: Partial<Record<MenuGroup, MenuGroup>> = { account: 'setting' }

/** Names of everything that can be granted to a role. */
export const permissionKeys: ReadonlySet<string> = new Set(
  screens.filter((entry) => !entry.is_open).flatMap((entry) => [entry.key, ...entry.buttons.map(({ key }) => key)]),
)

/** Permissions of the operations console. */
export const staffPermissions: readonly Button[] = [
  { key: 'ops.notice', zh: '公告管理', en: 'Notices' },
  { key: 'ops.message', zh: '消息发送', en: 'Messages' },
  { key: 'ops.content', zh: '内容管理', en: 'Content' },
  { key: 'ops.catalog', zh: '底版管理', en: 'Base products' },
  { key: 'ops.gallery', zh: '图库与模板', en: 'Gallery and templates' },
  { key: 'ops.stock', zh: '仓库与库存', en: 'Warehouses and stock' },
  { key: 'ops.freight', zh: '物流运费', en: 'Freight' },
  { key: 'ops.finance', zh: '财务审核', en: 'Finance' },
  { key: 'ops.production', zh: '生产管理', en: 'Production' },
  { key: 'ops.support', zh: '售后客服', en: 'Support' },
  { key: 'ops.order', zh: '订单查询', en: 'Orders' },
  { key: 'ops.order:private', zh: '订单金额与买家信息', en: 'Amounts and buyers of orders' },
  { key: 'ops.order:edit', zh: '订单处理', en: 'Change orders' },
  { key: 'ops.order:refund', zh: '订单退款', en: 'Refund orders' },
  { key: 'ops.company', zh: '公司与品牌', en: 'Company and brand' },
  { key: 'ops.seller', zh: '卖家管理', en: 'Sellers' },
  { key: 'ops.seller_view', zh: '以卖家身份查看', en: 'View as a seller' },
  { key: 'ops.money', zh: '余额调整', en: 'Money adjustments' },
  { key: 'ops.staff', zh: '员工管理', en: 'Staff' },
  { key: 'ops.services', zh: '外部服务与销售平台', en: 'Services and marketplaces' },
  { key: 'ops.audit', zh: '操作记录', en: 'Audit records' },
  { key: 'ops.health', zh: '运行状况', en: 'Health' },
  { key: 'ops.privacy', zh: '个人数据', en: 'People’s data' },
]

/** Display name of a permission, e.g. for errors. */
export function permissionName(key: string, language: 'zh' | 'en'): string {
  for (const entry of screens) {
    if (entry.key === key) return entry[language]
    const button = entry.buttons.find((candidate) => candidate.key === key)
    if (button) return `${entry[language]} · ${button[language]}`
  }
  return staffPermissions.find((candidate) => candidate.key === key)?.[language] ?? key
}

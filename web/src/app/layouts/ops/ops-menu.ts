import type { Bilingual } from '../../../shared/text/text.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'

export interface OpsScreen {
  readonly path: string
  readonly icon: IconName
  readonly name: Bilingual
  /** Permission required; without it every member of staff may open the screen. */
  readonly permission?: string
}

export interface OpsGroup {
  readonly key: string
  readonly icon: IconName
  readonly name: Bilingual
  readonly screens: readonly OpsScreen[]
}

export const opsOverview: OpsScreen = { path: '/ops', icon: 'server', name: { zh: '概览', en: 'Overview' } }

/** The screens of the operations console in the order of a working day. */
export const opsGroups: readonly OpsGroup[] = [
  {
    key: 'production',
    icon: 'box',
    name: { zh: '生产', en: 'Production' },
    screens: [
      {
        path: '/ops/production',
        icon: 'box',
        name: { zh: '生产队列', en: 'Production' },
        permission: 'ops.production',
      },
      { path: '/ops/stuck', icon: 'alert', name: { zh: '卡住的工作', en: 'Stuck work' }, permission: 'ops.production' },
      { path: '/ops/stock', icon: 'layers', name: { zh: '库存', en: 'Stock' }, permission: 'ops.stock' },
      {
        path: '/ops/stockDocument',
        icon: 'order',
        name: { zh: '库存单据', en: 'Stock documents' },
        permission: 'ops.stock',
      },
      { path: '/ops/warehouse', icon: 'home', name: { zh: '仓库', en: 'Warehouses' }, permission: 'ops.stock' },
    ],
  },
  {
    key: 'orders',
    icon: 'order',
    name: { zh: '订单', en: 'Orders' },
    screens: [
      { path: '/ops/order', icon: 'order', name: { zh: '全部订单', en: 'All orders' }, permission: 'ops.order' },
    ],
  },
  {
    key: 'support',
    icon: 'headset',
    name: { zh: '客服', en: 'Support' },
    screens: [
      { path: '/ops/seller', icon: 'team', name: { zh: '卖家', en: 'Sellers' }, permission: 'ops.seller' },
      {
        path: '/ops/afterSale',
        icon: 'headset',
        name: { zh: '售后处理', en: 'After-sale' },
        permission: 'ops.support',
      },
      { path: '/ops/message', icon: 'mail', name: { zh: '消息发送', en: 'Messages' }, permission: 'ops.message' },
      {
        path: '/ops/productFeedback',
        icon: 'star',
        name: { zh: '产品反馈', en: 'Feedback' },
        permission: 'ops.catalog',
      },
      { path: '/ops/join', icon: 'team', name: { zh: '入驻申请', en: 'Join requests' }, permission: 'ops.content' },
    ],
  },
  {
    key: 'catalogue',
    icon: 'shirt',
    name: { zh: '产品', en: 'Catalogue' },
    screens: [
      { path: '/ops/catalog', icon: 'shirt', name: { zh: '产品管理', en: 'Products' }, permission: 'ops.catalog' },
      {
        path: '/ops/catalog/terms',
        icon: 'layers',
        name: { zh: '类目与词表', en: 'Categories' },
        permission: 'ops.catalog',
      },
      {
        path: '/ops/bench',
        icon: 'layers',
        name: { zh: '图片工作台', en: 'Picture bench' },
        permission: 'ops.catalog',
      },
      { path: '/ops/gallery', icon: 'star', name: { zh: '图库', en: 'Gallery' }, permission: 'ops.gallery' },
      {
        path: '/ops/template',
        icon: 'pen',
        name: { zh: '设计模板', en: 'Design templates' },
        permission: 'ops.gallery',
      },
      {
        path: '/ops/productRequest',
        icon: 'box',
        name: { zh: '上架申请', en: 'Applications' },
        permission: 'ops.catalog',
      },
    ],
  },
  {
    key: 'finance',
    icon: 'wallet',
    name: { zh: '财务', en: 'Finance' },
    screens: [
      { path: '/ops/recharge', icon: 'wallet', name: { zh: '充值审核', en: 'Recharges' }, permission: 'ops.finance' },
      { path: '/ops/withdraw', icon: 'wallet', name: { zh: '提现打款', en: 'Withdrawals' }, permission: 'ops.finance' },
      { path: '/ops/dispute', icon: 'alert', name: { zh: '支付争议', en: 'Disputes' }, permission: 'ops.finance' },
      {
        path: '/ops/reconcile',
        icon: 'layers',
        name: { zh: '支付对账', en: 'Reconciliation' },
        permission: 'ops.finance',
      },
      {
        path: '/ops/adjustment',
        icon: 'wallet',
        name: { zh: '余额调整', en: 'Adjustments' },
        permission: 'ops.money',
      },
      { path: '/ops/level', icon: 'star', name: { zh: '会员等级', en: 'Levels' }, permission: 'ops.seller' },
      { path: '/ops/plan', icon: 'star', name: { zh: '会员套餐', en: 'Plans' }, permission: 'ops.seller' },
      {
        path: '/ops/authentication',
        icon: 'user',
        name: { zh: '实名审核', en: 'Identity checks' },
        permission: 'ops.finance',
      },
    ],
  },
  {
    key: 'content',
    icon: 'pen',
    name: { zh: '内容', en: 'Content' },
    screens: [
      { path: '/ops/banner', icon: 'layers', name: { zh: '轮播图', en: 'Banners' }, permission: 'ops.content' },
      {
        path: '/ops/floor',
        icon: 'home',
        name: { zh: '首页楼层', en: 'Home page sections' },
        permission: 'ops.content',
      },
      { path: '/ops/special', icon: 'star', name: { zh: '专题', en: 'Specials' }, permission: 'ops.content' },
      { path: '/ops/page', icon: 'listing', name: { zh: '内容页', en: 'Content pages' }, permission: 'ops.content' },
      { path: '/ops/blog', icon: 'pen', name: { zh: '博客文章', en: 'Blog posts' }, permission: 'ops.content' },
      { path: '/ops/blogComment', icon: 'book', name: { zh: '评论审核', en: 'Comments' }, permission: 'ops.content' },
      {
        path: '/ops/helpArticle',
        icon: 'book',
        name: { zh: '帮助文章', en: 'Help articles' },
        permission: 'ops.content',
      },
      {
        path: '/ops/helpCategory',
        icon: 'compass',
        name: { zh: '帮助分类', en: 'Help categories' },
        permission: 'ops.content',
      },
      { path: '/ops/notice', icon: 'megaphone', name: { zh: '公告', en: 'Notices' }, permission: 'ops.notice' },
      {
        path: '/ops/holiday',
        icon: 'bell',
        name: { zh: '节日弹窗', en: 'Seasonal pop-ups' },
        permission: 'ops.notice',
      },
      { path: '/ops/coupon', icon: 'wallet', name: { zh: '优惠券', en: 'Coupons' }, permission: 'ops.content' },
      {
        path: '/ops/hotWord',
        icon: 'search',
        name: { zh: '热搜词', en: 'Popular searches' },
        permission: 'ops.content',
      },
      {
        path: '/ops/scrollHint',
        icon: 'chevron_down',
        name: { zh: '下滑提示', en: 'Scroll hint' },
        permission: 'ops.content',
      },
      { path: '/ops/seo', icon: 'globe', name: { zh: '页面 SEO', en: 'Page SEO' }, permission: 'ops.content' },
    ],
  },
  {
    key: 'settings',
    icon: 'setting',
    name: { zh: '设置', en: 'Settings' },
    screens: [
      {
        path: '/ops/company',
        icon: 'home',
        name: { zh: '公司与品牌', en: 'Company and brand' },
        permission: 'ops.company',
      },
      { path: '/ops/freight', icon: 'truck', name: { zh: '物流运费', en: 'Freight' }, permission: 'ops.freight' },
      { path: '/ops/services', icon: 'server', name: { zh: '外部服务', en: 'Services' }, permission: 'ops.services' },
      { path: '/ops/markets', icon: 'globe', name: { zh: '销售平台', en: 'Marketplaces' }, permission: 'ops.services' },
      { path: '/ops/health', icon: 'server', name: { zh: '运行状况', en: 'Health' }, permission: 'ops.health' },
      { path: '/ops/staff', icon: 'team', name: { zh: '员工与权限', en: 'Staff and roles' }, permission: 'ops.staff' },
      { path: '/ops/audit', icon: 'shield', name: { zh: '操作记录', en: 'Audit log' }, permission: 'ops.audit' },
      { path: '/ops/privacy', icon: 'eye', name: { zh: '个人数据', en: 'Personal data' }, permission: 'ops.privacy' },
      { path: '/ops/staffLogin', icon: 'user', name: { zh: '登录记录', en: 'Staff logins' }, permission: 'ops.staff' },
    ],
  },
]

export const opsScreens: readonly OpsScreen[] = [opsOverview, ...opsGroups.flatMap(({ screens }) => screens)]

const mayOpen = ({ permission }: OpsScreen, permissions: readonly string[]) =>
  !permission || permissions.includes(permission)

/** Groups with the screens this member of staff may open; a group without any is left out. */
export const opsMenu = (permissions: readonly string[]): readonly OpsGroup[] =>
  opsGroups
    .map((group) => ({ ...group, screens: group.screens.filter((screen) => mayOpen(screen, permissions)) }))
    .filter(({ screens }) => screens.length > 0)

/** The screen a path belongs to: `/ops/seller/12` is part of `/ops/seller`. */
export function opsScreenAt(pathname: string): OpsScreen | undefined {
  const path = pathname.replace(/(.)\/$/, '$1')
  const [nearest] = opsScreens
    .filter((screen) => path === screen.path || (screen !== opsOverview && path.startsWith(`${screen.path}/`)))
    .sort((a, b) => b.path.length - a.path.length)
  return nearest
}

/** Whether this member of staff may open the path. Unknown paths are left to the router. */
export function mayOpenOps(pathname: string, permissions: readonly string[]): boolean {
  const screen = opsScreenAt(pathname)
  return !screen || mayOpen(screen, permissions)
}

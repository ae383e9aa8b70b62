import { defineText } from '../../../shared/text/text.ts'

export const publicText = defineText({
  skip: { zh: '跳到正文', en: 'Skip to content' },
  home: { zh: '首页', en: 'Home' },
  main_nav: { zh: '主导航', en: 'Main navigation' },
  all_products: { zh: '全部产品', en: 'Products' },
  every_product: { zh: '查看全部产品', en: 'All products' },
  menu_specials: { zh: '专题与专区', en: 'Specials and zones' },
  menu_categories: { zh: '产品分类', en: 'Categories' },
  every_special: { zh: '全部专题', en: 'All specials' },
  specials: { zh: '专题', en: 'Specials' },
  design_mode: { zh: '设计方式', en: 'Design' },
  freight: { zh: '物流运费', en: 'Shipping' },
  help: { zh: '帮助中心', en: 'Help' },
  vip: { zh: '会员权益', en: 'Membership' },
  login: { zh: '登录 / 注册', en: 'Log in / Sign up' },
  console: { zh: '进入工作台', en: 'Open console' },
  open_menu: { zh: '打开菜单', en: 'Open menu' },
  close_menu: { zh: '关闭菜单', en: 'Close menu' },
  menu: { zh: '菜单', en: 'Menu' },
  switch_language: { zh: '切换到英文', en: 'Switch to Chinese' },
  other_language: { zh: 'English', en: '中文' },
})

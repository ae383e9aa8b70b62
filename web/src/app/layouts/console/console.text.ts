import { defineText } from '../../../shared/text/text.ts'

export const consoleText = defineText({
  skip: { zh: '跳到正文', en: 'Skip to content' },
  side_nav: { zh: '侧边导航', en: 'Side navigation' },
  top_nav: { zh: '顶部菜单', en: 'Top menu' },
  collapse: { zh: '收起导航', en: 'Collapse navigation' },
  expand: { zh: '展开导航', en: 'Expand navigation' },
  open_nav: { zh: '打开导航', en: 'Open navigation' },
  close_nav: { zh: '关闭导航', en: 'Close navigation' },
  fresh: { zh: '新', en: 'New' },
  public_site: { zh: '返回官网', en: 'Public site' },
  search: { zh: '搜索页面', en: 'Go to…' },
  search_label: { zh: '打开搜索', en: 'Open search' },
  language: { zh: '切换到英文', en: 'Switch to Chinese' },
  other_language: { zh: 'English', en: '中文' },
  user_menu: { zh: '账户菜单', en: 'Account menu' },
  logout: { zh: '退出登录', en: 'Log out' },
})

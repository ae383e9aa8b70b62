import { defineText } from '../../../shared/text/text.ts'

export const opsText = defineText({
  console: { zh: '运营后台', en: 'Operations' },
  nav: { zh: '运营导航', en: 'Operations navigation' },
  skip: { zh: '跳到正文', en: 'Skip to content' },
  password: { zh: '修改密码', en: 'Change password' },
  two_step: { zh: '两步登录', en: 'Two-step login' },
  logout: { zh: '退出登录', en: 'Log out' },
  language: { zh: '切换到英文', en: 'Switch to Chinese' },
  other_language: { zh: 'English', en: '中文' },
})

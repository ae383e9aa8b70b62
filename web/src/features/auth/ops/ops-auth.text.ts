import { defineText } from '../../../shared/text/text.ts'

export const staffLoginText = defineText({
  title: { zh: '登录记录', en: 'Staff logins' },
  description: {
    zh: '运营后台的每一次登录和每一次被拒，保留一年。',
    en: 'Every login and refused attempt on this console, kept for one year.',
  },
  who: { zh: '账号', en: 'Account' },
  unknown: { zh: '无此账号', en: 'Account not found' },
  outcome: { zh: '结果', en: 'Result' },
  from: { zh: '来源', en: 'From' },
  when: { zh: '时间', en: 'When' },
  search: { zh: '按账号查找', en: 'Search accounts' },
  all: { zh: '全部', en: 'All' },
  refused_only: { zh: '仅被拒', en: 'Refused only' },
  none: { zh: '没有符合条件的记录', en: 'No logins match these filters' },

  success: { zh: '登录成功', en: 'Logged in' },
  code_needed: { zh: '密码正确，等待验证码', en: 'Password accepted, code requested' },
  enrolment_needed: { zh: '密码正确，需设置两步登录', en: 'Password accepted, two-step login must be set up' },
  recovery_code_used: { zh: '使用了恢复码', en: 'Used a recovery code' },
  two_step_on: { zh: '启用两步登录', en: 'Turned on two-step login' },
  two_step_off: { zh: '关闭两步登录', en: 'Turned off two-step login' },
  password_chosen: { zh: '通过一次性链接设置密码', en: 'Set a password with a one-time link' },
  wrong_credentials: { zh: '账号或密码错误', en: 'Wrong username or password' },
  wrong_code: { zh: '验证码错误', en: 'Wrong code' },
  account_disabled: { zh: '账号已停用', en: 'Account disabled' },
  account_locked: { zh: '尝试过多，账号暂时锁定', en: 'Too many attempts, temporarily locked' },
  captcha_required: { zh: '需要滑块验证', en: 'Verification required' },
  too_many_requests: { zh: '尝试过多', en: 'Too many attempts' },
  other_refusal: { zh: '被拒绝', en: 'Refused' },
})

import { defineText } from '../../../shared/text/text.ts'

/** Of sellers and staff alike. */
export const twoStepText = defineText({
  codeTitle: { zh: '第二步：输入验证码', en: 'Step two: enter your code' },
  codeLead: {
    zh: '打开验证器应用，输入当前的 6 位数字。手机不在身边时可输入一个恢复码',
    en: 'Open your authenticator app and enter the six-digit code. No phone at hand? Use a recovery code.',
  },
  code: { zh: '验证码', en: 'Code' },
  codePlaceholder: { zh: '6 位数字或恢复码', en: 'Six-digit code or recovery code' },
  digits: { zh: '6 位数字', en: 'Six digits' },
  codeNeeded: { zh: '请输入验证码', en: 'Please enter the code' },
  verify: { zh: '验证并登录', en: 'Verify and log in' },
  startOver: { zh: '重新输入密码', en: 'Start over' },

  enrolTitle: { zh: '设置两步登录', en: 'Set up two-step login' },
  enrolLead: {
    zh: '用验证器应用（如微软、谷歌验证器）扫描二维码，再输入它显示的 6 位数字',
    en: 'Scan the code with an authenticator app, then enter the six-digit code',
  },
  qr: { zh: '两步登录二维码', en: 'QR code for two-step login' },
  secret: { zh: '无法扫码？手动输入密钥', en: 'Can’t scan it? Enter this key' },
  turnOn: { zh: '启用两步登录', en: 'Turn on two-step login' },
  retry: { zh: '重试', en: 'Try again' },

  recoveryTitle: { zh: '保存恢复码', en: 'Save your recovery codes' },
  recoveryLead: {
    zh: '手机丢失时，每个恢复码可代替验证码登录一次。它们只显示这一次，请妥善保存',
    en: 'If you lose your phone, each of these can be used once in place of a code. They are shown only now: keep them somewhere safe',
  },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  saved: { zh: '已保存，继续', en: 'I have saved them' },

  twoStep: { zh: '两步登录', en: 'Two-step login' },
  twoStepOff: {
    zh: '目前只需密码即可登录。建议启用两步登录：登录时还需要手机上的 6 位数字。',
    en: 'You currently log in with your password alone. With two-step login, a code from your phone is needed too.',
  },
  twoStepOn: { zh: '已启用，还剩 {left} 个恢复码。', en: 'On; {left} {left|recovery code|recovery codes} left.' },
  password: { zh: '当前密码', en: 'Current password' },
  begin: { zh: '开始设置', en: 'Set up' },
  another: { zh: '换一部手机', en: 'Move to another phone' },
  renew: { zh: '换一组恢复码', en: 'New recovery codes' },
  end: { zh: '关闭两步登录', en: 'Turn off' },
  endDone: { zh: '两步登录已关闭', en: 'Two-step login has been turned off' },
})

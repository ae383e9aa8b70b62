import { defineText } from '../../shared/text/text.ts'

export const jumpText = defineText({
  title: { zh: '切换账号？', en: 'Switch accounts?' },
  replace: { zh: '切换账号', en: 'Switch account' },
  expired: { zh: '跳转链接已失效，请重新登录', en: 'This link has expired, please log in' },
})

export const captchaText = defineText({
  start: { zh: '点击完成拼图验证', en: 'Click to verify with a puzzle' },
  hint: { zh: '按住滑块，拖动拼块到缺口', en: 'Drag the slider to fit the piece' },
  label: {
    zh: '拼图验证：用左右方向键移动拼块，按回车键提交',
    en: 'Puzzle verification: move the piece with the arrow keys, press Enter to submit',
  },
  position: { zh: '拼块位置 {percent}%', en: 'Piece at {percent}%' },
  picture: { zh: '带缺口的图片', en: 'Picture with a gap' },
  refresh: { zh: '换一张图片', en: 'Another picture' },
  checking: { zh: '正在验证', en: 'Checking' },
  passed: { zh: '验证通过', en: 'Verified' },
  failed: { zh: '没有对准，请再试一次', en: 'Not quite. Please try again.' },
  unavailable: { zh: '图片没有加载出来，请点击刷新', en: 'The picture could not be loaded. Please refresh.' },
})

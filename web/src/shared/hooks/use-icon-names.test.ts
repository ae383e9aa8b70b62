import { expect, test } from 'vitest'
import { nameIcon } from './use-icon-names.ts'

const names = { icon_close: '关闭' }
function iconIn(html: string): Element {
  document.body.innerHTML = html
  const icon = document.querySelector('.anticon')
  if (!icon) throw new Error('no icon')
  nameIcon(icon, names)
  return icon
}
const close = '<span class="anticon anticon-close" role="img" aria-label="close"></span>'

test('an icon-only button is labelled in the language of the page', () => {
  const icon = iconIn(`<button>${close}</button>`)
  expect([icon.getAttribute('aria-label'), icon.getAttribute('aria-hidden')]).toEqual(['关闭', null])
  nameIcon(icon, { icon_close: 'Close' })
  expect(icon.getAttribute('aria-label')).toBe('Close')
})

test('an icon labelled by its screen keeps its label', () => {
  const icon = iconIn('<span class="anticon anticon-close" role="img" aria-label="删除模板"></span>')
  expect([icon.getAttribute('aria-label'), icon.getAttribute('aria-hidden')]).toEqual(['删除模板', null])
})

test('an icon beside text or without a label is decorative', () => {
  expect(iconIn(`<button aria-label="移除">${close}</button>`).getAttribute('aria-hidden')).toBe('true')
  expect(iconIn(`<button>${close} 移除</button>`).getAttribute('aria-hidden')).toBe('true')
  expect(
    iconIn('<span class="anticon anticon-swap-right" aria-label="swap-right"></span>').getAttribute('aria-hidden'),
  ).toBe('true')
})

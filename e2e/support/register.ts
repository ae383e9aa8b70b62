import { expect, type Locator, type Page } from '@playwright/test'
import { solveSlider } from './solve-slider.ts'
import { sandboxUrl } from './test.ts'

export interface Newcomer {
  readonly username: string
  readonly phone: string
  readonly password: string
}

export function someNewcomer(): Newcomer {
  const digits = String(Date.now()).slice(-7) + String(Math.floor(Math.random() * 90) + 10)
  return { username: `新手${digits}`, phone: `13${digits}`, password: 'paper-and-ink-7' }
}

/** Reads the newest code from the phone inbox, as a newcomer would in a second tab. */
export async function readSmsCode(page: Page, phone: string): Promise<string> {
  const inbox = await page.context().newPage()
  let code = ''
  await expect(async () => {
    await inbox.goto(`${sandboxUrl(page)}/sms?phone=${phone}`)
    code = /\b\d{6}\b/.exec(((await inbox.locator('body').textContent()) ?? '').replaceAll(phone, ''))?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
  }).toPass()
  await inbox.close()
  return code
}

/** Fills and submits the register form inside the modal or page. */
export async function register(page: Page, box: Locator, person: Newcomer): Promise<void> {
  await box.getByLabel('用户名', { exact: true }).fill(person.username)
  await box.getByLabel('新密码', { exact: true }).fill(person.password)
  await box.getByLabel('确认密码', { exact: true }).fill(person.password)
  await box.getByLabel('手机号', { exact: true }).fill(person.phone)
  const start = box.getByRole('button', { name: '点击完成拼图验证' })
  if (await start.isVisible()) await start.click()
  await solveSlider(page)
  await box.getByRole('button', { name: '获取验证码' }).click()
  await expect(box.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await box.getByLabel('短信验证码').fill(await readSmsCode(page, person.phone))
  await box.getByLabel('来源渠道', { exact: true }).selectOption({ label: '朋友介绍' })
  await box.getByLabel('关注的产品').selectOption({ label: '都关注' })
  await box.getByRole('checkbox').click()
  const agree = page.getByRole('button', { name: /同意协议/ })
  await expect(agree).toBeDisabled()
  await expect(agree).toBeEnabled()
  await agree.click()
  await expect(box.getByRole('checkbox')).toBeChecked()
  await box.getByRole('button', { name: '注册', exact: true }).click()
}

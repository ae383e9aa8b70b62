import { expect, type Locator, type Page } from '@playwright/test'
import { solveSlider } from './solve-slider.ts'
import { sandbox } from './stores.ts'
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

/** Where the code goes. */
interface Contact {
  readonly fill: (box: Locator) => Promise<void>
  readonly code_label: string
  readonly readCode: () => Promise<string>
}

const byPhone = (page: Page, { phone }: Newcomer): Contact => ({
  fill: (box) => box.getByLabel('手机号', { exact: true }).fill(phone),
  code_label: '短信验证码',
  readCode: () => readSmsCode(page, phone),
})

/** The newest code in the mailbox of the sandbox. */
async function readMailCode(page: Page, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const answer = await page.request.get(`${sandbox()}/mail/messages.json?to=${encodeURIComponent(email)}`)
    const [mail] = (await answer.json()) as { text: string }[]
    code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
  }).toPass()
  return code
}

export const byMail = (page: Page, email: string): Contact => ({
  async fill(box) {
    await box.getByRole('button', { name: '改用邮箱' }).click()
    await box.getByLabel('邮箱', { exact: true }).fill(email)
  },
  code_label: '邮箱验证码',
  readCode: () => readMailCode(page, email),
})

/** What the console calls somebody who registered by phone and has not chosen a name. */
export const hiddenPhone = ({ phone }: Newcomer): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** Fills and submits the register form inside the modal or page. */
export async function register(
  page: Page,
  box: Locator,
  person: Newcomer,
  contact = byPhone(page, person),
): Promise<void> {
  await box.getByLabel('新密码', { exact: true }).fill(person.password)
  await box.getByLabel('确认密码', { exact: true }).fill(person.password)
  await contact.fill(box)
  const start = box.getByRole('button', { name: '点击完成拼图验证' })
  if (await start.isVisible()) await start.click()
  await solveSlider(page)
  await box.getByRole('button', { name: '获取验证码' }).click()
  await expect(box.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await box.getByLabel(contact.code_label).fill(await contact.readCode())
  const terms = box.getByRole('checkbox').last()
  await terms.click()
  const agree = page.getByRole('button', { name: /同意协议/ })
  await expect(agree).toBeDisabled()
  await expect(agree).toBeEnabled()
  await agree.click()
  await expect(terms).toBeChecked()
  await box.getByRole('button', { name: '注册', exact: true }).click()
}

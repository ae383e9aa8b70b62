import type { Page } from '@playwright/test'
import { onePictureOfEachType } from './support/pictures.ts'
import { hiddenPhone, type Newcomer, register, someNewcomer } from './support/register.ts'
import { expect, expectAccessible, test } from './support/test.ts'

async function registerAndLogIn(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/')
  await page.getByRole('region', { name: /年末/ }).getByRole('button', { name: '关闭' }).click()
  await page.getByText('登录 / 注册').first().click()
  const dialog = page.locator('dialog:has(form)')
  await dialog.getByRole('button', { name: '免费注册' }).click()
  await register(page, dialog, person)
  await expect(page.getByText('注册成功', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('手机号/用户名')).toHaveValue(person.phone)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('link', { name: hiddenPhone(person) })).toBeVisible()
  await page.getByRole('link', { name: hiddenPhone(person) }).click()
}

/** The path opens at its first step; a shop is connected from inside it, and the step ticks itself off. */
async function walkPath(page: Page): Promise<void> {
  const path = page.getByRole('region', { name: '从第一个设计到第一笔订单' })
  await expect(path).toContainText('已完成 0 / 5')
  await expect(path.getByRole('link', { name: '打开设计工具' })).toHaveAttribute('href', '/design/newSingleDesign')
  await path.getByRole('button', { name: /订一件样品/ }).click()
  await expect(path).toContainText('先保存一件商品，再来订样品。')
  await path.getByRole('button', { name: '隐藏' }).click()
  await page.getByRole('button', { name: '继续新手步骤（0 / 5）' }).click()
  await path.getByRole('button', { name: /^3 连接店铺/ }).click()
  await expectAccessible(page)
  await path
    .getByRole('region', { name: '空闲的示例店铺' })
    .getByRole('button', { name: /^连接 Etsy/ })
    .click()
  await page.getByRole('button', { name: '同意授权' }).click()
  await expect(page).toHaveURL(/storeAdmin\?platform=7/)
  await page.goto('/views/main')
  await expect(path).toContainText('已完成 1 / 5')
  await expect(path.getByRole('button', { name: /连接店铺 已完成/ })).toBeVisible()
}

async function changeHotKey(page: Page): Promise<void> {
  await page.getByRole('link', { name: '偏好设置' }).first().click()
  const key = page.getByRole('button', { name: /更改“填充”的快捷键/ })
  await key.click()
  await page.keyboard.press('Alt+B')
  await expect(page.getByText(/已用于“适应”|已用于/)).toBeVisible()
  await page.getByRole('button', { name: /更改“填充”的快捷键/ }).click()
  await page.keyboard.press('Control+Alt+F')
  await expect(page.getByRole('button', { name: '更改“填充”的快捷键，当前 Ctrl+Alt+F' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '更改“填充”的快捷键，当前 Ctrl+Alt+F' })).toBeVisible()
}

async function uploadEachType(page: Page): Promise<void> {
  await page.goto('/gallery/material')
  await page.getByTestId('file-picker').setInputFiles(await onePictureOfEachType())
  await expect(page.getByText('共 9 张')).toBeVisible()
  // An SVG with a script is accepted without it; a file that is no picture is refused.
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><script>alert(1)</script><circle cx="45" cy="45" r="40"/></svg>'
  await page.getByTestId('file-picker').setInputFiles([
    { name: 'trap.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>not a picture</html>') },
  ])
  await expect(page.getByText(/1 个未成功/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('共 10 张')).toBeVisible()
}

async function createLimitedColleague(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/setting/createRole')
  await page.getByRole('tab', { name: '角色' }).click()
  await page.getByRole('button', { name: '新建角色' }).first().click()
  const role = page.getByRole('dialog')
  await role.getByLabel('角色名称').fill('只看导出')
  await role.getByRole('checkbox', { name: '导出记录' }).check()
  await role.getByRole('button', { name: '创建角色' }).click()
  await expect(role).toBeHidden()
  await page.getByRole('tab', { name: '子账号' }).click()
  await page.getByRole('button', { name: '新建子账号' }).first().click()
  const account = page.getByRole('dialog')
  await account.getByLabel('姓名').fill('小林')
  await account.getByLabel('用户名').fill(username)
  await account.getByLabel('初始密码').fill(password)
  await account.getByRole('combobox', { name: '角色' }).fill('只看导出')
  await page.keyboard.press('Enter')
  await account.getByLabel('姓名').click()
  await account.getByRole('button', { name: '创建子账号' }).click()
  await expect(page.getByText('小林').first()).toBeVisible()
}

test.use({ greetings: 'fresh' })

test('a newcomer registers, sets up their account, and logs out', async ({ page, browser }) => {
  const person = someNewcomer()
  await test.step('registers with slider and SMS and logs in', () => registerAndLogIn(page, person))
  await test.step('is greeted by a real console', async () => {
    await expect(page).toHaveURL(/\/views\/main/)
    // The season's line on the home page was the one interruption of this visit.
    await expect(page.getByText('¥0.00').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-interruption]')).toHaveCount(0)
    await expect(page.getByText('¥0.00').first()).toBeVisible()
    await expect(page.getByText('普通').first()).toBeVisible()
    await expect(page.getByText('未读消息')).toBeVisible()
  })
  await test.step('walks the first steps', () => walkPath(page))
  await test.step('reads it in English and back', async () => {
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page.getByRole('link', { name: '工作台' })).toBeVisible()
  })
  await test.step('changes a hot key, with a conflict on the way', () => changeHotKey(page))
  await test.step('uploads each type, and traps are kept out', () => uploadEachType(page))
  const colleague = { username: `lin${person.phone.slice(-8)}`, password: 'only-exports-1' }
  await test.step('creates a colleague with one permission', () =>
    createLimitedColleague(page, colleague.username, colleague.password))
  await test.step('the colleague is limited', async () => {
    const theirs = await browser.newContext({ locale: 'zh-CN' })
    const screen = await theirs.newPage()
    await screen.goto('/user/login?redirect=%2Fmain%2FuserExportRecord')
    await screen.getByLabel('手机号/用户名').fill(colleague.username)
    await screen.getByLabel('密码', { exact: true }).fill(colleague.password)
    await screen.getByRole('button', { name: '登录', exact: true }).click()
    await expect(screen).toHaveURL(/userExportRecord/)
    await expect(screen.getByRole('link', { name: '导出记录' }).first()).toBeVisible()
    await expect(screen.getByRole('link', { name: '子账号与角色' })).toHaveCount(0)
    await screen.goto('/gallery/material')
    await expect(screen.getByText('抱歉，您没有权限访问此页面')).toBeVisible()
    await theirs.close()
  })
  await test.step('gets a live message from staff', async () => {
    await page.goto('/views/main')
    const bell = page.getByRole('button', { name: /^消息/ })
    await expect(bell).toBeVisible()
    const login = await page.request.post('/req/ops/login', { data: { username: 'ops', password: 'inkroute-ops' } })
    const { data } = (await login.json()) as { data: { token: string } }
    const sent = await page.request.post('/req/ops/message', {
      headers: { authorization: `Bearer ${data.token}` },
      data: {
        recipient: person.phone,
        title_zh: '欢迎来到印途',
        title_en: 'Welcome to InkRoute',
        body_zh: '有问题随时联系客服',
        body_en: 'Ask us anything',
      },
    })
    expect(((await sent.json()) as { status_code: number }).status_code).toBe(200)
    await expect(page.getByText('欢迎来到印途').first()).toBeVisible()
  })
  await test.step('logs out and ends at the root', async () => {
    await page.getByRole('button', { name: '账户菜单' }).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await page.goto('/views/main')
    await expect(page).toHaveURL(/\/user\/login/)
  })
})

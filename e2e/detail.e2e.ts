import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectMissing } from './support/read-page.ts'
import { enterAs, expect, expectAccessible, expectNoSidewaysScroll, openWithin, test } from './support/test.ts'

const TSHIRT = '/productDesignDetail/1001'
/** The first composition of a picture takes a while on a busy machine. */
const PICTURES_MS = 600_000

/** A public call, as the page makes it. */
async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/req${path}`)
  return ((await answer.json()) as { data: T }).data
}

/** A product that needs a higher level to design. */
async function gatedProduct(page: Page): Promise<number> {
  const { data } = await ask<{ data: { id: number; dtc_enable: number }[] }>(
    page,
    '/frontend/basicProduct?page_size=96',
  )
  return data.find((product) => product.dtc_enable === 2)?.id ?? 0
}

const price = (page: Page) => page.getByRole('main').locator('p:has-text("/ 件") strong').first()

test('the gallery shows the chosen colour from all sides, zooms by keyboard and keeps the choice in the URL', async ({
  page,
}) => {
  await page.goto(TSHIRT)
  const frame = page.getByRole('button', { name: /全屏查看/ })
  await expect(frame.locator('img').first()).toHaveAttribute('src', /\/tshirt\/front\/white\./)
  // Pressed before hydration, it is replayed afterwards.
  await page.getByRole('radio', { name: '藏青' }).click({ force: true })
  await expect(page).toHaveURL(/color_id=3/)
  await expect(frame.locator('img').first()).toHaveAttribute('src', /\/tshirt\/front\/navy\./)
  await page.getByRole('button', { name: /背面/ }).first().click()
  await expect(frame.locator('img').first()).toHaveAttribute('src', /\/tshirt\/back\/navy\./)
  await frame.hover()
  await expect(frame.locator('img')).toHaveCount(2)
  await frame.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('第 2 张')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('第 3 张')
  await page.keyboard.press('+')
  await expect(dialog.locator('img')).toHaveAttribute('style', /scale\(1\.4\)/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('radio', { name: '藏青' })).toBeChecked()
})

test('size, technique and quantity change the price, and the link shows the same', async ({ page }) => {
  await page.goto(TSHIRT)
  await expect(price(page)).toHaveText('¥31.80')
  await page.locator('label', { hasText: '5XL' }).click()
  await expect(price(page)).not.toHaveText('¥31.80')
  const large = await price(page).textContent()
  await page.getByRole('button', { name: '200–999 件' }).click()
  await expect(page.getByLabel('数量', { exact: true })).toHaveValue('200')
  await expect(price(page)).not.toHaveText(large ?? '')
  const sum = page.getByText(/^200 件共 ¥/)
  const printed = await sum.textContent()
  await page.locator('label', { hasText: '电脑刺绣' }).click()
  await expect(page).toHaveURL(/technique=embroidery/)
  await expect(sum).not.toHaveText(printed ?? '')
  const total = await sum.textContent()
  await page.goto(page.url())
  await expect(page.getByText(total ?? '')).toBeVisible()
  await page.getByRole('button', { name: '看各会员等级的价格' }).click()
  await expect(page.getByRole('region', { name: '各会员等级按数量的单价' }).getByRole('row')).toHaveCount(6)
})

test.describe('with a model', () => {
  // It does not turn automatically with reduced motion.
  test.use({ graphics: 'spatial', contextOptions: { reducedMotion: 'reduce' } })

  test('the product turns in 3D on demand, by drag and by keys', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(TSHIRT)
    await page.waitForLoadState('networkidle')
    expect(scripts.some((url) => url.includes('/models/'))).toBe(false)
    await page.getByRole('button', { name: '3D 旋转查看' }).click()
    const stage = page.getByRole('application', { name: /3D 模型/ })
    await expect(page.locator('[data-state="ready"]')).toBeVisible({ timeout: PICTURES_MS })
    // Checks drawn pixels, not just a canvas, read in place: a screenshot of a model takes seconds here.
    const pixels = () =>
      stage.locator('canvas').evaluate((canvas) => {
        const copy = document.createElement('canvas')
        copy.width = 60
        copy.height = 60
        const context = copy.getContext('2d')
        return new Promise<{ covered: number; look: string }>((resolve) =>
          requestAnimationFrame(() => {
            canvas.parentElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
            requestAnimationFrame(() => {
              context?.drawImage(canvas as HTMLCanvasElement, 0, 0, 60, 60)
              const { data } = context?.getImageData(0, 0, 60, 60) ?? { data: new Uint8ClampedArray() }
              const covered = data.filter((value, at) => at % 4 === 3 && value > 200).length / 3600
              resolve({ covered, look: copy.toDataURL() })
            })
          }),
        )
      })
    const before = await pixels()
    await stage.focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await pixels()).look !== before.look).toBe(true)
    expect((await pixels()).covered).toBeGreaterThan(0.1)
  })
})

test('without WebGL the views replace the model', async ({ page }) => {
  await page.goto(TSHIRT)
  await page.getByRole('button', { name: '3D 旋转查看' }).click()
  await expect(page.getByText('这个浏览器不能显示 3D')).toBeVisible()
  await expect(page.getByRole('img', { name: /背面/ }).first()).toBeVisible()
})

test('freight to Germany is compared over all channels and goes into the profit', async ({ page }) => {
  await page.goto(TSHIRT)
  await page.locator('#freight').scrollIntoViewIfNeeded()
  const country = page.locator('#freight').getByRole('combobox', { name: '目的国家或地区' })
  await country.click()
  await country.fill('德国')
  await page.locator('#freight').getByRole('option', { name: /德国/ }).first().click()
  await expect(page.locator('#freight').getByText(/德国 · \d+ 个渠道可选/)).toBeVisible()
  const options = page.locator('#freight').getByRole('listitem').filter({ hasText: '计费重' })
  expect(await options.count()).toBeGreaterThan(2)
  const cheapest = (await options.first().getByText(/^¥/).first().textContent()) ?? ''
  const profit = page.locator('#profit')
  await profit.scrollIntoViewIfNeeded()
  await expect(profit.getByLabel('整单运费（元）')).toHaveValue(cheapest.replace('¥', ''))
  await profit.getByLabel('销售平台').selectOption({ label: 'Etsy' })
  await profit.getByLabel(/每件售价/).fill('3')
  await expect(profit.getByText('亏损').first()).toBeVisible()
  await profit.getByLabel(/每件售价/).fill('39.9')
  await expect(profit.getByText('利润率')).toBeVisible()
  await expect(profit.getByText('亏损')).toHaveCount(0)
  await profit.getByLabel(/每件售价/).fill('abc')
  await expect(profit.getByText('请输入 0 到 1000000 之间的金额')).toBeVisible()
})

test('templates are a real PNG and a real PSD', async ({ page }) => {
  await page.goto(TSHIRT)
  for (const [format, magic] of [
    ['PNG', '89504e47'],
    ['PSD', '38425053'],
  ] as const) {
    const waiting = page.waitForEvent('download', { timeout: PICTURES_MS })
    await page.getByRole('link', { name: `下载“正面”的 ${format} 模板` }).click()
    const file = await readFile(await (await waiting).path())
    expect(file.subarray(0, 4).toString('hex')).toBe(magic)
  }
})

test('a visitor who wants to design logs in and continues to the studio with the product', async ({ page }) => {
  await page.goto(`${TSHIRT}?color_id=3&size_id=2`)
  await page.getByRole('button', { name: '开始设计' }).first().click()
  const dialog = page.locator('dialog:has(form)')
  await dialog.getByLabel('手机号/用户名').fill('demo')
  await dialog.getByLabel('密码', { exact: true }).fill('inkroute-demo')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/design\/newSingleDesign\?id=1001&color=3&size=2/)
})

test('a seller below the product’s level is shown how to upgrade', async ({ page }) => {
  const id = await gatedProduct(page)
  await page.route(`**/req/distribution/basicProduct/${id}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: Record<string, unknown> }
    Object.assign(body.data, { dtc_enable: 2, dtc_group_level_names: ['白银', '黄金'] })
    await route.fulfill({ response: answer, json: body })
  })
  await enterAs(page, 'demo', 'inkroute-demo')
  await page.goto(`/productDesignDetail/${id}`)
  await expect(page.getByText('向白银、黄金会员开放设计')).toBeVisible()
  await page.getByRole('button', { name: '开始设计' }).first().click()
  const dialog = page.getByRole('dialog', { name: '升级后可以设计这款产品' })
  await expect(dialog).toContainText('白银、黄金')
  await expect(dialog.getByRole('link', { name: '看会员方案' })).toHaveAttribute('href', '/vipService')
})

test('a favourite is kept, and feedback is accepted', async ({ page }) => {
  await enterAs(page, 'demo', 'inkroute-demo')
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/req/distribution/basicProduct/1003'))
  await page.goto('/productDesignDetail/1003')
  const star = page.getByRole('button', { name: /^(收藏|已收藏)$/ })
  await expect(star).toBeVisible()
  // The page is the same for everybody; whether this seller has favoured it loads afterwards.
  await asked
  const was = await star.getAttribute('aria-pressed')
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/collectProducts'))
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
  await sent
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
  const form = page.locator('form').filter({ hasText: '反馈这款产品' })
  await form.getByRole('button', { name: '提交反馈' }).click()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await form.getByLabel('关于').selectOption('size')
  await form.getByLabel('具体情况').fill('M 码实测衣长比尺码表短 2 厘米')
  await form.getByRole('button', { name: '提交反馈' }).click()
  await expect(form.getByRole('status')).toContainText('已收到')
})

test('an unknown product is a 404 with alternatives', async ({ page }) => {
  await expectMissing(
    page.request,
    ['abc', '0', '1e3', '99999999999'].map((id) => `/productDesignDetail/${id}`),
  )
  expect((await page.goto('/productDesignDetail/99999'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '这些产品也许合适' })).toBeVisible()
  expect(await page.title()).toContain('没有这款产品')
})

test('search engines read the product in both languages', async ({ page }) => {
  for (const [path, name] of [
    [TSHIRT, '男女同款圆领'],
    [`/en${TSHIRT}`, 'T-shirt'],
  ] as const) {
    const html = await (await page.request.get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="http`)
    expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]).toContain(name)
    const [, facts = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    const graph = (JSON.parse(facts) as { '@graph': { '@type': string }[] })['@graph']
    expect(graph.map((fact) => fact['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList', 'FAQPage']))
  }
})

const seen = {
  1440: [TSHIRT, '/designMode'],
  390: ['/en/productDesignDetail/1006', '/productDesignDetail/1043'],
} as const
for (const width of [1440, 390] as const) {
  test(`${seen[width].join(' and ')} fit ${width} px and are accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(seen[width][0])
    for (const path of seen[width]) {
      await openWithin(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
          window.scrollTo(0, y)
          // Parts that load on scroll are noticed with the next frame.
          await new Promise(requestAnimationFrame)
        }
      })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}

test('a product page says when goods arrive, which size fits, how to wash it, and gives its mockups', async ({
  page,
}) => {
  await page.goto(TSHIRT)
  const country = page.getByLabel('送到')
  await expect(country).toHaveValue('US')
  await expect(page.getByText(/周. 送达$/)).toBeVisible()
  await country.selectOption('DE')
  await expect(page.getByText(/周. 送达$/)).toBeVisible()
  await page.reload()
  await expect(country).toHaveValue('DE')
  await page.getByLabel('买家的胸围（厘米）').fill('95')
  await expect(page.getByText('建议 M', { exact: true })).toBeVisible()
  await expect(page.locator('#advice')).toContainText('不漂白')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('#mockups')
      .getByRole('link', { name: /下载“背面”（空白）/ })
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('tshirt-back-white-blank.webp')
})

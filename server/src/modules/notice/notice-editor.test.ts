import { holidays, type NoticeContent, notices } from '@inkroute/contract/notice/editor'
import { getHolidayDialog, listPublicNotices } from '@inkroute/contract/notice/notice'
import { expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { publishNotice } from './notice.ts'

const app = await testApp()
const staff = { token: await newStaff(app, ['ops.notice']) }
const HOUR_MS = 3_600_000
const words = (text: string) => ({ zh: text, en: `${text} (en)` })

const notice = (title: string, more: Partial<NoticeContent> = {}): NoticeContent => ({
  title: words(title),
  summary: words('摘要'),
  desc: words('<p>正文</p>'),
  audience: 'all',
  alert_until: null,
  show_from: null,
  ...more,
})
const titles = async (preview?: string) => (await app.call(listPublicNotices, { preview })).data.map((row) => row.title)

test('a notice is read only after it is published, cleaned, and no longer once it is withdrawn', async () => {
  const payload = notice('系统升级', { desc: words('<p onclick="x()">今晚<script>1</script></p>') })
  const draft = await app.call(notices.create, { payload }, staff)
  expect(await titles()).not.toContain('系统升级')
  const { url } = await app.call(notices.preview, { id: draft.id }, staff)
  expect(await titles(new URL(url, app.origin).searchParams.get('preview') ?? '')).toContain('系统升级')
  const live = await app.call(notices.publish, draft, staff)
  const shown = (await app.call(listPublicNotices, {})).data.find((row) => row.title === '系统升级')
  expect(shown?.desc).toBe('<p>今晚</p>')
  await app.call(notices.withdraw, live, staff)
  expect(await titles()).not.toContain('系统升级')
})

test('unknown facts are refused on save, and known ones are filled in for readers', async () => {
  const wrong = notice('价格', { summary: words('{{pricee:mug}}') })
  await expect(app.call(notices.create, { payload: wrong }, staff)).rejects.toMatchObject({
    error: 'content_unknown_fact',
  })
  const right = notice('提现 {{withdraw_min}} 起')
  await app.call(notices.publish, await app.call(notices.create, { payload: right }, staff), staff)
  expect(await titles()).toContain('提现 ¥100.00 起')
})

test('a notice dated in the future waits for its time', async () => {
  const show_from = new Date(app.clock.now().getTime() + HOUR_MS).toISOString()
  const draft = await app.call(notices.create, { payload: notice('明早生效', { show_from }) }, staff)
  expect((await app.call(notices.publish, draft, staff)).state).toBe('scheduled')
  expect(await titles()).not.toContain('明早生效')
  app.clock.advance(1.1 * HOUR_MS)
  expect(await titles()).toContain('明早生效')
})

test('staff find and correct notices that were published by the platform itself', async () => {
  await publishNotice(app.ctx, { slug: 'from-a-job', title: words('自动公告'), summary: words('s'), desc: words('d') })
  const { data } = await app.call(notices.list, { keyword: 'from-a-job' }, staff)
  const [row] = data
  if (!row) throw new Error('the notice is not in the list')
  const saved = await app.call(notices.save, { ...row, payload: { ...row.payload, title: words('更正公告') } }, staff)
  await app.call(notices.publish, saved, staff)
  const shown = await titles()
  expect(shown).toContain('更正公告')
  expect(shown).not.toContain('自动公告')
})

test('a season dialog is shown within its window', async () => {
  const payload = {
    image: { zh: '/holiday/a.webp', en: '/holiday/b.webp' },
    alt: words('年末'),
    url: '/products',
    show_from: null,
    show_until: new Date(app.clock.now().getTime() + HOUR_MS).toISOString(),
  }
  const draft = await app.call(holidays.create, { payload }, staff)
  expect((await app.call(getHolidayDialog, {})).image).toBeNull()
  await app.call(holidays.publish, draft, staff)
  expect(await app.call(getHolidayDialog, {})).toMatchObject({ image: '/holiday/a.webp', url: '/products' })
  app.clock.advance(2 * HOUR_MS)
  expect((await app.call(getHolidayDialog, {})).image).toBeNull()
})

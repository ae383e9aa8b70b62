import { helpArticles, helpCategories } from '@inkroute/contract/help/editor'
import { getArticle, getRedirectMap, listHelpCategories } from '@inkroute/contract/help/help'
import { expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { addHelp } from './help.base.ts'

const app = await testApp()
await addHelp(app.ctx)
const staff = { token: await newStaff(app, ['ops.content']) }
const words = (text: string) => ({ zh: text, en: `${text} (en)` })

const findArticle = async (key: string) => {
  const { data } = await app.call(helpArticles.list, { page_size: 100 }, staff)
  const row = data.find((candidate) => candidate.key === key)
  if (!row) throw new Error(`article ${key} is not in the list`)
  return row
}

test('an edited article reaches readers when it is published, and its screens lead to it', async () => {
  const row = await findArticle('201')
  const payload = { ...row.payload, title: words('给员工开账号'), explains: ['/setting/createRole', '/setting/team'] }
  const draft = await app.call(helpArticles.save, { ...row, payload }, staff)
  expect((await app.call(getArticle, { id: 201 })).title).not.toBe('给员工开账号')
  const { url } = await app.call(helpArticles.preview, { id: row.id }, staff)
  const preview = new URL(url, app.origin).searchParams.get('preview') ?? ''
  expect((await app.call(getArticle, { id: 201, preview })).title).toBe('给员工开账号')
  await app.call(helpArticles.publish, draft, staff)
  expect((await app.call(getArticle, { id: 201 })).title).toBe('给员工开账号')
  expect((await app.call(getRedirectMap, {})).data['/setting/team']).toBe(201)
})

test('a new article gets a number of its own, and is cleaned', async () => {
  const row = await findArticle('101')
  const payload = { ...row.payload, title: words('新文章'), body: words('<p>好<script>1</script></p>'), explains: [] }
  const draft = await app.call(helpArticles.create, { payload }, staff)
  await app.call(helpArticles.publish, draft, staff)
  const shown = await app.call(getArticle, { id: Number(draft.key) })
  expect(shown).toMatchObject({ title: '新文章', body: '<p>好</p>' })
})

test('a withdrawn article is gone and stays gone at the next start', async () => {
  await app.call(helpArticles.withdraw, await findArticle('102'), staff)
  await addHelp(app.ctx)
  await expect(app.call(getArticle, { id: 102 })).rejects.toMatchObject({ error: 'not_found' })
})

test('an article cannot be published into a category that does not exist', async () => {
  const row = await findArticle('101')
  const draft = await app.call(helpArticles.save, { ...row, payload: { ...row.payload, category_id: 99 } }, staff)
  await expect(app.call(helpArticles.publish, draft, staff)).rejects.toMatchObject({ error: 'help_category_unknown' })
})

test('a category that holds articles cannot be withdrawn; a new one appears when published', async () => {
  const { data } = await app.call(helpCategories.list, {}, staff)
  const first = data[0]
  if (!first) throw new Error('there are no categories')
  await expect(app.call(helpCategories.withdraw, first, staff)).rejects.toMatchObject({ error: 'help_category_in_use' })
  const draft = await app.call(helpCategories.create, { payload: { name: words('物流'), icon: 'truck' } }, staff)
  await app.call(helpCategories.publish, draft, staff)
  expect((await app.call(listHelpCategories, {})).data.map((category) => category.name)).toContain('物流')
})

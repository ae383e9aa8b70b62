import * as contract from '@inkroute/contract/blog/blog'
import { blogTypes } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import { markdownToText } from '@inkroute/contract/markdown'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { fromNewAddress } from '../../testing/people.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addBlog, contentPosts } from './blog.base.ts'
import { addDemoBlog } from './blog.demo.ts'
import { sweepViewsJob } from './sweep-views.job.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await testApp()
  await addBlog(app.ctx)
  staff = await newStaff(app, ['ops.content'])
})

const english = { headers: { 'accept-language': 'en' } }
type Answer<M> = Extract<Reply<typeof contract.executeBlog>, { method: M }>

const ask = async <M extends Answer<unknown>['method']>(
  input: Parameters<typeof app.call<typeof contract.executeBlog>>[1] & { method: M },
  options?: Parameters<TestApp['call']>[2],
) => (await app.call(contract.executeBlog, input, options)) as Answer<M>

const draft = (title: string): contract.BlogDraft => ({
  type: 1,
  cover: 'art:koi-pond',
  title_zh: title,
  title_en: `${title} en`,
  summary_zh: '摘要摘要',
  summary_en: 'A summary',
  body_zh: '## 小标题\n正文正文正文正文正文正文正文正文正文正文',
  body_en: '## Heading\nText text text text text text text',
})

const newPost = async (title: string) => {
  const { id } = await app.call(contract.createOpsPost, draft(title), { token: staff })
  await app.call(contract.publishOpsPost, { id, state: 'published' }, { token: staff })
  return id
}

test('every kind has at least three posts of useful length in both languages', () => {
  for (const { id } of blogTypes)
    expect(contentPosts().filter((post) => post.type === id).length).toBeGreaterThanOrEqual(3)
  for (const post of contentPosts()) {
    const chinese = markdownToText(post.zh.body).replace(/\s/g, '').length
    expect(chinese, `${post.slug} in Chinese`).toBeGreaterThanOrEqual(500)
    expect(post.en.body.split(/\s+/).length, `${post.slug} in English`).toBeGreaterThanOrEqual(240)
  }
})

test('posts are listed newest first, by kind and by page, in the language of the call', async () => {
  const all = await ask({ method: 'posts', page_size: 100 })
  expect(all.data.length).toBe(all.total)
  const days = all.data.map((row) => row.published_at)
  expect(days).toEqual([...days].sort().reverse())
  const trends = await ask({ method: 'posts', type: 6, page: 1, page_size: 2 }, english)
  expect(trends).toMatchObject({ total: 3, page_size: 2 })
  expect(trends.data.every((row) => row.type === 6)).toBe(true)
  expect(trends.data[0]?.title).toMatch(/^[A-Z]/)
  expect((await ask({ method: 'posts', page: 500 })).data).toEqual([])
})

test('search finds words of either language and is not frightened by signs', async () => {
  expect((await ask({ method: 'posts', query: '平铺 单元' })).data.map((row) => row.id)).toContain(16)
  expect((await ask({ method: 'posts', query: 'ＤＴＦ' })).data.map((row) => row.id)).toContain(2)
  expect((await ask({ method: 'posts', query: "%' or 1=1 --" })).total).toBe(0)
})

test('a post comes with its neighbours, related posts and HTML; an unknown one is not found', async () => {
  const answer = await ask({ method: 'post', id: 2 })
  expect(answer.post.body).toContain('<table>')
  expect(answer.post.body).not.toContain('##')
  expect(answer.related.map((row) => row.type)[0]).toBe(1)
  expect(answer.related.map((row) => row.id)).not.toContain(2)
  const all = await ask({ method: 'posts', page_size: 100 })
  const place = all.data.findIndex((row) => row.id === 2)
  expect([answer.previous?.id, answer.next?.id]).toEqual([all.data[place - 1]?.id, all.data[place + 1]?.id])
  await expect(ask({ method: 'post', id: 999_999 })).rejects.toMatchObject({ error: 'not_found' })
})

test('a browser counts once a day, the server’s own rendering never', async () => {
  const { views } = (await ask({ method: 'post', id: 7 })).post
  const from = fromNewAddress()
  expect((await ask({ method: 'post', id: 7, is_view: true }, from)).post.views).toBe(views + 1)
  expect((await ask({ method: 'post', id: 7, is_view: true }, from)).post.views).toBe(views + 1)
  await ask({ method: 'post', id: 7, is_view: true }, fromNewAddress())
  expect((await ask({ method: 'post', id: 7 })).post.views).toBe(views + 2)
})

test('hot posts are those read most of late; old readers are forgotten but still counted', async () => {
  for (let reader = 0; reader < 5; reader++) await ask({ method: 'post', id: 9, is_view: true }, fromNewAddress())
  expect((await ask({ method: 'HotPosts', size: 3 })).data[0]?.id).toBe(9)
  const { views } = (await ask({ method: 'post', id: 9 })).post
  app.clock.advance(70 * 86_400_000)
  await sweepViewsJob.run(app.ctx, {})
  const rows = await app.ctx.db.selectFrom('blog_view').selectAll().where('post_id', '=', 9).execute()
  expect(rows).toEqual([])
  expect((await ask({ method: 'post', id: 9 })).post.views).toBe(views)
  app.clock.advance(-70 * 86_400_000)
})

test('categories carry their counts and newest posts', async () => {
  const { data } = await ask({ method: 'categorys' }, english)
  expect(data.map((row) => row.name)).toEqual(blogTypes.map((type) => type.en))
  const [one] = (await app.call(contract.executeBlogCategory, { type: 3, size: 2 })).data
  expect(one).toMatchObject({ id: 3, name: '设计推荐' })
  expect(one?.newest).toHaveLength(2)
})

test('a comment is seen only after staff approve it', async () => {
  const from = fromNewAddress()
  const comment = { method: 'createComment', post_id: 4, name: '小周', body: '写得<b>很清楚</b>' } as const
  expect(await ask(comment, from)).toEqual({ method: 'createComment', is_pending: true })
  expect((await ask({ method: 'post', id: 4 })).comments).toEqual([])
  const queue = await app.call(contract.listOpsComments, { page_size: 100 }, { token: staff })
  const waiting = queue.data.find((row) => row.name === '小周')
  expect(waiting).toMatchObject({ body: '写得很清楚', post_id: 4, seller_id: null })
  const judged = { ids: [waiting!.id], state: 'approved' as const }
  expect(await app.call(contract.judgeComments, judged, { token: staff })).toEqual({ changed: 1 })
  const { comments, post } = await ask({ method: 'post', id: 4 })
  expect(comments.map((row) => row.body)).toEqual(['写得很清楚'])
  expect(post.comments).toBe(1)
  await app.call(contract.judgeComments, { ids: [waiting!.id], state: 'refused' }, { token: staff })
  expect((await ask({ method: 'post', id: 4 })).comments).toEqual([])
})

test('a visitor needs a name, a seller comments under their own', async () => {
  const nameless = { method: 'createComment', post_id: 4, body: '没有名字' } as const
  const refusal = await ask(nameless, fromNewAddress()).catch((error) => error)
  expect(refusal).toMatchObject({ error: 'invalid_input', problems: [{ field: 'name' }] })
  const seller = await newSeller(app)
  await ask(nameless, { ...fromNewAddress(), token: seller.token })
  const queue = await app.call(contract.listOpsComments, { page_size: 100 }, { token: staff })
  expect(queue.data.find((row) => row.body === '没有名字')).toMatchObject({
    name: seller.username,
    seller_id: seller.seller_id,
  })
})

test('programs that fill the hidden field, tags without words and floods leave nothing behind', async () => {
  const from = fromNewAddress()
  const before = (await app.call(contract.listOpsComments, {}, { token: staff })).counts.pending
  const base = { method: 'createComment', post_id: 5, name: '机器人', body: '快来看' } as const
  expect(await ask({ ...base, website: 'https://spam.example' }, from)).toMatchObject({ is_pending: true })
  await expect(ask({ ...base, body: '<p></p>' }, from)).rejects.toMatchObject({ error: 'invalid_input' })
  for (let i = 0; i < 3; i++) await ask(base, from)
  await expect(ask(base, from)).rejects.toMatchObject({ error: 'too_many_requests' })
  expect((await app.call(contract.listOpsComments, {}, { token: staff })).counts.pending).toBe(before + 3)
  await expect(ask({ ...base, post_id: 999_999 }, fromNewAddress())).rejects.toMatchObject({ error: 'not_found' })
})

test('a draft is invisible until it is published, and changes wait for the next publishing', async () => {
  const { id } = await app.call(contract.createOpsPost, draft('草稿'), { token: staff })
  await expect(ask({ method: 'post', id })).rejects.toMatchObject({ error: 'not_found' })
  await app.call(contract.publishOpsPost, { id, state: 'published' }, { token: staff })
  await app.call(contract.saveOpsPost, { id, ...draft('改过的标题') }, { token: staff })
  expect((await ask({ method: 'post', id })).post.title).toBe('草稿')
  expect(await app.call(contract.getOpsPost, { id }, { token: staff })).toMatchObject({
    title_zh: '改过的标题',
    has_changes: true,
    state: 'published',
  })
  const { published_at } = (await ask({ method: 'post', id })).post
  app.clock.advance(60_000)
  await app.call(contract.publishOpsPost, { id, state: 'published' }, { token: staff })
  expect((await ask({ method: 'post', id })).post).toMatchObject({ title: '改过的标题', published_at })
  await app.call(contract.publishOpsPost, { id, state: 'draft' }, { token: staff })
  await expect(ask({ method: 'post', id })).rejects.toMatchObject({ error: 'not_found' })
})

test('editors list, filter and search; others are refused', async () => {
  const id = await newPost('很特别的标题')
  const found = await app.call(contract.listOpsPosts, { query: '很特别', state: 'published' }, { token: staff })
  expect(found.data.map((row) => row.id)).toEqual([id])
  const { token } = await newSeller(app)
  await expect(app.call(contract.listOpsPosts, {}, { token })).rejects.toMatchObject({ error: 'wrong_console' })
  const other = await newStaff(app, ['ops.finance'])
  await expect(
    app.call(contract.judgeComments, { ids: [1], state: 'approved' }, { token: other }),
  ).rejects.toMatchObject({ error: 'forbidden' })
  const bad = { ...draft('封面'), cover: 'https://elsewhere.example/x.png' }
  await expect(app.call(contract.createOpsPost, bad, { token: staff })).rejects.toMatchObject({
    problems: [{ field: 'cover' }],
  })
})

test('what staff edited survives the next start, and the demo has comments to judge', async () => {
  await app.call(contract.saveOpsPost, { id: 1, ...draft('编辑改过') }, { token: staff })
  await app.call(contract.publishOpsPost, { id: 1, state: 'published' }, { token: staff })
  await addBlog(app.ctx)
  expect((await ask({ method: 'post', id: 1 })).post.title).toBe('编辑改过')
  await addDemoBlog(app.ctx)
  expect((await ask({ method: 'post', id: 2 })).comments.length).toBe(2)
  expect((await ask({ method: 'HotPosts', size: 1 })).data[0]?.id).toBe(2)
})

import { screens } from '@inkroute/contract/account/permission-tree'
import * as contract from '@inkroute/contract/help/help'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { contentPosts } from '../blog/blog.base.ts'
import { addHelp } from './help.base.ts'
import { getClues, getNeighbours, searchWords } from './help.view.ts'
import { helpArticles } from './help-files.ts'

const app = await testApp()
await addHelp(app.ctx)
const english = { headers: { 'accept-language': 'en' } }
const CJK = /[\u4e00-\u9fff]/

describe('reading', () => {
  test('every article is complete in both languages', async () => {
    const { data } = await app.call(contract.listHelpCategories, {})
    const ids = data.flatMap((category) => category.articles.map((article) => article.id))
    expect(ids.length).toBeGreaterThanOrEqual(12)
    for (const id of ids) {
      const zh = await app.call(contract.getArticle, { id })
      const en = await app.call(contract.getArticle, { id }, english)
      expect(zh.title + zh.summary, `article ${id}`).toMatch(CJK)
      expect(en.title + en.summary, `article ${id}`).not.toMatch(CJK)
      expect(en.body.length).toBeGreaterThan(100)
    }
  })

  test('links inside articles lead to screens or articles that exist', async () => {
    const rows = await app.ctx.db.selectFrom('help_article').select(['id', 'body_zh', 'body_en']).execute()
    const posts = contentPosts().map((post) => `/home/blogDetail?id=${post.id}`)
    const publicPages = ['/products', '/homeCoupon', '/vipService', ...posts]
    const paths = new Set([...screens.map((screen) => screen.path), ...publicPages])
    for (const row of rows) {
      for (const [, href = ''] of `${row.body_zh}${row.body_en}`.matchAll(/href="([^"]+)"/g)) {
        const id = /^\/helpCenter\?id=(\d+)$/.exec(href)?.[1]
        if (id) expect(rows.some((other) => other.id === Number(id))).toBe(true)
        else expect(paths, `article ${row.id}`).toContain(href)
      }
    }
  })

  test('limits of the product are filled in', () => {
    const written = JSON.stringify(helpArticles())
    expect(written).not.toContain('{{upload')
    expect(written).not.toContain('_rows}}')
    expect(written).toContain('<kbd>Ctrl</kbd> + <kbd>B</kbd>')
  })

  test('an unknown article is not found', async () => {
    await expect(app.call(contract.getArticle, { id: 999_999 })).rejects.toMatchObject({ error: 'not_found' })
  })

  test('an article knows its neighbours within the category', () => {
    const row = (id: number, category_id: number) => ({
      id,
      category_id,
      title_zh: '',
      title_en: '',
      summary_zh: '',
      summary_en: '',
    })
    const rows = [row(1, 1), row(2, 1), row(3, 2)]
    expect(getNeighbours(rows, row(2, 1))).toEqual({ previous: row(1, 1), next: null })
  })
})

describe('finding', () => {
  test('a word in the title comes before a word in the text', async () => {
    const { data } = await app.call(contract.listArticles, { query: '子账号' })
    expect(data[0]?.id).toBe(201)
    expect(data.length).toBeGreaterThan(1)
  })

  test('all words must occur, in any language of the article', async () => {
    const { data } = await app.call(contract.listArticles, { query: 'slider 短信' })
    expect(data.map((row) => row.id)).toContain(102)
    expect((await app.call(contract.listArticles, { query: 'slider 不存在的词' })).total).toBe(0)
  })

  test('signs of the pattern language are plain characters', async () => {
    expect((await app.call(contract.listArticles, { query: '%_%' })).total).toBe(0)
  })

  test('words are cut at spaces and punctuation', () => {
    expect(searchWords(' 上传，图片 psd ')).toEqual(['上传', '图片', 'psd'])
  })

  test('a question in plain words finds the article that answers it', async () => {
    const getTitle = async (text: string, options = {}) =>
      (await app.call(contract.suggestArticles, { text }, options)).data[0]?.title ?? ''
    expect(await getTitle('请问短信验证码收不到怎么办？')).toContain('短信')
    expect(await getTitle('How is the freight for an order calculated?', english)).toMatch(/freight/i)
    expect((await app.call(contract.suggestArticles, { text: '你好，请问在吗' })).data).toEqual([])
    expect((await app.call(contract.suggestArticles, { text: '%%% ___' })).data).toEqual([])
  })

  test('clues are longer words and pairs of characters, without fillers', () => {
    expect(getClues('How do I get my coupons?')).toEqual(['coupon'])
    expect(getClues('请问运费怎么算')).toEqual(['运费'])
  })

  test('every offered search word finds something', async () => {
    for (const options of [{}, english]) {
      const { data } = await app.call(contract.listRecommendWords, {}, options)
      for (const query of data) expect((await app.call(contract.listArticles, { query })).total).toBeGreaterThan(0)
    }
  })

  test('a category lists its articles in pages', async () => {
    const first = await app.call(contract.listArticles, { category_id: 1, page_size: 2 })
    const second = await app.call(contract.listArticles, { category_id: 1, page_size: 2, page: 2 })
    expect(first.total).toBe(5)
    expect(second.data.every((row) => row.category_id === 1 && !first.data.some((other) => other.id === row.id))).toBe(
      true,
    )
  })
})

test('questions, tutorial and the map of screens are filled', async () => {
  const questions = await app.call(contract.listCommonQuestions, {})
  const tutorial = await app.call(contract.listTutorial, {})
  const map = await app.call(contract.getRedirectMap, {})
  expect(questions.data.every((article) => article.body !== '')).toBe(true)
  expect(questions.data.length).toBeGreaterThanOrEqual(4)
  expect(tutorial.data.map((row) => row.id)).toContain(104)
  expect(map.data['/setting/createRole']).toBe(201)
})

test('an edited article survives the next start', async () => {
  await app.ctx.db.updateTable('help_article').set({ title_zh: '改过的题目' }).where('id', '=', 403).execute()
  await addHelp(app.ctx)
  expect((await app.call(contract.getArticle, { id: 403 })).title).toBe('改过的题目')
})

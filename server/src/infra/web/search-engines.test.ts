import { expect, test } from 'vitest'
import { helpModule } from '../../modules/help/help.module.ts'
import { siteModule } from '../../modules/site/site.module.ts'
import { testApp } from '../../testing/test-app.ts'
import { sitemapXml } from './sitemap.ts'

test('an address is listed in both languages, each linking the other', () => {
  const xml = sitemapXml('https://a.example', [{ path: '/helpCenter?id=3&x="', updated_at: '2026-11-01T20:00:00Z' }])
  expect(xml).toContain('<loc>https://a.example/helpCenter?id=3&#38;x=%22</loc><lastmod>2026-11-01</lastmod>')
  expect(xml).toContain('<loc>https://a.example/en/helpCenter?id=3&#38;x=%22</loc>')
  expect(xml.match(/hreflang="en" href="https:\/\/a.example\/en\/helpCenter/g)).toHaveLength(2)
})

test('the site lists its pages and articles for search engines', async () => {
  const app = await testApp()
  for (const module of [siteModule, helpModule]) await module.base?.(app.ctx)
  const robots = await fetch(`${app.origin}/robots.txt`)
  expect(await robots.text()).toContain('/sitemap.xml')
  const answer = await fetch(`${app.origin}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const xml = await answer.text()
  expect(xml).toMatch(/<loc>[^<]+\/helpCenter\?id=\d+<\/loc>/)
  expect(xml).not.toContain('/user/login')
  expect((await fetch(`${app.origin}/sitemap-7.xml`)).status).toBe(404)
})

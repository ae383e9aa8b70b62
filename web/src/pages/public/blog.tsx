import * as blog from '@inkroute/contract/blog/blog'
import { BLOG_PAGE_SIZE } from '@inkroute/contract/blog/fields'
import { breadcrumbFacts, listFacts } from '../../app/seo/json-ld.ts'
import { getTitle, type OwnSeo } from '../../app/seo/seo.view.ts'
import { serverCall } from '../../app/server-call.ts'
import { blogText } from '../../features/blog/blog.text.ts'
import { blogPath, narrowAnswer, postPath, readBlogQuery, typeName } from '../../features/blog/blog.view.ts'
import { siteBrand } from '../../shared/brand/brand.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { withBrand } from '../../shared/text/text.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/blog'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const asked = readBlogQuery(searchParams)
  const { type, query, page } = asked
  const ask = (input: Parameters<typeof serverCall<typeof blog.executeBlog>>[3]) =>
    serverCall(context, language, blog.executeBlog, input)
  const [posts, categories, hot] = await Promise.all([
    ask({ method: 'posts', page, page_size: BLOG_PAGE_SIZE, ...(type && { type }), ...(query && { query }) }),
    ask({ method: 'categorys' }),
    ask({ method: 'HotPosts', size: 8 }),
  ])
  const list = narrowAnswer('posts', posts)
  const name = type ? typeName(type, language) : ''
  const seo: OwnSeo | undefined =
    type || query || page > 1
      ? {
          title: getTitle(
            [name, withBrand(blogText.title[language], language)].filter(Boolean).join(' · '),
            siteBrand().full.zh,
          ),
          description: list.data.map((post) => post.title).join(language === 'zh' ? '；' : '; '),
          ...(type ? { query: `?type=${type}` } : {}),
          is_hidden: Boolean(query) || page > 1,
          facts: [
            breadcrumbFacts([
              { name: withBrand(blogText.title[language], language), path: blogPath(language) },
              ...(type ? [{ name, path: blogPath(language, { type }) }] : []),
            ]),
            listFacts(list.data.map((post) => ({ name: post.title, path: postPath(language, post.id) }))),
          ],
        }
      : undefined
  return {
    asked,
    list,
    categories: narrowAnswer('categorys', categories).data,
    hot: narrowAnswer('HotPosts', hot).data,
    ...(seo ? { seo } : {}),
  }
}

const View = part(async () => (await import('./blog.part.tsx')).BlogView)

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}

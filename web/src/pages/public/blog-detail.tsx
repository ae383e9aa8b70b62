import * as blog from '@inkroute/contract/blog/blog'
import { data } from 'react-router'
import { articleFacts, breadcrumbFacts } from '../../app/seo/json-ld.ts'
import { getTitle, type OwnSeo } from '../../app/seo/seo.view.ts'
import { serverCall } from '../../app/server-call.ts'
import { blogText } from '../../features/blog/blog.text.ts'
import { blogPath, getCover, narrowAnswer, postPath, readPostId, typeName } from '../../features/blog/blog.view.ts'
import { siteBrand } from '../../shared/brand/brand.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import type { Language } from '../../shared/text/text.ts'
import { withBrand } from '../../shared/text/text.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/blog-detail'

function getSeo(post: blog.BlogPost, language: Language): OwnSeo {
  const path = postPath(language, post.id)
  const image = getCover(post.cover, 1200).src
  return {
    title: getTitle(post.title, siteBrand().full.zh),
    description: post.summary,
    query: `?id=${post.id}`,
    image,
    type: 'article',
    facts: [
      articleFacts({ ...post, description: post.summary, path, image }),
      breadcrumbFacts([
        { name: withBrand(blogText.title[language], language), path: blogPath(language) },
        { name: typeName(post.type, language), path: blogPath(language, { type: post.type }) },
        { name: post.title, path },
      ]),
    ],
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const id = readPostId(searchParams)
  const answer = id && (await serverCall(context, language, blog.executeBlog, { method: 'post', id }).catch(() => null))
  if (!answer) throw data(null, { status: 404 })
  const found = narrowAnswer('post', answer)
  return { ...found, seo: getSeo(found.post, language) }
}

const View = part(async () => (await import('./blog-detail.part.tsx')).BlogDetailView)

export default function BlogDetailPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}

import { Cover } from '@inkroute/contract/blog/blog'
import { z } from 'zod'
import { type Article, once, readArticles } from '../../infra/content/content-files.ts'
import type { AppCtx } from '../../infra/context.ts'
import { addPosts, type BasePost } from './blog.queries.ts'

/** Folders of `assets/content/blog`, by the number of their kind in `blogTypes`. */
const folders = {
  'know-how': 1,
  marketing: 2,
  design: 3,
  selection: 4,
  'style-trends': 5,
  'full-print': 6,
} as const

const shared = { id: z.coerce.number().int().positive(), day: z.iso.date(), cover: Cover }

export type PostFile = Article<z.output<z.ZodObject<typeof shared>>> & { readonly type: number }

/** The posts that ship with the release. */
export const contentPosts = once((): readonly PostFile[] =>
  Object.entries(folders).flatMap(([folder, type]) =>
    readArticles(`blog/${folder}`, shared).map((post) => ({ ...post, type })),
  ),
)

function toRow({ id, slug, type, cover, day, zh, en }: PostFile): BasePost {
  const published_at = `${day}T02:00:00.000Z`
  return {
    id,
    slug,
    type,
    cover,
    title_zh: zh.title,
    title_en: en.title,
    summary_zh: zh.summary,
    summary_en: en.summary,
    body_zh: zh.body,
    body_en: en.body,
    published_at,
    created_at: published_at,
    updated_at: published_at,
  }
}

/** Posts about the demo's products; those that staff have edited are left alone. */
export async function addBlog(ctx: AppCtx): Promise<void> {
  await addPosts(ctx.db, contentPosts().map(toRow))
}

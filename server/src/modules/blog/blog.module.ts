import { on } from '../../infra/hooks.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import { followsFiles } from '../catalog/catalog.ts'
import { addBlog } from './blog.base.ts'
import { addDemoBlog } from './blog.demo.ts'
import { blogRoutes } from './blog.routes.ts'
import { countComments } from './comment.queries.ts'
import { blogAddresses } from './list-posts.ts'
import { sweepViewsJob } from './sweep-views.job.ts'

export const blogModule: Module = {
  name: 'blog',
  tables: ['blog_post', 'blog_view', 'blog_comment'],
  personal: { tables: [deleted('blog_comment')] },
  routes: blogRoutes,
  hooks: [
    on(staffWaiting, {
      path: '/ops/blogComment',
      permission: 'ops.content',
      count: async (db) => (await countComments(db)).pending,
    }),
  ],
  jobs: [sweepViewsJob],
  addresses: blogAddresses,
  base: async (ctx) => {
    if (await followsFiles(ctx)) await addBlog(ctx)
  },
  demo: addDemoBlog,
}

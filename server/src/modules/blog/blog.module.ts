import type { Module } from '../../infra/module.ts'
import { blogAddresses } from './blog.addresses.ts'
import { addBlog } from './blog.base.ts'
import { blogRoutes } from './blog.routes.ts'
import { seedBlog } from './blog.seed.ts'
import { sweepViewsJob } from './sweep-views.job.ts'

export const blogModule: Module = {
  name: 'blog',
  routes: blogRoutes,
  jobs: [sweepViewsJob],
  addresses: blogAddresses,
  base: addBlog,
  seed: seedBlog,
}

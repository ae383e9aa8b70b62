import * as contract from '@inkroute/contract/blog/blog'
import { countWaiting as countWaitingContract } from '@inkroute/contract/site/join/join'
import { withFacts } from '../../infra/content/facts.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { createOpsPost, getOpsPost, listOpsPosts, publishOpsPost, saveOpsPost } from './edit-posts.ts'
import { executeBlog } from './execute-blog.ts'
import { countWaiting, judgeComments, listOpsComments } from './judge-comments.ts'
import { executeBlogCategory } from './list-posts.ts'

export function blogRoutes(bind: Bind): void {
  bind(contract.executeBlog, withFacts(executeBlog))
  bind(contract.executeBlogCategory, withFacts(executeBlogCategory))
  bind(contract.listOpsPosts, listOpsPosts)
  bind(contract.getOpsPost, getOpsPost)
  bind(contract.createOpsPost, createOpsPost)
  bind(contract.saveOpsPost, saveOpsPost)
  bind(contract.publishOpsPost, publishOpsPost)
  bind(contract.listOpsComments, listOpsComments)
  bind(contract.judgeComments, judgeComments)
  bind(countWaitingContract, countWaiting)
}

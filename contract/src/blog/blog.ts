import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import { MAX_COMMENT, MAX_COMMENT_NAME } from './fields.ts'

/** One of `blogTypes`. */
const BlogType = WireInt.min(1).max(6)
/** `art:<slug>` is an artwork of the gallery, `shop:<code>/<view>` a picture of a product. */
export const Cover = z
  .string()
  .regex(
    /^(art:[a-z0-9-]{2,60}|shop:[a-z0-9-]{2,40}\/(hero|detail|scene))$/,
    '封面写作 art:图案名 或 shop:产品编号/hero|A cover is written art:slug or shop:code/hero',
  )

/** Texts come in the language of the call. */
export const BlogRow = z.object({
  id: z.int(),
  type: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  views: z.int(),
  comments: z.int(),
  /** Minutes a reader needs. */
  minutes: z.int(),
  published_at: Instant,
})
export type BlogRow = z.infer<typeof BlogRow>

/** `body` is HTML rendered from the post's Markdown. */
export const BlogPost = BlogRow.extend({ body: z.string(), updated_at: Instant })
export type BlogPost = z.infer<typeof BlogPost>

export const BlogComment = z.object({
  id: z.int(),
  name: z.string(),
  body: z.string(),
  created_at: Instant,
})
export type BlogComment = z.infer<typeof BlogComment>

const CategoryRow = z.object({ id: z.int(), name: z.string(), posts: z.int() })

const PostsInput = PageInput.extend({
  method: z.literal('posts'),
  type: BlogType.optional(),
  query: z.string().trim().max(60).optional(),
})
const PostInput = IdInput.extend({
  method: z.literal('post'),
  /** Sent by a browser that shows the post; pages made on the server do not count. */
  is_view: z.boolean().optional(),
})
const CommentInput = z.object({
  method: z.literal('createComment'),
  post_id: WireId,
  /** Needed from visitors; sellers comment under their own name. */
  name: z
    .string()
    .trim()
    .max(MAX_COMMENT_NAME, `称呼最多 ${MAX_COMMENT_NAME} 个字|A name has at most ${MAX_COMMENT_NAME} characters`)
    .default(''),
  body: z
    .string()
    .trim()
    .min(2, '请写下评论内容，至少 2 个字|Please write a comment of at least 2 characters')
    .max(MAX_COMMENT, `评论最多 ${MAX_COMMENT} 个字|A comment has at most ${MAX_COMMENT} characters`),
  /** Left empty by people; programs that fill every field are dropped. */
  website: z.string().max(200).default(''),
})

export const executeBlog = endpoint({
  method: 'POST',
  path: '/api/blog/execute',
  access: 'public',
  summary: 'Reads the blog and takes comments; `method` says which',
  input: z.discriminatedUnion('method', [
    PostsInput,
    PostInput,
    z.object({ method: z.literal('categorys') }),
    z.object({ method: z.literal('HotPosts'), size: WireInt.min(1).max(20).default(6) }),
    CommentInput,
  ]),
  reply: z.discriminatedUnion('method', [
    getPage(BlogRow).extend({ method: z.literal('posts') }),
    z.object({
      method: z.literal('post'),
      post: BlogPost,
      previous: BlogRow.nullable(),
      next: BlogRow.nullable(),
      related: z.array(BlogRow),
      comments: z.array(BlogComment),
    }),
    z.object({ method: z.literal('categorys'), data: z.array(CategoryRow) }),
    z.object({ method: z.literal('HotPosts'), data: z.array(BlogRow) }),
    z.object({ method: z.literal('createComment'), is_pending: z.boolean() }),
  ]),
})

export const executeBlogCategory = endpoint({
  method: 'POST',
  path: '/api/blog/executeCategory',
  access: 'public',
  summary: 'The kinds of posts, each with its newest',
  input: z.object({ type: BlogType.optional(), size: WireInt.min(1).max(10).default(3) }),
  reply: z.object({ data: z.array(CategoryRow.extend({ newest: z.array(BlogRow) })) }),
})

const title = z.string().trim().min(2, '请填写标题|Please enter a title').max(120)
const summary = z.string().trim().min(2, '请填写摘要|Please enter a summary').max(300)
const body = z.string().trim().min(20, '正文至少 20 个字|The text needs at least 20 characters').max(40_000)

/** What staff write: Markdown, in both languages. */
export const BlogDraft = z.object({
  type: BlogType,
  cover: Cover,
  title_zh: title,
  title_en: title,
  summary_zh: summary,
  summary_en: summary,
  body_zh: body,
  body_en: body,
})
export type BlogDraft = z.infer<typeof BlogDraft>

const postStates = ['draft', 'published'] as const
export type BlogPostState = (typeof postStates)[number]

export const OpsBlogRow = z.object({
  id: z.int(),
  type: z.int(),
  title_zh: z.string(),
  title_en: z.string(),
  cover: z.string(),
  state: z.enum(postStates),
  /** Edited since it was published. */
  has_changes: z.boolean(),
  views: z.int(),
  comments: z.int(),
  published_at: Instant.nullable(),
  updated_at: Instant,
})
export type OpsBlogRow = z.infer<typeof OpsBlogRow>

export const listOpsPosts = endpoint({
  method: 'GET',
  path: '/ops/blog/post',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Posts with their drafts',
  input: PageInput.extend({
    type: BlogType.optional(),
    state: z.enum(postStates).optional(),
    query: z.string().trim().max(60).optional(),
  }),
  reply: getPage(OpsBlogRow),
})

export const getOpsPost = endpoint({
  method: 'GET',
  path: '/ops/blog/post/{id}',
  access: 'staff',
  permission: 'ops.content',
  summary: 'A post as its editor sees it: the draft where there is one',
  input: IdInput,
  reply: BlogDraft.extend({
    id: z.int(),
    state: z.enum(postStates),
    has_changes: z.boolean(),
    published_at: Instant.nullable(),
    updated_at: Instant,
  }),
})

export const createOpsPost = endpoint({
  method: 'POST',
  path: '/ops/blog/post',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Begin a post',
  input: BlogDraft,
  reply: z.object({ id: z.int() }),
})

export const saveOpsPost = endpoint({
  method: 'PUT',
  path: '/ops/blog/post/{id}',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Keep a draft; readers see it once it is published',
  input: BlogDraft.extend({ id: WireId }),
  reply: z.object({ id: z.int() }),
})

export const publishOpsPost = endpoint({
  method: 'PUT',
  path: '/ops/blog/post/{id}/state',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Publish a post with its latest draft, or take it back',
  input: z.object({ id: WireId, state: z.enum(postStates) }),
  reply: z.object({ state: z.enum(postStates) }),
})

const commentStates = ['pending', 'approved', 'refused'] as const
export type CommentState = (typeof commentStates)[number]

export const OpsComment = BlogComment.extend({
  state: z.enum(commentStates),
  post_id: z.int(),
  post_title: z.string(),
  /** The seller who wrote it; null for a visitor. */
  seller_id: z.int().nullable(),
})
export type OpsComment = z.infer<typeof OpsComment>

export const listOpsComments = endpoint({
  method: 'GET',
  path: '/ops/blog/comment',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Comments by state, the longest waiting first',
  input: PageInput.extend({ state: z.enum(commentStates).default('pending') }),
  reply: getPage(OpsComment).extend({ counts: z.record(z.enum(commentStates), z.int()) }),
})

export const judgeComments = endpoint({
  method: 'PUT',
  path: '/ops/blog/comment',
  access: 'staff',
  permission: 'ops.content',
  summary: 'Approve or refuse comments',
  input: z.object({ ids: z.array(WireId).min(1).max(100), state: z.enum(['approved', 'refused']) }),
  reply: z.object({ changed: z.int() }),
})

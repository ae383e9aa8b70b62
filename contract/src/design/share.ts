import { z } from 'zod'
import { DOCUMENT_BODY, endpoint } from '../endpoint.ts'
import { Empty, Instant, WireId } from '../wire.ts'
import { DesignName, StoredDocument } from './design.ts'

export const shareLimits = { links: 100, comments: 200, comment: 1000, name: 40 } as const
export const SHARE_PAGE = '/user/designShare'

export const DesignComment = z.object({ id: z.int(), name: z.string(), text: z.string(), created_at: Instant })
export type DesignComment = z.infer<typeof DesignComment>

export const DesignShare = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Path of the page, with the signed token. */
  path: z.string(),
  created_at: Instant,
  updated_at: Instant,
  comments: z.array(DesignComment),
  /** Comments the seller has not seen yet. */
  new_comments: z.int(),
})
export type DesignShare = z.infer<typeof DesignShare>

const permission = 'design.single'

export const shareDesign = endpoint({
  method: 'POST',
  path: '/distribution/design/share',
  access: 'seller',
  permission,
  rate: 'search',
  summary: 'Make a read-only link that shows pictures of a design, or show the present design at an existing link',
  body_max: DOCUMENT_BODY,
  input: z.object({
    document: StoredDocument,
    color_id: WireId,
    title: DesignName.min(1, '请填写标题|Enter a title'),
    /** The link that shows it from now on; a new one when left out. */
    id: z.uuid().optional(),
  }),
  reply: DesignShare,
})

export const listDesignShares = endpoint({
  method: 'GET',
  path: '/distribution/design/share',
  access: 'seller',
  permission,
  summary: 'Links to designs of a product that have not been withdrawn, with their comments',
  input: z.object({ basic_product_id: WireId }),
  reply: z.object({ data: z.array(DesignShare) }),
})

export const seeDesignComments = endpoint({
  method: 'POST',
  path: '/distribution/design/share/{id}/seen',
  access: 'seller',
  permission,
  summary: 'Note that the comments of a link have been seen',
  input: z.object({ id: z.uuid() }),
  reply: Empty,
})

export const withdrawDesignShare = endpoint({
  method: 'DELETE',
  path: '/distribution/design/share/{id}',
  access: 'seller',
  permission,
  summary: 'Withdraw a link: nobody can open it any more',
  input: z.object({ id: z.uuid() }),
  reply: Empty,
})

const ShareToken = z.string().min(1).max(200)

/** What a viewer sees: pictures and comments, nothing of the account. */
export const readDesignShare = endpoint({
  method: 'GET',
  path: '/frontend/design/share',
  access: 'public',
  rate: 'search',
  summary: 'The design behind a link',
  input: z.object({ token: ShareToken }),
  reply: z.object({
    title: z.string(),
    product_name: z.string(),
    pictures: z.array(z.object({ name: z.string(), url: z.string() })),
    updated_at: Instant,
    comments: z.array(DesignComment),
  }),
})

export const commentDesign = endpoint({
  method: 'POST',
  path: '/frontend/design/share/comment',
  access: 'public',
  rate: 'login',
  summary: 'Leave a comment on the design behind a link',
  input: z.object({
    token: ShareToken,
    name: z.string().trim().min(1, '请填写您的名字|Enter your name').max(shareLimits.name),
    text: z.string().trim().min(1, '请填写评论|Write a comment').max(shareLimits.comment),
  }),
  reply: DesignComment,
})

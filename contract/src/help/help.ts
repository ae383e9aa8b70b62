import { z } from 'zod'
import { PreviewPass } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId } from '../wire.ts'

/** Texts come in the language of the call. */
export const HelpRow = z.object({ id: z.int(), category_id: z.int(), title: z.string(), summary: z.string() })
export type HelpRow = z.infer<typeof HelpRow>

/** `body` is HTML written by the platform. */
export const HelpArticle = HelpRow.extend({ body: z.string(), updated_at: Instant })
export type HelpArticle = z.infer<typeof HelpArticle>

export const listArticles = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterArticle',
  access: 'public',
  rate: 'search',
  summary: 'Help articles, by category or search word',
  input: PageInput.extend({ category_id: WireId.optional(), query: z.string().trim().max(60).optional() }),
  reply: getPage(HelpRow),
})

export const suggestArticles = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterArticle/suggest',
  access: 'public',
  rate: 'search',
  summary: 'Articles that may answer a question in plain words, the best first',
  input: z.object({ text: z.string().trim().max(500) }),
  reply: z.object({ data: z.array(HelpRow) }),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterArticle/{id}',
  access: 'public',
  summary: 'One help article with its neighbours in the category',
  input: IdInput.extend({ preview: PreviewPass }),
  reply: HelpArticle.extend({ previous: HelpRow.nullable(), next: HelpRow.nullable() }),
})

export const listCommonQuestions = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterArticle/commonQuestion',
  access: 'public',
  summary: 'Questions newcomers ask most, with their answers',
  input: Empty,
  reply: z.object({ data: z.array(HelpArticle) }),
})

export const listRecommendWords = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterArticle/recommendWords',
  access: 'public',
  summary: 'Search words offered in the help centre',
  input: Empty,
  reply: z.object({ data: z.array(z.string()) }),
})

export const listTutorial = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterArticle/tutorial',
  access: 'public',
  summary: 'Articles of the tutorial, in reading order',
  input: Empty,
  reply: z.object({ data: z.array(HelpRow) }),
})

export const listHelpCategories = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterCategory',
  access: 'public',
  summary: 'Categories of the help centre with their articles',
  input: Empty,
  reply: z.object({
    data: z.array(z.object({ id: z.int(), name: z.string(), icon: z.string(), articles: z.array(HelpRow) })),
  }),
})

export const getRedirectMap = endpoint({
  method: 'GET',
  path: '/frontend/helpCenterCategory/getRedirectMap',
  access: 'public',
  summary: 'Which article explains which screen',
  input: Empty,
  reply: z.object({ data: z.record(z.string(), z.int()) }),
})

/** One thing said in a clip, from when it is seen. */
const VideoCue = z.object({ at_s: z.number(), text: z.string() })

export const TutorialVideo = z.object({
  id: z.int(),
  slug: z.string(),
  topic: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Addresses of the clip and of its first picture. */
  src: z.string(),
  poster: z.string(),
  width_px: z.int(),
  height_px: z.int(),
  duration_s: z.number(),
  bytes: z.int(),
  transcript: z.array(VideoCue),
})
export type TutorialVideo = z.infer<typeof TutorialVideo>

export const listTutorialVideos = endpoint({
  method: 'GET',
  path: '/frontend/tutorialVideo',
  access: 'public',
  summary: 'Short clips of the product by topic, with what is said in them',
  input: Empty,
  reply: z.object({ data: z.array(TutorialVideo) }),
})

export const voteArticle = endpoint({
  method: 'POST',
  path: '/frontend/helpCenterArticle/{id}/vote',
  access: 'both',
  summary: 'Say whether an article helped; one vote per visitor, the last counts',
  input: z.object({ id: WireId, is_helpful: z.boolean() }),
  reply: z.object({ is_helpful: z.boolean() }),
})

export const listArticleVotes = endpoint({
  method: 'GET',
  path: '/ops/help/vote',
  access: 'staff',
  permission: 'ops.content',
  summary: 'How many found each article helpful or not, the least helpful first',
  input: Empty,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        title_zh: z.string(),
        title_en: z.string(),
        helpful: z.int(),
        unhelpful: z.int(),
        last_vote_at: Instant.nullable(),
      }),
    ),
  }),
})

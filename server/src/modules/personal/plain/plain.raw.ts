import multipart from '@fastify/multipart'
import { errors, errorText, type Language } from '@inkroute/contract/errors/errors'
import { fill } from '@inkroute/contract/fill'
import { type BuyerProblem, buyerLimits, PLAIN_BUYER_PAGE } from '@inkroute/contract/personal/buyer'
import { SHOP_PAGE, SHOP_PICTURE } from '@inkroute/contract/personal/shop-names'
import {
  type Answers,
  MAX_FIELDS,
  type PersonalField,
  type PhotoAnswer,
} from '@inkroute/engine/personal/personal-field'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { approveBuyerAnswers, openBuyerPage, previewBuyerAnswers } from '../buyer/page.ts'
import { sendBuyerPhoto } from '../buyer/photos.ts'
import { sendShopPhoto } from '../shop/shop-photos.ts'
import { approveShopAnswers, openShopForm, previewShopAnswers, startShopDraft } from '../shop/visits.ts'
import { plainText } from './plain.text.ts'
import { type PlainPage, plainPage } from './plain-page.view.ts'
import { MAX_POST_BYTES, type Posted, withPost } from './plain-post.ts'

interface Preview {
  readonly problems: readonly BuyerProblem[]
  readonly pictures: readonly string[]
  readonly hash: string | null
}
interface SentPhoto {
  readonly upload_id: number
  readonly width_px: number
  readonly height_px: number
}

/** What a plain page is about: goods in a shop, or a line of an order. */
interface Subject {
  readonly title: string
  readonly subtitle: string
  readonly fields: readonly PersonalField[]
  readonly answers: Answers
  readonly pictures: readonly string[]
  readonly key: string | null
  /** Null while it can be answered. */
  readonly done: PlainPage['done']
  readonly begin: () => Promise<string>
  readonly send: (ctx: PublicCtx, draft: string) => Promise<SentPhoto>
  readonly preview: (answers: Answers, draft: string) => Promise<Preview>
  readonly approve: (answers: Answers, draft: string, hash: string) => Promise<PlainPage['done']>
}
type SubjectOf = (ctx: PublicCtx, token: string, label_language: string) => Promise<Subject>

const shopSubject: SubjectOf = async (ctx, key, label_language) => {
  const { title, fields } = await openShopForm(ctx, { key, language: ctx.language })
  const say = (word: keyof typeof plainText) => plainText[word][ctx.language]
  return {
    title,
    subtitle: '',
    fields,
    answers: {},
    pictures: [SHOP_PICTURE + key],
    key,
    done: null,
    begin: async () => (await startShopDraft(ctx, { key })).draft,
    send: (inner, draft) => sendShopPhoto(inner, { key, draft }),
    preview: (answers, draft) => previewShopAnswers(ctx, { key, answers, ...(draft ? { draft } : {}) }),
    approve: async (answers, visit, hash) => {
      const draft = visit || (await startShopDraft(ctx, { key })).draft
      const { reference } = await approveShopAnswers(ctx, { key, draft, answers, hash, language: label_language })
      return { heading: say('shop_done'), body: say('shop_next'), code: reference }
    },
  }
}

const buyerSubject: SubjectOf = async (ctx, token) => {
  const page = await openBuyerPage(ctx, { token, language: ctx.language })
  const say = (word: keyof typeof plainText) => plainText[word][ctx.language]
  const order = fill(say('order'), { number: page.external_no })
  const done = { heading: say('order_done'), body: say('order_next'), code: '' }
  const over =
    page.status === 'answered' ? { ...done, body: say('answered') } : { ...done, heading: say('closed'), body: '' }
  return {
    title: page.title,
    subtitle: [page.shop, order, page.variant].filter(Boolean).join(' · '),
    fields: page.fields,
    answers: page.answers,
    pictures: page.picture_urls,
    key: null,
    done: page.status === 'open' ? null : over,
    begin: () => Promise.resolve(''),
    send: (inner) => sendBuyerPhoto(inner, { token }),
    preview: (answers) => previewBuyerAnswers(ctx, { token, answers }),
    approve: async (answers, _draft, hash) => {
      await approveBuyerAnswers(ctx, { token, answers, hash })
      return done
    },
  }
}

const getLanguage = (request: FastifyRequest): { language: Language; label_language: string } => {
  const { lang } = request.query as { lang?: unknown }
  const accepted = /^\s*([a-z]{2})/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase() ?? 'en'
  const language: Language = lang === 'zh' || lang === 'en' ? lang : accepted === 'zh' ? 'zh' : 'en'
  return { language, label_language: language === 'zh' || accepted === 'zh' || lang ? language : accepted }
}

const publicCtx = (ctx: AppCtx, request: FastifyRequest, language: Language): PublicCtx => ({
  ...ctx,
  log: request.log as AppCtx['log'],
  language,
  ip: request.ip,
  user_agent: request.headers['user-agent'] ?? '',
  request_id: request.id,
  identity: null,
})

/** A photo that was sent before, as the form carries it. The server checks whose it is and how large. */
function keptPhoto(text: string): PhotoAnswer | undefined {
  const [key = '', ...rest] = text.split('_')
  const [width_px = 0, height_px = 0, x = 0.5, y = 0.5, zoom = 1] = rest.map(Number)
  const is_sound = /^\d{1,15}$/.test(key) && [width_px, height_px, x, y, zoom].every(Number.isFinite)
  if (!is_sound || width_px < 1 || height_px < 1) return undefined
  const inside = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
  const source = { kind: 'material' as const, key, width_px, height_px }
  return { source, x: inside(x, 0, 1), y: inside(y, 0, 1), zoom: inside(zoom, 1, 10) }
}

interface Read {
  readonly answers: Answers
  readonly refused: readonly BuyerProblem[]
  readonly draft: string
}

/** The answers of a posted form; its photos pass the usual intake first. */
async function readAnswers(ctx: PublicCtx, { fields, begin, send }: Subject, { said, files }: Posted): Promise<Read> {
  const answers: Answers = {}
  const refused: BuyerProblem[] = []
  let draft = (said.get('draft') ?? '').slice(0, 120)
  for (const { id, kind } of fields) {
    if (kind !== 'photo') {
      const value = said.get(`f.${id}`)
      if (value !== undefined) answers[id] = value.slice(0, 2000)
      continue
    }
    const kept = keptPhoto(said.get(`k.${id}`) ?? '')
    const choice = said.has(`b.${id}`) ? { keeps_background: true } : {}
    if (kept) answers[id] = { ...kept, ...choice }
    const file = files.get(`p.${id}`)
    if (!file) continue
    try {
      draft ||= await begin()
      const { upload_id, width_px, height_px } = await send({ ...ctx, file: await file.read() }, draft)
      answers[id] = {
        source: { kind: 'material', key: String(upload_id), width_px, height_px },
        x: 0.5,
        y: 0.5,
        zoom: 1,
        ...choice,
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const detail = (language: Language) => errorText(error.code, language, error.details)
      refused.push({ field_id: id, kind: 'photo_refused', detail: detail('zh'), detail_en: detail('en') })
    }
  }
  return { answers, refused, draft }
}

async function answerPost(ctx: PublicCtx, subject: Subject, posted: Posted): Promise<Partial<PlainPage>> {
  const { answers, refused, draft } = await readAnswers(ctx, subject, posted)
  const made = await subject.preview(answers, draft)
  const problems = [
    ...refused,
    ...made.problems.filter(({ field_id }) => !refused.some((one) => one.field_id === field_id)),
  ]
  const seen = { answers, draft, problems, pictures: made.pictures, hash: refused.length > 0 ? null : made.hash }
  if (problems.length > 0 || made.hash === null) return { ...seen, message: plainText.fix_first[ctx.language] }
  if (posted.said.get('do') !== 'approve') return seen
  if (posted.said.get('hash') !== made.hash) return { ...seen, message: plainText.look_again[ctx.language] }
  return { ...seen, done: await subject.approve(answers, draft, made.hash) }
}

/** Pages that work without scripts: before the purchase by the seller's key, after it by the buyer's link. */
export function addPlainPages({ app, ctx, file_bodies }: RawHttp): void {
  app.register(async (scope) => {
    const limits = {
      fieldSize: 16 * 1024,
      fields: 4 * MAX_FIELDS + 4,
      fileSize: buyerLimits.photo_bytes + 1,
      files: MAX_FIELDS,
    }
    await scope.register(multipart, { limits })
    const serve = (path: string, getSubject: SubjectOf) => {
      const handle = async (request: FastifyRequest, reply: FastifyReply) => {
        const { token } = request.params as { token: string }
        const { language, label_language } = getLanguage(request)
        const visitor = publicCtx(ctx, request, language)
        const nothing = {
          language,
          label_language,
          problems: [],
          message: '',
          hash: null,
          draft: '',
          key: null,
          done: null,
        }
        reply
          .headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
          .type('text/html; charset=utf-8')
        try {
          const subject = await getSubject(visitor, token, label_language)
          const begun = { ...nothing, ...subject }
          if (request.method === 'GET' || subject.done) return reply.send(plainPage(begun))
          file_bodies.expect('stranger', reply)
          const answered = await withPost(ctx, request, (posted) => answerPost(visitor, subject, posted))
          return reply.send(plainPage({ ...begun, ...answered }))
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          const done = { heading: errorText(error.code, language, error.details), body: '', code: '' }
          const empty = { ...nothing, title: '', subtitle: '', fields: [], answers: {}, pictures: [] }
          return reply.code(Math.min(errors[error.code].status_code, 500)).send(plainPage({ ...empty, done }))
        }
      }
      scope.get(`${path}:token`, { config: { limit: 'page' } }, handle)
      scope.post(`${path}:token`, { config: { limit: 'preview' }, bodyLimit: MAX_POST_BYTES }, handle)
    }
    serve(SHOP_PAGE, shopSubject)
    serve(PLAIN_BUYER_PAGE, buyerSubject)
  })
}

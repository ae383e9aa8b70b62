import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bool, fieldFault, int, list, oneOf, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson, toQuery } from '../core/http.ts'
import { digits } from '../core/ids.ts'
import type { Listing, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { refuse, shopFor, userFor } from './etsy-guard.ts'

const MAX_QUESTIONS = 5
const SUPPORT = 'supports_multiple_personalization_questions'

const base = { question_text: text(45), required: bool }
/** Each type has fields of its own; those of another one are refused. */
const shapes: Record<string, Shape> = {
  text_input: {
    ...base,
    question_type: oneOf('text_input'),
    instructions: optional(text(120)),
    max_allowed_characters: int(1, 1024),
  },
  dropdown: {
    ...base,
    question_type: oneOf('dropdown'),
    options: list(shape({ label: text(20) }), 10),
  },
  unlabeled_upload: {
    ...base,
    question_type: oneOf('unlabeled_upload'),
    instructions: optional(text(120)),
    max_allowed_files: int(1, 10),
  },
}

type Question = {
  readonly question_type: string
  readonly question_text: string
  readonly options?: readonly { readonly label: string }[]
}

function findFault(body: Record<string, unknown> | null): string | null {
  const questions = body?.personalization_questions
  if (!Array.isArray(questions)) return 'personalization_questions is missing'
  if (questions.length > MAX_QUESTIONS) return 'personalization_questions: at most 5 are allowed'
  for (const question of questions as Question[]) {
    const fields = shapes[question.question_type]
    const fault = fields ? fieldFault(question, fields) : 'question_type is unknown'
    if (fault) return `personalization_questions: ${fault}`
  }
  const uploads = (questions as Question[]).filter(({ question_type }) => question_type === 'unlabeled_upload')
  return uploads.length > 1 ? 'personalization_questions: only one file upload question is allowed' : null
}

const getQuestions = ({ extra }: Listing): readonly Question[] => (extra.questions as Question[] | undefined) ?? []

const getAnswer = (listing: Listing) => ({
  personalization_questions: getQuestions(listing).map((question) => ({
    question_id: Number(digits(10)),
    instructions: null,
    max_allowed_characters: null,
    max_allowed_files: null,
    ...question,
    options: question.options?.map((option, at) => ({ option_id: at + 1, ...option })) ?? null,
  })),
})

/** What buyers are asked on the page of a listing: read by its number, written as a whole. */
export function addQuestions(scope: FastifyInstance, world: World): void {
  const known = (request: FastifyRequest, reply: FastifyReply, shop: Shop | null): Listing | null => {
    if (!shop) return null
    const listing = world.book.listings.get((request.params as { id: string }).id)
    if (listing?.shop_id === shop.shop_id) return listing
    refuse(reply, 404, 'Listing not found')
    return null
  }
  scope.get('/v3/application/listings/:id/personalization', async (request, reply) => {
    const listing = known(request, reply, userFor(world, request, reply))
    return listing ? sendJson(reply, getAnswer(listing)) : reply
  })
  scope.post('/v3/application/shops/:shop_id/listings/:id/personalization', async (request, reply) => {
    const listing = known(request, reply, shopFor(world, request, reply))
    if (!listing) return reply
    const body = findJson(request)
    if (toQuery(request)[SUPPORT] !== 'true') {
      world.violate(request, `${SUPPORT} is missing`)
      return refuse(reply, 409, 'The listing may have several personalization questions')
    }
    const fault = findFault(body)
    if (fault) {
      world.violate(request, fault)
      return refuse(reply, 400, fault)
    }
    listing.extra = { ...listing.extra, questions: body?.personalization_questions }
    world.book.touch()
    return sendJson(reply, getAnswer(listing), 201)
  })
}

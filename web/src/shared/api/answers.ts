import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import { call } from './client.ts'
import { isWorthRetrying, reportFailure } from './failure.ts'
import { countPending } from './pending-calls.ts'
import type { ApiError } from './request.ts'

/** State of one call: its last answer, its last error, and whether it is pending. */
export interface Answer<T = unknown> {
  readonly data: T | undefined
  readonly error: ApiError | null
  readonly is_fetching: boolean
  /** 0 until answered, and again when the answer is invalidated. */
  readonly fetched_at: number
  /** Incremented whenever a pending answer would be outdated on arrival. */
  readonly round: number
}

interface Question {
  readonly path: string
  readonly ask: (is_quiet: boolean) => Promise<void>
  answer: Answer
  pending: Promise<void> | null
  readonly listeners: Set<() => void>
}

const RETRY_AFTER_MS = 1000
export const noAnswer: Answer<never> = { data: undefined, error: null, is_fetching: false, fetched_at: 0, round: 0 }
const questions = new Map<string, Question>()

const getKey = (endpoint: Endpoint, input: unknown) => `${endpoint.path} ${JSON.stringify(input)}`

function update(question: Question, change: Partial<Answer>): void {
  question.answer = { ...question.answer, ...change }
  for (const listener of question.listeners) listener()
}

async function callWithRetry<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
  for (let tries = 0; ; tries++) {
    try {
      return await call(endpoint, input)
    } catch (error) {
      if (!isWorthRetrying(tries, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * (tries + 1)))
    }
  }
}

function newQuestion<E extends Endpoint>(endpoint: E, input: CallInput<E>): Question {
  const run = async (is_quiet: boolean) => {
    const { round, data: shown } = question.answer
    const isLate = () => question.answer.round !== round
    update(question, { is_fetching: true })
    try {
      const data = await countPending(!is_quiet && shown === undefined, () => callWithRetry(endpoint, input))
      if (isLate()) return
      question.pending = null
      update(question, { data, error: null, is_fetching: false, fetched_at: Date.now() })
    } catch (error) {
      if (isLate()) return
      question.pending = null
      update(question, { error: error as ApiError, is_fetching: false, fetched_at: Date.now() })
      reportFailure(error, is_quiet)
    }
  }
  const question: Question = {
    path: endpoint.path,
    answer: noAnswer,
    pending: null,
    listeners: new Set(),
    ask: (is_quiet) => {
      question.pending ??= run(is_quiet)
      return question.pending
    },
  }
  return question
}

/** The shared entry of a call. Only to be used in a browser. */
export function getQuestion<E extends Endpoint>(endpoint: E, input: CallInput<E>): Question {
  const key = getKey(endpoint, input)
  const known = questions.get(key)
  if (known) return known
  const question = newQuestion(endpoint, input)
  questions.set(key, question)
  return question
}

/** For guards: the cached answer, or the pending one. */
export async function ensureAnswer<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
  const question = getQuestion(endpoint, input)
  if (question.answer.data === undefined) await question.ask(false)
  if (question.answer.data === undefined) throw question.answer.error
  return question.answer.data as Reply<E>
}

/** Mounted components refetch now; others when they next mount. */
function invalidate(question: Question, answer: Answer): void {
  question.pending = null
  update(question, { ...answer, is_fetching: false, fetched_at: 0, round: question.answer.round + 1 })
}

/** Marks answers as stale. They stay on the screen until the new ones arrive. */
export function invalidateAnswers(endpoints: readonly Endpoint[]): void {
  const paths = new Set(endpoints.map((endpoint) => endpoint.path))
  for (const question of questions.values()) if (paths.has(question.path)) invalidate(question, question.answer)
}

/** Another person or another language: drop all answers. */
export function clearAnswers(): void {
  for (const [key, question] of questions) {
    if (question.listeners.size === 0) questions.delete(key)
    invalidate(question, noAnswer)
  }
}

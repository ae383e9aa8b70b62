/**
 * `useCall` and `useSend` for public pages: the same interface as `hooks.ts` in one kilobyte instead of twelve.
 * Public pages are mostly rendered on the server, so this is all they need.
 */
import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Answer, getQuestion, invalidateAnswers, noAnswer } from './answers.ts'
import { call } from './client.ts'
import { reportFailure } from './failure.ts'
import type { QueryOptions, SendOptions } from './hooks.ts'
import { countPending } from './pending-calls.ts'
import type { ApiError } from './request.ts'

const STALE_MS = 15_000
const serverAnswer = () => noAnswer

export function useCall<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: QueryOptions = {}) {
  const { enabled = true, stale_ms = STALE_MS, quiet = false, refetch_ms } = options
  const question = enabled && typeof window !== 'undefined' ? getQuestion(endpoint, input) : null
  const subscribe = useCallback(
    (listener: () => void) => {
      question?.listeners.add(listener)
      return () => question?.listeners.delete(listener)
    },
    [question],
  )
  const answer = useSyncExternalStore(
    subscribe,
    () => (question?.answer ?? noAnswer) as Answer<Reply<E>>,
    serverAnswer as () => Answer<Reply<E>>,
  )
  const { round } = answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round triggers another call
  useEffect(() => {
    if (question && Date.now() - question.answer.fetched_at > stale_ms) void question.ask(quiet)
  }, [question, round, stale_ms, quiet])
  useEffect(() => {
    if (!question || !refetch_ms) return
    const timer = setInterval(() => void question.ask(true), refetch_ms)
    return () => clearInterval(timer)
  }, [question, refetch_ms])
  // The previous answer stays on the screen while a new input loads.
  const last = useRef<Reply<E> | undefined>(undefined)
  if (answer.data !== undefined || !enabled) last.current = answer.data
  return {
    data: answer.data ?? last.current,
    error: answer.error,
    isError: answer.error !== null && answer.data === undefined,
    isPending: answer.data === undefined && answer.error === null,
    isFetching: answer.is_fetching,
    refetch: useCallback(async () => question?.ask(quiet), [question, quiet]),
  }
}

interface Sending {
  readonly is_pending: boolean
  readonly is_done: boolean
  readonly error: ApiError | null
}
const idle: Sending = { is_pending: false, is_done: false, error: null }

export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}) {
  const [state, setState] = useState(idle)
  const current = useRef(options)
  current.current = options
  const mutateAsync = useCallback(
    async (input: CallInput<E>): Promise<Reply<E>> => {
      const { quiet = false } = current.current
      setState({ ...idle, is_pending: true })
      try {
        const reply = await countPending(!quiet, () => call(endpoint, input))
        setState({ ...idle, is_done: true })
        invalidateAnswers(current.current.refetch ?? [])
        current.current.onSuccess?.(reply, input)
        return reply
      } catch (error) {
        setState({ ...idle, error: error as ApiError })
        reportFailure(error, quiet)
        current.current.onError?.(error as ApiError)
        throw error
      }
    },
    [endpoint],
  )
  const mutate = useCallback((input: CallInput<E>) => void mutateAsync(input).catch(() => {}), [mutateAsync])
  const reset = useCallback(() => setState(idle), [])
  return {
    mutate,
    mutateAsync,
    reset,
    isPending: state.is_pending,
    isSuccess: state.is_done,
    isError: state.error !== null,
    error: state.error,
  }
}

import type { Endpoint } from '@inkroute/contract/endpoint'
import { ApiError } from '../shared/api/request.ts'

type Answer = (input: Record<string, unknown>) => unknown

/** Replaces `call`: answers by endpoint path and records the inputs. */
export function fakeServer() {
  const answers = new Map<string, Answer>()
  const asked: { readonly path: string; readonly input: Record<string, unknown> }[] = []
  return {
    asked,
    asks: (endpoint: Endpoint) => asked.filter((one) => one.path === endpoint.path).map((one) => one.input),
    on: (endpoint: Endpoint, answer: Answer) => void answers.set(endpoint.path, answer),
    refuse: (endpoint: Endpoint, msg: string, status_code = 422) =>
      void answers.set(endpoint.path, () => {
        throw new ApiError(200, { status_code, msg })
      }),
    clear: () => {
      answers.clear()
      asked.length = 0
    },
    call: async (endpoint: Endpoint, input: Record<string, unknown>): Promise<unknown> => {
      asked.push({ path: endpoint.path, input })
      const answer = answers.get(endpoint.path)
      if (!answer) throw new ApiError(0, {})
      return answer(input)
    },
  }
}

/** The instance that a test file substitutes for `call`: `vi.mock('…/client.ts', async () => import('…/testing/fake-call.ts'))`. */
export const server = fakeServer()

import type { Endpoint, Input, Reply } from '@inkroute/contract/endpoint'
import { type ErrorName, errors, errorText } from '@inkroute/contract/errors/errors'
import { vi } from 'vitest'

type Answer = (input: never) => unknown

interface Route {
  readonly endpoint: Endpoint
  readonly path: RegExp
  answer: Answer
}

interface Asked {
  readonly endpoint: Endpoint
  readonly input: unknown
}

class Refusal extends Error {
  readonly code: ErrorName
  readonly details: Record<string, string | number>
  readonly problems: readonly { field: string; message: string }[]
  constructor(code: ErrorName, { details = {}, problems = [] }: RefusalOptions) {
    super(code)
    this.code = code
    this.details = details
    this.problems = problems
  }
}

interface RefusalOptions {
  readonly details?: Record<string, string | number>
  readonly problems?: readonly { field: string; message: string }[]
}

const getPattern = ({ path }: Endpoint): RegExp => new RegExp(`^/req${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

function toInput(path: RegExp, url: URL, body: string | undefined): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const key of url.searchParams.keys()) {
    const values = url.searchParams.getAll(key)
    query[key] = values.length > 1 ? values : values[0]
  }
  return { ...query, ...(body ? JSON.parse(body) : {}), ...path.exec(url.pathname)?.groups }
}

const replyWith = (http: number, envelope: object) =>
  new Response(JSON.stringify({ time: 2, request_id: 'r-1', ...envelope }), { status: http })

function refuse({ code, details, problems }: Refusal): Response {
  const { http, status_code } = errors[code]
  const data = problems.length > 0 ? { problems } : null
  return replyWith(http, { status_code, msg: errorText(code, 'zh', details), error: code, data })
}

/**
 * Answers `fetch` in place of the server, for tests of whole screens. Inputs and replies are checked against the
 * contract's schemas, so a screen cannot send what the server would refuse, nor a test invent a reply.
 */
export function fakeApi() {
  const routes: Route[] = []
  const asked: Asked[] = []

  const set = (endpoint: Endpoint, answer: Answer) => {
    const known = routes.find((route) => route.endpoint === endpoint)
    if (known) known.answer = answer
    else routes.push({ endpoint, path: getPattern(endpoint), answer })
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const fitting = routes.filter((route) => route.endpoint.method === method && route.path.test(url.pathname))
    // `/order/count` before `/order/{id}`.
    const route = fitting.sort((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length)[0]
    if (!route) return replyWith(404, { status_code: 404, msg: '', data: null })
    const read = route.endpoint.input.safeParse(toInput(route.path, url, init.body as string | undefined))
    if (!read.success) {
      const problems = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
      return refuse(new Refusal('invalid_input', { problems }))
    }
    asked.push({ endpoint: route.endpoint, input: read.data })
    try {
      const data = route.endpoint.reply.parse(await route.answer(read.data as never))
      return replyWith(200, { status_code: 200, msg: '', data })
    } catch (error) {
      if (error instanceof Refusal) return refuse(error)
      // Thrown here, the screen would only see a broken connection.
      console.error(`The test's answer to ${method} ${url.pathname}:`, error)
      throw error
    }
  })

  return {
    on: <E extends Endpoint>(endpoint: E, answer: (input: Input<E>) => Reply<E> | Promise<Reply<E>>) =>
      set(endpoint, answer as Answer),
    /** Refuses with a code from the error catalogue and the server's message. */
    refuse: (endpoint: Endpoint, code: ErrorName, options: RefusalOptions = {}) =>
      set(endpoint, () => {
        throw new Refusal(code, options)
      }),
    /** Parsed inputs sent to an endpoint, oldest first. */
    sent: <E extends Endpoint>(endpoint: E) =>
      asked.filter((one) => one.endpoint === endpoint).map(({ input }) => input as Input<E>),
  }
}

export type FakeApi = ReturnType<typeof fakeApi>

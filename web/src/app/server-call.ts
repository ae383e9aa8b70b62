import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import type { Envelope } from '@inkroute/contract/envelope'
import { createContext as createReactContext } from 'react'
import { createContext, type RouterContextProvider } from 'react-router'
import { ApiError, toWire } from '../shared/api/request.ts'
import type { Language } from '../shared/text/text.ts'

/** Set by the server for each page it renders; `undefined` under the development server. */
export interface PageContext {
  readonly nonce: string
  readonly origin: string
  readonly call: (method: string, path: string, body: unknown, headers: Record<string, string>) => Promise<string>
}

export const pageContext = createContext<PageContext | undefined>(undefined)

/** CSP nonce for scripts while rendering on the server; undefined in the browser. */
export const NonceContext = createReactContext<string | undefined>(undefined)

/** Calls a public endpoint during server rendering: in process, or over HTTP under the dev server. */
export async function serverCall<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  language: Language,
  endpoint: E,
  input: CallInput<E>,
): Promise<Reply<E>> {
  const { method, path, body } = toWire(endpoint, input)
  const headers = { 'accept-language': language }
  const page = context.get(pageContext)
  const text = page
    ? await page.call(method, path, body, headers)
    : await fetch(`${import.meta.env.VITE_API_ORIGIN}${path}`, { method, headers }).then((response) => response.text())
  const envelope = JSON.parse(text) as Envelope<Reply<E>>
  if (envelope.status_code !== 200) throw new ApiError(200, envelope as Envelope<never>)
  return envelope.data
}

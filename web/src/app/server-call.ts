import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import type { Envelope } from '@inkroute/contract/envelope'
import type { RouterContextProvider } from 'react-router'
import { ApiError, toWire } from '../shared/api/request.ts'
import type { Language } from '../shared/text/text.ts'
import { pageContext } from './server-context.ts'

/** Calls a public endpoint while a page is rendered on the server: in process, or over HTTP under the dev server. */
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

import { fetchOutside } from '../../../infra/outside/fetch-outside.ts'
import { ask, ServiceRefusal } from '../sms/provider.ts'

/** Buying takes long: the carrier asks the post in turn. */
const TIMEOUT_MS = 40_000
const MAX_LABEL_BYTES = 10_000_000

/** What went wrong in between and may be right next time; a ServiceRefusal is the carrier's own no. */
export class NotYet extends Error {}

/** A body of JSON, errors included. Outages are thrown as such, so that they are not taken for a no. */
export async function askCarrier(
  url: string,
  init: RequestInit,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { status, body } = await ask(url, init, TIMEOUT_MS).catch((error: Error) => {
    throw new NotYet(error.message)
  })
  if (status >= 500 || status === 429) throw new NotYet(`HTTP ${status}: ${JSON.stringify(body).slice(0, 200)}`)
  return { status, body }
}

export const jsonPost = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** Fetches a label from the address the carrier gave. */
export async function fetchLabel(url: string, starts_with: string): Promise<Uint8Array> {
  const response = await fetchOutside(url, { redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: Error) => {
      throw new NotYet(`the label could not be fetched: ${error.message}`)
    },
  )
  if (!response.ok) throw new NotYet(`the label could not be fetched: HTTP ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > MAX_LABEL_BYTES) throw new ServiceRefusal('label', 'the label is too large')
  const begins = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).trimStart()
  if (!begins.startsWith(starts_with)) throw new NotYet(`the label is no ${starts_with} file`)
  return bytes
}

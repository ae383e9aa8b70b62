import { readStoredLanguage } from '../text/stored-language.ts'
import { readToken } from './session-store.ts'

export interface ServerEvent {
  readonly id: string
  readonly event: string
  readonly data: string
}

/** Splits complete events off a stream's text; the rest waits for the next chunk. Comments are dropped. */
export function takeEvents(buffer: string): { events: ServerEvent[]; rest: string } {
  const blocks = buffer.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.map(parseBlock).filter((event) => event !== null), rest }
}

function parseBlock(block: string): ServerEvent | null {
  const fields = { id: '', event: 'message', data: [] as string[] }
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name === 'data') fields.data.push(value)
    else if (name === 'id' || name === 'event') fields[name] = value
  }
  return fields.data.length === 0 ? null : { ...fields, data: fields.data.join('\n') }
}

interface StreamOptions {
  readonly signal: AbortSignal
  readonly last_event_id: string
  readonly onOpen: () => void
  readonly onEvent: (event: ServerEvent) => void
}

/**
 * Reads a stream of server-sent events until it ends. `EventSource` cannot send a bearer header, and a token does not
 * belong in a URL. Resolves to the HTTP status that ended it.
 */
export async function readEventStream(path: string, options: StreamOptions): Promise<number> {
  const token = readToken(path.startsWith('/ops/') ? 'staff' : 'seller')
  const headers = new Headers({ accept: 'text/event-stream', 'accept-language': readStoredLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (options.last_event_id) headers.set('last-event-id', options.last_event_id)
  const response = await fetch(`/req${path}`, { headers, signal: options.signal, cache: 'no-store' })
  if (response.status !== 200 || !response.body) return response.status
  options.onOpen()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let buffer = ''; ; ) {
    const { done, value } = await reader.read()
    if (done) return response.status
    const { events, rest } = takeEvents(buffer + value)
    buffer = rest
    for (const event of events) options.onEvent(event)
  }
}

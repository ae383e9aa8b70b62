interface StreamEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

export interface EventStream {
  readonly status: number
  /** Waits for the next event; null when the stream has ended. */
  next(): Promise<StreamEvent | null>
  close(): void
}

function parse(block: string): StreamEvent | null {
  const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? ''
  const data = field('data')
  return data ? { id: field('id'), event: field('event'), data: JSON.parse(data) } : null
}

/** Opens a server-sent event stream with the token in the header. */
export async function openEventStream(url: string, headers: Record<string, string>): Promise<EventStream> {
  const controller = new AbortController()
  const response = await fetch(url, { headers, signal: controller.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let buffered = ''
  return {
    status: response.status,
    async next() {
      for (;;) {
        const end = buffered.indexOf('\n\n')
        if (end >= 0) {
          const found = parse(buffered.slice(0, end))
          buffered = buffered.slice(end + 2)
          if (found) return found
          continue
        }
        const chunk = await reader?.read()
        if (!chunk || chunk.done) return null
        buffered += chunk.value
      }
    },
    close: () => controller.abort(),
  }
}

import { MESSAGE_STREAM_PATH, type Message } from '@inkroute/contract/message/message'
import { readEventStream } from '../../shared/api/event-stream.ts'
import { publishPushed } from '../../shared/api/pushed-events.ts'
import { reconnectDelay } from './message.view.ts'

export interface LiveHandlers {
  /** A message has arrived. */
  readonly onMessage: (message: Message) => void
  /** Messages were read or deleted elsewhere, or the stream was down: refetch. */
  readonly onChanged: () => void
}

type Signal =
  | { kind: 'message'; message: Message }
  | { kind: 'changed' }
  | { kind: 'pushed'; event: string; data: unknown }

const NAME = 'inkroute.message-stream'

/**
 * Receives messages until aborted. Browsers allow few connections per host, so tabs share one stream: the tab that holds
 * the lock reads it and forwards events to the others.
 */
export function followMessages({ onMessage, onChanged }: LiveHandlers, abort: AbortSignal): void {
  const handle = (signal: Signal) => {
    if (signal.kind === 'message') onMessage(signal.message)
    else if (signal.kind === 'changed') onChanged()
    else publishPushed(signal.event, signal.data)
  }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = (event: MessageEvent<Signal>) => handle(event.data)
  abort.addEventListener('abort', () => channel.close())
  const tell = (signal: Signal) => {
    handle(signal)
    channel.postMessage(signal)
  }
  const hold = () => holdStream(tell, abort)
  // Locks exist in secure contexts only; without them each tab has its own stream.
  if (!navigator.locks) return void hold()
  navigator.locks.request(NAME, { signal: abort }, hold).catch(() => {})
}

async function holdStream(tell: (signal: Signal) => void, abort: AbortSignal): Promise<void> {
  let last_event_id = ''
  let failures = 0
  while (!abort.aborted) {
    const onOpen = () => {
      // Counts may have changed while disconnected.
      if (failures > 0) tell({ kind: 'changed' })
      failures = 0
    }
    const status = await readEventStream(MESSAGE_STREAM_PATH, {
      signal: abort,
      last_event_id,
      onOpen,
      onEvent({ id, event, data }) {
        if (id) last_event_id = id
        if (event === 'changed') tell({ kind: 'changed' })
        else if (event === 'message') tell({ kind: 'message', message: JSON.parse(data) as Message })
        else if (data) tell({ kind: 'pushed', event, data: JSON.parse(data) as unknown })
      },
    }).catch(() => 0)
    // The session has ended; the next call of the app handles it.
    if (status === 401 || status === 403) return
    await pause(reconnectDelay(failures++, Math.random()), abort)
  }
}

const pause = (ms: number, abort: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    abort.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

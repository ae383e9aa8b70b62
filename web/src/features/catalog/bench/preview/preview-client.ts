import type { Frame, FrameRequest, Pixels, PreviewReply, PreviewRequest } from './preview-protocol.ts'

/** The subset of Worker used here, so that tests can replace it. */
export type PreviewWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export interface PreviewClient {
  readonly setPhoto: (photo: Pixels) => void
  readonly setCard: (card: Pixels | null) => void
  /** Asks for a picture. While one is being composed only the latest request waits: frames are dropped, not queued. */
  readonly show: (request: FrameRequest) => void
  readonly close: () => void
}

export function previewClient(
  worker: PreviewWorker,
  onFrame: (frame: Frame) => void,
  onError: (error: string) => void,
) {
  let is_busy = false
  let wanted: FrameRequest | null = null
  const send = (request: PreviewRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer)
  const next = () => {
    if (is_busy || !wanted) return
    is_busy = true
    send({ kind: 'frame', frame: wanted })
    wanted = null
  }
  worker.addEventListener('message', (event) => {
    const reply = (event as MessageEvent<PreviewReply>).data
    is_busy = false
    next()
    if ('frame' in reply) onFrame(reply.frame)
    else onError(reply.error)
  })
  worker.addEventListener('error', () => onError('the preview worker has stopped'))
  return {
    setPhoto: (photo) => send({ kind: 'photo', photo }, [photo.rgba.buffer]),
    setCard: (card) => send({ kind: 'card', card }, card ? [card.rgba.buffer] : []),
    show: (request) => {
      wanted = request
      next()
    },
    close: () => worker.terminate(),
  } satisfies PreviewClient
}

export const startPreviewWorker = (): Worker =>
  new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' })

import { makePrintTexture } from '@inkroute/engine/mockup/print-texture'
import { workerScope } from '../../../../shared/worker-scope.ts'
import { LiveBench } from './live-bench.ts'
import type { PreviewReply, PreviewRequest } from './preview-protocol.ts'

const page = workerScope<PreviewRequest, PreviewReply>()

let bench: LiveBench | null = null

function answer(request: PreviewRequest): PreviewReply | null {
  if (request.kind === 'photo') {
    bench = new LiveBench(request.photo)
    return null
  }
  if (request.kind === 'card') {
    const { card } = request
    bench?.setCard(card && makePrintTexture(card.rgba, card.width_px, card.height_px))
    return null
  }
  if (!bench) return { error: 'there is no photograph yet' }
  return { frame: bench.frame(request.frame, () => performance.now()) }
}

page.onmessage = ({ data }) => {
  try {
    const reply = answer(data)
    if (!reply) return
    const buffers = 'frame' in reply ? [reply.frame.rgba, reply.frame.veil].flatMap((part) => part?.buffer ?? []) : []
    page.postMessage(reply, buffers)
  } catch (error) {
    page.postMessage({ error: String(error) }, [])
  }
}

import { useEffect, useMemo, useState } from 'react'
import { useFonts, wantFonts } from '../state/font-shelf.ts'
import { usePictures, wantPicture } from '../state/picture-shelf.ts'
import { useStudio } from '../state/studio-store.ts'
import { LivePreview, type LiveState } from './live-preview.ts'
import { startMockupWorker } from './mockup-client.ts'
import { paintPrints } from './paint-prints.ts'
import { getLook, getTiles, type PreviewTile } from './preview.view.ts'

const white = { hex: '#ffffff', part_ids: [] }

/** Everything the pictures depend on, from the current design. */
function stateReader(): () => LiveState {
  let known: { color: unknown; look: LiveState['look'] } | null = null
  let seen: readonly unknown[] = []
  let arrivals = 0
  return () => {
    const { product, color_id, history } = useStudio.getState()
    const color = product?.colors.find((one) => one.id === color_id) ?? white
    if (known?.color !== color) known = { color, look: getLook(color) }
    const now = [usePictures.getState().pictures, useFonts.getState().arrivals]
    if (now.some((one, n) => one !== seen[n])) arrivals++
    seen = now
    return { document: history.present, look: known.look, arrivals }
  }
}

/** All faces are visible, so load all their pictures and fonts. */
function wantAll(): void {
  for (const { layers } of useStudio.getState().history.present.views) {
    for (const layer of layers) if ('source' in layer) wantPicture(layer.source.kind, layer.source.key)
    wantFonts(layers)
  }
}

function start(onFailed: (tile: PreviewTile) => void): { live: LivePreview; stop: () => void } {
  const client = startMockupWorker()
  const read = stateReader()
  const live = new LivePreview(
    {
      client,
      paint: (tile, sizes, document, most_px) => {
        const areas = useStudio.getState().product?.print_areas ?? []
        return paintPrints({ document, areas, tile, sizes, most_px })
      },
      onFailed,
    },
    read(),
  )
  wantAll()
  const update = () => live.update(read())
  const ends = [
    useStudio.subscribe((state, before) => {
      if (state.history.present !== before.history.present) wantAll()
      update()
    }),
    usePictures.subscribe(update),
    useFonts.subscribe(update),
  ]
  const stop = () => {
    for (const end of ends) end()
    client.close()
  }
  return { live, stop }
}

export interface Previewing {
  readonly live: LivePreview | null
  readonly tiles: readonly PreviewTile[]
  readonly failed: ReadonlySet<string>
  readonly retry: () => void
}

/** Runs the worker while the preview is mounted; a retry restarts it. */
export function useLivePreview(): Previewing {
  const product = useStudio((state) => state.product)
  const tiles = useMemo(() => (product ? getTiles(product) : []), [product])
  const [live, setLive] = useState<LivePreview | null>(null)
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt restarts the worker
  useEffect(() => {
    const { live, stop } = start((tile) => setFailed((now) => new Set(now).add(tile.key)))
    setFailed(new Set())
    setLive(live)
    return () => {
      setLive(null)
      stop()
    }
  }, [attempt])
  return { live, tiles, failed, retry: () => setAttempt((now) => now + 1) }
}

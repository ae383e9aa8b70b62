import type { BenchView } from '@inkroute/engine/bench/bench-view'
import { printSizeCm } from '@inkroute/engine/bench/measure'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useProductColours } from '../desk/use-product.ts'
import { cardSize } from '../document/test-cards.view.ts'
import { useBench, useLook, useShot } from '../draft/bench-store.ts'
import { paintBoard } from '../stage/board.ts'
import { useHand } from '../stage/stage-store.ts'
import { type PreviewClient, previewClient, startPreviewWorker } from './preview-client.ts'
import type { Frame } from './preview-protocol.ts'
import { paintCard } from './test-cards.ts'
import { paintVeil } from './veil.ts'
import { framePhoto, getPixels, loadPhoto } from './working-picture.ts'

export type PreviewState = 'loading' | 'ready' | 'failed'

function show({ box, rgba, veil, base }: Frame): void {
  if (box && rgba) paintBoard(new ImageData(rgba, box.width, box.height), box.left, box.top)
  if (veil) paintVeil(veil)
  if (useLook.getState().base !== base) useLook.setState({ base })
}

/** Which print size the card is painted for; its proportions matter before the scale is known. */
function useCardSize() {
  const shot = useShot()
  const [width_cm, height_cm] = (shot && printSizeCm(shot.view)) ?? [30, 40]
  return cardSize(width_cm, height_cm)
}

/** The photograph of the chosen colour itself, where it has one: its light is shown instead of a recoloured picture. */
function useColourPhoto(): number | null {
  const assigned = useShot()?.view.colours.photos
  const hex = useLook((state) => state.colour)
  const key = useProductColours().find((colour) => colour.hex.toLowerCase() === hex?.toLowerCase())?.key
  return (key !== undefined && assigned?.[key]) || null
}

/** Such a photograph shows its colour by itself, which is then measured. */
const viewOn = (view: BenchView, own_photo: number | null): BenchView =>
  own_photo === null ? view : { ...view, colours: { ...view.colours, base: null } }

/** Keeps the stage showing the current view: photograph, test card and masks, composed in a worker. */
export function usePreview(): PreviewState {
  const shot = useShot()
  const photos = useBench(({ set }) => set?.photos)
  const step = useBench((state) => state.step)
  const is_dragging = useHand(({ held }) => held !== null)
  const { card, artwork, colour, is_before, mask } = useLook()
  const [state, setState] = useState<PreviewState>('loading')
  const client = useRef<PreviewClient | null>(null)
  /** Counts photographs, so that cards and frames are sent again for each. */
  const [round, setRound] = useState(0)
  const { width, height } = useCardSize()

  useEffect(() => {
    const onFrame = (frame: Frame) => {
      show(frame)
      setState('ready')
    }
    const worker = previewClient(startPreviewWorker(), onFrame, () => setState('failed'))
    client.current = worker
    return () => worker.close()
  }, [])

  const own_photo = useColourPhoto()
  const file = photos?.find((photo) => photo.id === (own_photo ?? shot?.photo_id))
  const { left = 0, top = 0, side = 0 } = shot?.frame ?? {}
  const is_framing = step === 'photo'
  useEffect(() => {
    if (!file || side === 0) return
    let is_current = true
    if (!is_framing) setState('loading')
    loadPhoto(file).then(
      (bitmap) => {
        if (!is_current) return
        const canvas = framePhoto(bitmap, { left, top, side })
        paintBoard(canvas)
        // While the frame is chosen only the photograph is shown; the worker gets it when drawing goes on.
        if (!is_framing) {
          client.current?.setPhoto(getPixels(canvas))
          setRound((before) => before + 1)
        } else setState('ready')
      },
      () => is_current && setState('failed'),
    )
    return () => {
      is_current = false
    }
  }, [file, left, top, side, is_framing])

  useEffect(() => {
    if (round === 0) return
    const { data } = paintCard(card, { width, height }, artwork)
    client.current?.setCard(
      card === 'none' ? null : { width_px: width, height_px: height, rgba: data as Uint8ClampedArray<ArrayBuffer> },
    )
  }, [round, card, artwork, width, height])

  const view = useMemo(() => shot && viewOn(shot.view, own_photo), [shot, own_photo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new photograph or card needs a new picture too.
  useEffect(() => {
    if (!view || round === 0 || is_framing) return
    const veil = step === 'masks' ? mask : null
    const is_printed = !is_before && step !== 'masks' && card !== 'none'
    client.current?.show({ view, colour: own_photo === null ? colour : null, is_printed, veil, is_dragging })
  }, [round, view, is_dragging, colour, is_before, card, artwork, width, height, step, mask, is_framing])

  return state
}

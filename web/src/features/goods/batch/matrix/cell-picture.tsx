import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import type { BatchTemplate } from '@inkroute/engine/batch/fill-template'
import { newDocument } from '@inkroute/engine/document/design-document'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { batchText } from '../state/batch.text.ts'
import { PainterContext } from '../state/batch-slots.ts'
import { artworkId, type BatchSetup } from '../state/batch-state.ts'
import { useBatch } from '../state/batch-store.ts'
import { cellDocument, findValues, getCutPictures, placementFor, previewAddresses } from '../state/plan.view.ts'
import { subjectState, unwantSubjects, useSubjects, wantSubjects } from '../subject/subject-store.ts'
import css from './matrix.module.css'
import { whenCalm } from './scroll-calm.ts'

/** Thumbnails that were painted, so that scrolling back shows them at once. Some 200 kB each. */
const MOST = 240
const pictures = new Map<string, ImageBitmap>()

function rememberedPicture(key: string): ImageBitmap | undefined {
  const found = pictures.get(key)
  if (!found) return undefined
  pictures.delete(key)
  pictures.set(key, found)
  return found
}

function rememberPicture(key: string, picture: ImageBitmap): void {
  pictures.set(key, picture)
  const [oldest] = pictures.keys()
  if (pictures.size <= MOST || oldest === undefined) return
  pictures.get(oldest)?.close()
  pictures.delete(oldest)
}

interface PictureProps {
  readonly product: BasicProduct
  readonly artwork: BatchArtwork | null
  readonly row_no: number
  readonly color_id: number
  readonly templates: ReadonlyMap<string, BatchTemplate>
  readonly side_px: number
  /** The side to show; defaults to the first printed one. */
  readonly view_id?: number | undefined
}

/** Cache key of a picture. */
const getKey = (
  setup: BatchSetup,
  { product, artwork, row_no, color_id, templates, side_px, view_id }: PictureProps,
): string =>
  JSON.stringify([
    product.id,
    artwork?.kind,
    artwork?.key,
    color_id,
    side_px,
    templates.size,
    view_id,
    placementFor(setup, product.id, artwork),
    setup.sheet ? [setup.sheet.rows[row_no], setup.sheet.pictures.length] : null,
  ])

function lay(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas) return
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
}

/** Looks for the subjects of what the cell shows while it is in sight; says how far each is. */
function useCutouts(product_id: number, artwork: BatchArtwork | null, row_no: number): string {
  const names = useBatch((setup) => getCutPictures(setup, product_id, artwork, row_no).map(artworkId).join('\n'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say all of it
  useEffect(() => {
    const refs = getCutPictures(useBatch.getState(), product_id, artwork, row_no)
    if (refs.length === 0) return
    wantSubjects(refs)
    return () => unwantSubjects(refs)
  }, [names])
  return useSubjects((subjects) =>
    getCutPictures(useBatch.getState(), product_id, artwork, row_no)
      .map((ref) => subjectState(subjects, ref))
      .join(),
  )
}

/** Paints the cell when it is in sight and whenever its rules change. */
function usePainted(props: PictureProps) {
  const painter = useContext(PainterContext)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const rules = useBatch((setup) => getKey(setup, props))
  const { product, artwork, row_no, color_id, templates, side_px, view_id } = props
  const states = useCutouts(product.id, artwork, row_no)
  const is_cutting = states.includes('waiting')
  const key = rules + states
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  useEffect(() => {
    let gone = false
    if (is_cutting) {
      setState('waiting')
      return
    }
    const known = rememberedPicture(key)
    if (known) {
      lay(canvas.current, known)
      setState('shown')
      return
    }
    const setup = useBatch.getState()
    const cutouts = useSubjects.getState().found
    const input = { product, artwork, values: findValues(setup, row_no), templates, cutouts }
    const build: Parameters<NonNullable<typeof painter>['paint']>[0]['build'] = (typesetter) =>
      cellDocument(setup, input, typesetter) ?? newDocument(product.id, [product.views[0]?.view_id ?? 1])
    const paint = () => {
      const shown = { product, color_id, side_px, view_id }
      const request = { ...shown, build, addresses: previewAddresses(setup), isGone: () => gone }
      painter?.paint(request).then(
        (picture) => {
          if (picture) rememberPicture(key, picture)
          if (gone) return
          if (picture) lay(canvas.current, picture)
          setState(picture ? 'shown' : 'failed')
        },
        () => setState('failed'),
      )
    }
    const callOff = whenCalm(paint)
    return () => {
      gone = true
      callOff()
    }
  }, [key, painter])
  return { canvas, state }
}

/** A product picture of one cell, composed in the browser exactly as on the server. */
export function CellPicture(props: PictureProps) {
  const text = useText(batchText)
  const has_photo = useMemo(() => props.product.views.some((view) => view.picture), [props.product])
  const { canvas, state } = usePainted(props)
  return (
    <span className={css.picture} data-state={state}>
      <canvas ref={canvas} />
      {state === 'failed' ? (
        <span className="grid place-items-center absolute inset-0 text-xs text-quiet">
          {has_photo ? text.picture_failed : text.no_picture}
        </span>
      ) : null}
    </span>
  )
}

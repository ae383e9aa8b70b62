import { listAllInfringementWords } from '@inkroute/contract/preference/infringement'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import type { Finding, PictureFacts, PreflightInput } from '@inkroute/engine/preflight/core/preflight-types'
import { measurePicture } from '@inkroute/engine/preflight/measure-picture'
import { checkedSize, preflight, repair } from '@inkroute/engine/preflight/preflight'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { call } from '../../../shared/api/client.ts'
import { loadedTypesetter, useFonts } from '../state/font-shelf.ts'
import { loadedPicture, usePictures } from '../state/picture-shelf.ts'
import { apply, areaNow, choose, showView, useStudio } from '../state/studio-store.ts'

/** Large enough to detect soft edges and colours, small enough to be fast. */
const SIDE_PX = 96

const measured = new WeakMap<HTMLImageElement, PictureFacts>()

function measure(image: HTMLImageElement): PictureFacts {
  const canvas = document.createElement('canvas')
  const factor = Math.min(1, SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return {}
  // No smoothing: it would create soft edges.
  pen.imageSmoothingEnabled = false
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return measurePicture(pen.getImageData(0, 0, canvas.width, canvas.height).data)
}

/** What can be measured from the preview of a picture. */
function pictureFacts(kind: string, key: string): PictureFacts | undefined {
  const image = loadedPicture(kind, key)
  if (!image) return undefined
  const facts = measured.get(image) ?? measure(image)
  measured.set(image, facts)
  return facts
}

const REST_MS = 400

/** The seller's own list of infringing words, fetched once; until then the platform's list is used. */
const useOwnWords = create<{ words: readonly string[] }>(() => ({ words: [] }))
let is_asked = false
function askOwnWords(): void {
  if (is_asked) return
  is_asked = true
  call(listAllInfringementWords, {}).then(
    ({ own }) => useOwnWords.setState({ words: own }),
    () => {
      is_asked = false
    },
  )
}

/** The colours and sizes that are to be made. */
export interface Variants {
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
}

/** Chosen in the save dialog, or those of the goods the design belongs to; null until something is chosen. */
const useVariants = create<{ product_id: number; chosen: Variants | null }>(() => ({ product_id: 0, chosen: null }))

/** Lets the print check look at these colours and sizes of the product on the canvas. */
export const checkVariants = (product_id: number, chosen: Variants): void =>
  useVariants.setState({ product_id, chosen })

/** What is on the canvas is always looked at, whatever is to be made. */
function variantsNow(): Variants {
  const { product, color_id } = useStudio.getState()
  const { product_id, chosen } = useVariants.getState()
  const own = product_id === product?.id ? chosen : null
  // Goods are saved in all sizes unless some are left out.
  return {
    color_ids: [color_id, ...(own?.color_ids ?? [])],
    size_ids: own && own.size_ids.length > 0 ? own.size_ids : (product?.sizes.map(({ id }) => id) ?? []),
  }
}

/** The current design with everything the print check needs. */
function inputNow(only: Variants | null = null): PreflightInput | null {
  const { product, history } = useStudio.getState()
  const { color_ids, size_ids } = only ?? variantsNow()
  if (!product) return null
  const typesetter = loadedTypesetter()
  const families = useFonts.getState().catalogue?.families
  return {
    document: history.present,
    product,
    size_ids,
    colours: product.colors.filter(({ id }) => color_ids.includes(id)),
    pictureFacts,
    fonts:
      typesetter && families
        ? {
            hasFamily: (family) => families.some((one) => one.family === family),
            missingIn: typesetter.missingIn,
            layout: typesetter.layout,
          }
        : null,
    brand_words: [...baseBrandWords, ...useOwnWords.getState().words],
  }
}

/** Where the print check measures the side on the canvas: the name of the size and a canvas pixel on it. */
export function checkedSizeNow(): { readonly name: string; readonly cm_per_px: number } | null {
  const { view_id } = useStudio.getState()
  const [input, area] = [inputNow(), areaNow()]
  const size = input && checkedSize(input, view_id)
  return size && area ? { name: size.names[0] ?? '', cm_per_px: size.width_cm / area.width } : null
}

/** Print check findings, updated when the user pauses. Null before the first check. */
export function useFindings(only: Variants | null = null): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const input = inputNow(only)
        setFindings(input ? preflight(input) : [])
      }, REST_MS)
    }
    look()
    askOwnWords()
    const ends = [
      useOwnWords.subscribe(look),
      useVariants.subscribe(look),
      useStudio.subscribe(look),
      usePictures.subscribe(look),
      useFonts.subscribe(look),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [only])
  return findings
}

/** A finding as one line, with its face where the product has several. */
export function getLine({ view_id, message }: Finding, language: 'zh' | 'en'): string {
  const views = useStudio.getState().product?.views ?? []
  const face = views.length > 1 ? views.find((one) => one.view_id === view_id)?.name : undefined
  return face ? `${face} · ${message[language]}` : message[language]
}

/** Jumps to a finding: opens its view, in a colour and a size it concerns, and selects its layer. */
export function goTo({ view_id, layer_id, colours, sizes }: Finding): void {
  const { product, color_id, size_id } = useStudio.getState()
  const wanted_colours = product?.colors.filter(({ name }) => colours.some((one) => one.name === name)) ?? []
  const wanted_sizes = product?.sizes.filter(({ name }) => sizes.includes(name)) ?? []
  const shown = <T extends { readonly id: number }>(wanted: readonly T[], now: number) =>
    wanted.some(({ id }) => id === now) ? now : (wanted[0]?.id ?? now)
  useStudio.setState({ color_id: shown(wanted_colours, color_id), size_id: shown(wanted_sizes, size_id) })
  showView(view_id)
  if (layer_id) choose([layer_id])
}

/** Applies the fix as one undo step. */
export function mend(finding: Finding): void {
  goTo(finding)
  apply((document) => {
    const input = inputNow()
    return input ? repair({ ...input, document }, finding) : document
  })
}

import { listAllInfringementWords } from '@inkroute/contract/preference/infringement'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import { measurePicture } from '@inkroute/engine/preflight/measure-picture'
import { preflight, repair } from '@inkroute/engine/preflight/preflight'
import type { Finding, PictureFacts, PreflightInput } from '@inkroute/engine/preflight/preflight-types'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { call } from '../../../shared/api/client.ts'
import { loadedPicture, usePictures } from '../picture-shelf.ts'
import { apply, choose, showView, useStudio } from '../studio-store.ts'
import { loadedTypesetter, useFonts } from '../text/font-shelf.ts'

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

/** The current design with everything the print check needs. */
function inputNow(): PreflightInput | null {
  const { product, color_id, history } = useStudio.getState()
  if (!product) return null
  const typesetter = loadedTypesetter()
  const families = useFonts.getState().catalogue?.families
  return {
    document: history.present,
    product,
    // Goods are saved in all sizes unless some are left out.
    size_ids: product.sizes.map(({ id }) => id),
    colours: product.colors.filter((color) => color.id === color_id),
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

/** Print check findings, updated when the user pauses. Null before the first check. */
export function useFindings(): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const input = inputNow()
        setFindings(input ? preflight(input) : [])
      }, REST_MS)
    }
    look()
    askOwnWords()
    const ends = [
      useOwnWords.subscribe(look),
      useStudio.subscribe(look),
      usePictures.subscribe(look),
      useFonts.subscribe(look),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [])
  return findings
}

/** Jumps to a finding: opens its view and selects its layer. */
export function goTo({ view_id, layer_id }: Finding): void {
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

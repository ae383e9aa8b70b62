import { listAllInfringementWords } from '@inkroute/contract/preference/infringement'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import { measurePicture } from '@inkroute/engine/preflight/measure-picture'
import { preflight, repair } from '@inkroute/engine/preflight/preflight'
import type { Finding, PictureFacts, PreflightInput } from '@inkroute/engine/preflight/preflight-types'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { call } from '../../../shared/api/client.ts'
import { pictureAtHand, usePictures } from '../picture-shelf.ts'
import { apply, choose, showView, useStudio } from '../studio-store.ts'
import { typesetterAtHand, useFonts } from '../text/font-shelf.ts'

/** Enough to see soft edges and colours, small enough to take no time. */
const SIDE_PX = 96

const measured = new WeakMap<HTMLImageElement, PictureFacts>()

function measure(image: HTMLImageElement): PictureFacts {
  const canvas = document.createElement('canvas')
  const factor = Math.min(1, SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return {}
  // Unsmoothed: smoothing would make soft edges where there are none.
  pen.imageSmoothingEnabled = false
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return measurePicture(pen.getImageData(0, 0, canvas.width, canvas.height).data)
}

/** What can be told of a picture from the copy the studio shows. */
function pictureFacts(kind: string, key: string): PictureFacts | undefined {
  const image = pictureAtHand(kind, key)
  if (!image) return undefined
  const facts = measured.get(image) ?? measure(image)
  measured.set(image, facts)
  return facts
}

const REST_MS = 400

/** The seller's own words that may infringe, asked for once; until then those of the platform count. */
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

/** The design as it lies on the table, with all that can be told about it here. */
function inputNow(): PreflightInput | null {
  const { product, size_id, color_id, history } = useStudio.getState()
  if (!product) return null
  const typesetter = typesetterAtHand()
  const families = useFonts.getState().catalogue?.families
  return {
    document: history.present,
    product,
    size_ids: [size_id],
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

/** What stands in the way of a good print, told again when the hand rests. Null before the first look. */
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

/** Shows where it is: turns to the view and takes the layer in hand. */
export function goTo({ view_id, layer_id }: Finding): void {
  showView(view_id)
  if (layer_id) choose([layer_id])
}

/** One step that can be undone. */
export function mend(finding: Finding): void {
  goTo(finding)
  apply((document) => {
    const input = inputNow()
    return input ? repair({ ...input, document }, finding) : document
  })
}

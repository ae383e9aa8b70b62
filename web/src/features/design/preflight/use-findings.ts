import { listAllTortWords } from '@inkroute/contract/preference/infringement'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import { preflight, repair } from '@inkroute/engine/preflight/preflight'
import type { Finding, PreflightInput } from '@inkroute/engine/preflight/preflight-types'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { call } from '../../../shared/api/client.ts'
import { usePictures } from '../picture-shelf.ts'
import { apply, choose, showView, useStudio } from '../studio-store.ts'
import { typesetterAtHand, useFonts } from '../text/font-shelf.ts'
import { pictureFacts } from './picture-facts.ts'

const REST_MS = 400

/** The seller's own words that may infringe, asked for once; until then those of the platform count. */
const useOwnWords = create<{ words: readonly string[] }>(() => ({ words: [] }))
let is_asked = false
function askOwnWords(): void {
  if (is_asked) return
  is_asked = true
  call(listAllTortWords, {}).then(
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

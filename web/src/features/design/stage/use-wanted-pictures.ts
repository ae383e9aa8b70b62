import { useEffect } from 'react'
import { wantPicture } from '../picture-shelf.ts'
import { useStudio } from '../studio-store.ts'
import { wantFonts } from '../text/font-shelf.ts'

const wantAll = () => {
  for (const view of useStudio.getState().history.present.views) {
    for (const layer of view.layers) if ('source' in layer) wantPicture(layer.source.kind, layer.source.key)
    wantFonts(view.layers)
  }
}

/** Fetches the pictures and fonts of all faces as soon as a layer names them. */
export function useWantedPictures(): void {
  useEffect(() => {
    wantAll()
    return useStudio.subscribe((now, before) => {
      if (now.history.present !== before.history.present) wantAll()
    })
  }, [])
}

import { listUploads, type Upload } from '@inkroute/contract/upload'
import type { ReactNode } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { addPicture } from '../add-picture.ts'
import { studioText } from '../studio.text.ts'
import css from './panels.module.css'

const SHOWN = 60

function place({ id, name, width_px, height_px }: Upload): void {
  if (width_px && height_px) addPicture(name, { kind: 'material', key: String(id), width_px, height_px })
}

/** The seller's own uploads. The way to upload more is handed in: it belongs to another part of the house. */
export function PicturePanel({ uploader }: { uploader: ReactNode }) {
  const text = useText(studioText)
  const found = useCall(listUploads, { page_size: SHOWN }, { quiet: true })
  const ready = found.data?.data.filter((upload) => upload.status === 'ready') ?? []
  return (
    <div className={css.panel}>
      {uploader}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? <p className={css.note}>{text.noPictures}</p> : null}
      <ul className={css.tiles}>
        {ready.map((upload) => (
          <li key={upload.id}>
            <button type="button" className={css.tile} title={upload.name} onClick={() => place(upload)}>
              <img src={upload.preview_469_url ?? ''} alt={upload.name} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

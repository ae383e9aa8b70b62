import { listArtworks } from '@inkroute/contract/material/material'
import { tile } from '@inkroute/engine/commands/tile'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { addPicture } from '../actions/add-picture.ts'
import { studioActions } from '../actions/studio-actions.ts'
import { ActionButton } from '../controls/action-button.tsx'
import { apply, coverNow, selectionNow, useChosenLayer } from '../state/studio-store.ts'
import { ArtworkTile } from './artwork-panel.tsx'
import css from './panels.module.css'
import { patternText } from './panels.text.ts'
import { PatternControls } from './pattern-controls.tsx'

const SHOWN = 48
/** Seamless pictures start with about three tiles across. */
const FIRST_SHARE = 0.34

function Seamless() {
  const text = useText(patternText)
  const found = useCall(listArtworks, { page_size: SHOWN, tileable: '1' }, { quiet: true, stale_ms: 600_000 })
  return (
    <>
      <h3 className="text-xs font-medium text-studio m-0 mt-2">{text.seamless}</h3>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      <ul className={`bare-list grid gap-2 ${css.tiles}`}>
        {found.data?.data.map((artwork) => (
          <ArtworkTile
            key={artwork.slug}
            artwork={artwork}
            onPick={(name, source) => {
              addPicture(name, source, { share: FIRST_SHARE })
              const area = coverNow()
              if (area) apply((document) => tile(document, selectionNow(), 'basic', area))
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** Repeats the selected picture, or a seamless artwork, over the whole area. */
export function PatternPanel() {
  const text = useText(patternText)
  const only = useChosenLayer()
  return (
    <div className="flex flex-col gap-3">
      {only?.type === 'pattern' ? <PatternControls layer={only} /> : null}
      {only?.type === 'image' ? (
        <>
          <p className="text-studio">{text.make}</p>
          <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`}>
            <ActionButton action={studioActions.tile_basic} />
            <ActionButton action={studioActions.tile_mirrored} />
          </div>
        </>
      ) : null}
      {only ? null : <p className="text-studio">{text.choose}</p>}
      <Seamless />
    </div>
  )
}

import { ActionButton } from '../shell/action-button.tsx'
import { type StudioActionId, studioActions } from '../studio-actions.ts'
import css from './properties.module.css'

const icons = {
  fit: 'fit',
  fill: 'fill',
  centre: 'centre',
  rotate_90: 'rotate',
  mirror_h: 'mirror_h',
  mirror_v: 'mirror_v',
  left: 'left',
  hcentre: 'hcentre',
  right: 'right',
  top: 'top',
  vmiddle: 'vmiddle',
  bottom: 'bottom',
  spread_h: 'spread_h',
  spread_v: 'spread_v',
  front: 'front',
  forward: 'forward',
  backward: 'backward',
  back: 'back',
  duplicate: 'duplicate',
  group: 'group',
  tile_basic: 'tile_basic',
  tile_mirrored: 'tile_mirrored',
  remove: 'remove',
} as const satisfies Partial<Record<StudioActionId, string>>

const rows: readonly (readonly (keyof typeof icons)[])[] = [
  ['fit', 'fill', 'centre', 'rotate_90', 'mirror_h', 'mirror_v', 'tile_basic', 'tile_mirrored'],
  ['left', 'hcentre', 'right', 'top', 'vmiddle', 'bottom', 'spread_h', 'spread_v'],
  ['front', 'forward', 'backward', 'back', 'group', 'duplicate', 'remove'],
]

/** Everything one does to a layer with one press. */
export function Arrange() {
  return (
    <div className={css.arrange}>
      {rows.map((row) => (
        <div key={row[0]} className={css.arrangeRow}>
          {row.map((id) => (
            <ActionButton key={id} action={studioActions[id]} icon={icons[id]} />
          ))}
        </div>
      ))}
    </div>
  )
}

import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import { batchLimits } from '@inkroute/contract/goods/batch/plan'
import { useEffect, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { SlidingTabs } from '../../../../shared/ui/sliding-tabs.tsx'
import { useSlots } from '../state/batch-slots.ts'
import { artworkId } from '../state/batch-state.ts'
import { change, useBatch } from '../state/batch-store.ts'
import type { TabProps } from './artwork.view.ts'
import css from './choose.module.css'
import { chooseText } from './choose.text.ts'
import { ChooseDialog } from './choose-dialog.tsx'
import { GalleryTab } from './gallery-tab.tsx'
import { LibraryTab } from './library-tab.tsx'

function useChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BatchArtwork>>(
    () => new Map(useBatch.getState().artworks.map((one) => [artworkId(one), one])),
  )
  const add = (artworks: readonly BatchArtwork[]) =>
    setChosen((now) => new Map([...now, ...artworks.map((one) => [artworkId(one), one] as const)]))
  const toggle = (artwork: BatchArtwork) =>
    setChosen((now) => {
      const next = new Map(now)
      if (!next.delete(artworkId(artwork))) next.set(artworkId(artwork), artwork)
      return next
    })
  // Uploads are added to the setup directly; those finishing while the dialog is open are selected in it too.
  useEffect(
    () =>
      useBatch.subscribe(({ artworks }, before) => {
        const arrived = artworks.filter((one) => !before.artworks.includes(one))
        if (arrived.length > 0)
          setChosen((now) => new Map([...now, ...arrived.map((one) => [artworkId(one), one] as const)]))
      }),
    [],
  )
  const take = () => {
    const here = new Set(useBatch.getState().artworks.map(artworkId))
    const kept = useBatch.getState().artworks.filter((one) => chosen.has(artworkId(one)))
    const added = [...chosen].flatMap(([id, one]) => (here.has(id) ? [] : [one]))
    change({ artworks: [...kept, ...added].slice(0, batchLimits.max_artworks) })
  }
  return { chosen, add, toggle, take, clear: () => setChosen(new Map()) }
}

/** Many artworks at once: of the seller's library, of the platform's, or fresh from the disk. */
export function ArtworkChooser({ onClose }: { onClose: () => void }) {
  const text = useText(chooseText)
  const { uploader, uploads } = useSlots()
  const { chosen, add, toggle, take, clear } = useChoice()
  const shared: TabProps = { chosen: new Set(chosen.keys()), onToggle: toggle, onAdd: add }
  return (
    <ChooseDialog
      title={text.artworks_title}
      count={chosen.size}
      take={fill(text.take_artworks, { count: chosen.size })}
      onTake={take}
      onClear={clear}
      onClose={onClose}
    >
      <div className={css.uploads}>{uploads}</div>
      <SlidingTabs
        tabBarExtraContent={uploader}
        items={[
          { key: 'mine', label: text.mine, children: <LibraryTab {...shared} /> },
          { key: 'platform', label: text.platform, children: <GalleryTab {...shared} /> },
        ]}
      />
    </ChooseDialog>
  )
}

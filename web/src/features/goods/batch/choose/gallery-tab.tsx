import { listArtworks } from '@inkroute/contract/material/material'
import { MAX_PAGE_SIZE } from '@inkroute/contract/wire'
import { Button, Input, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { artworkId } from '../state/batch-state.ts'
import type { TabProps } from './artwork.view.ts'
import { ofGallery } from './artwork.view.ts'
import css from './choose.module.css'
import { chooseText } from './choose.text.ts'
import { PickGrid } from './pick-grid.tsx'

const KEEP_MS = 600_000

export function GalleryTab({ chosen, onToggle, onAdd }: TabProps) {
  const text = useText(chooseText)
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState('')
  const [style, setStyle] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const narrowed = {
    ...(asked ? { keyword: asked } : {}),
    ...(category ? { category } : {}),
    ...(style ? { style } : {}),
  }
  const found = useCall(listArtworks, { ...narrowed, page_size: MAX_PAGE_SIZE }, { quiet: true, stale_ms: KEEP_MS })
  const artworks = found.data?.data.map(ofGallery) ?? []
  const items = artworks.map((one) => ({
    id: artworkId(one),
    name: one.name,
    picture_url: one.preview_url,
    note: `${one.width_px} × ${one.height_px}`,
  }))
  const getChoices = (list: readonly { key: string; name: string; count: number }[] | undefined, any: string) => [
    { value: '', label: any },
    ...(list ?? []).map(({ key, name, count }) => ({ value: key, label: `${name} ${count}` })),
  ]
  return (
    <div className={`grid content-start overflow-auto gap-3 ${css.results}`} aria-busy={found.isFetching}>
      <div className={`flex flex-wrap sticky top-0 z-1 bg-surface gap-2 pb-1 ${css.tools}`}>
        <Input.Search
          allowClear
          value={keyword}
          placeholder={text.search_artworks}
          aria-label={text.search_artworks}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <Select
          aria-label={text.kind}
          value={category}
          options={getChoices(found.data?.categories, text.any_kind)}
          onChange={setCategory}
        />
        <Select
          aria-label={text.style}
          value={style}
          options={getChoices(found.data?.styles, text.any_style)}
          onChange={setStyle}
        />
        <Button onClick={() => onAdd(artworks)}>{text.select_page}</Button>
      </div>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data ? (
        <PickGrid
          is_artwork
          items={items}
          chosen={chosen}
          onToggle={(id) => {
            const artwork = artworks.find((one) => artworkId(one) === id)
            if (artwork) onToggle(artwork)
          }}
          empty={text.none}
        />
      ) : null}
    </div>
  )
}

import { listMaterialCategories, listMaterialTags } from '@inkroute/contract/material/folder'
import { listMaterials } from '@inkroute/contract/material/library'
import { MAX_PAGE_SIZE } from '@inkroute/contract/wire'
import { Button, Input, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { artworkId } from '../state/batch-state.ts'
import type { TabProps } from './artwork.view.ts'
import { asArtwork } from './artwork.view.ts'
import css from './choose.module.css'
import { chooseText } from './choose.text.ts'
import { PickGrid } from './pick-grid.tsx'

/** Limit of "select all"; larger sets are chosen by folder. */
const MOST_AT_ONCE = 1000

type Filter = { keyword?: string; category_id?: number; tag_ids?: string }

async function allOf(filter: Filter) {
  const found = []
  for (let page = 1; found.length < MOST_AT_ONCE; page++) {
    const { data, total } = await call(listMaterials, { ...filter, page, page_size: MAX_PAGE_SIZE })
    found.push(...data.flatMap((one) => asArtwork(one) ?? []))
    if (page * MAX_PAGE_SIZE >= total) break
  }
  return found
}

function Tools({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const text = useText(chooseText)
  const folders = useCall(listMaterialCategories, {}, { quiet: true }).data?.data ?? []
  const tags = useCall(listMaterialTags, {}, { quiet: true }).data?.data ?? []
  const { category_id: _, ...elsewhere } = filter
  const { tag_ids: __, ...untagged } = filter
  return (
    <>
      <Input.Search
        allowClear
        value={filter.keyword ?? ''}
        placeholder={text.search_artworks}
        aria-label={text.search_artworks}
        onChange={({ target }) => onFilter({ ...filter, keyword: target.value })}
      />
      <Select
        aria-label={text.folder}
        value={filter.category_id ?? -1}
        options={[
          { value: -1, label: text.any_folder },
          ...folders.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => onFilter(id === -1 ? elsewhere : { ...filter, category_id: id })}
      />
      <Select
        mode="multiple"
        maxTagCount={1}
        aria-label={text.tags}
        placeholder={text.tags}
        value={filter.tag_ids ? filter.tag_ids.split(',').map(Number) : []}
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(ids: number[]) => onFilter(ids.length === 0 ? untagged : { ...filter, tag_ids: ids.join() })}
      />
    </>
  )
}

export function LibraryTab({ chosen, onToggle, onAdd }: TabProps) {
  const text = useText(chooseText)
  const [filter, setFilter] = useState<Filter>({})
  const [pages, setPages] = useState(1)
  const { keyword, ...rest } = useDeferredValue(filter)
  const asked: Filter = { ...rest, ...(keyword?.trim() ? { keyword: keyword.trim() } : {}) }
  const page_size = Math.min(MAX_PAGE_SIZE, 40 * pages)
  const found = useCall(listMaterials, { ...asked, page: 1, page_size }, { quiet: true })
  const artworks = found.data?.data.flatMap((one) => asArtwork(one) ?? []) ?? []
  const total = found.data?.total ?? 0
  const items = artworks.map((one) => ({
    id: artworkId(one),
    name: one.name,
    picture_url: one.preview_url,
    note: `${one.width_px} × ${one.height_px}`,
  }))
  return (
    <div className={`grid content-start overflow-auto gap-3 ${css.results}`} aria-busy={found.isFetching}>
      <div className={`flex flex-wrap sticky top-0 z-1 bg-surface gap-2 pb-1 ${css.tools}`}>
        <Tools filter={filter} onFilter={setFilter} />
        <Button disabled={total === 0} onClick={() => void allOf(asked).then(onAdd)}>
          {fill(text.select_found, { count: Math.min(total, MOST_AT_ONCE) })}
        </Button>
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
          empty={Object.keys(asked).length > 0 ? text.none : text.empty_library}
        />
      ) : null}
      {total > page_size && page_size < MAX_PAGE_SIZE ? (
        <Button block onClick={() => setPages(pages + 1)}>
          {text.more}
        </Button>
      ) : null}
    </div>
  )
}

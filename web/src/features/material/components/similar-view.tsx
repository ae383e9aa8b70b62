import type { Material } from '@inkroute/contract/material/item'
import { searchByImage } from '@inkroute/contract/material/vision'
import { lookPrint } from '@inkroute/engine/look/look-print'
import { lookSize } from '@inkroute/engine/look/pixels'
import { Button, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { dialogText } from '../material.text.ts'
import { MaterialGrid } from './material-grid.tsx'
import css from './screen.module.css'

interface FileLook {
  readonly light_hash: string
  readonly shape_hash: string
  readonly histogram: number[]
}

/** Looks at a file without sending it anywhere. Rejects when the browser cannot read it as a picture. */
async function lookOfFile(file: Blob): Promise<FileLook> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = lookSize(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const { light_hash, shape_hash, histogram } = lookPrint({ data, width, height })
  return { light_hash, shape_hash, histogram: [...histogram] }
}

interface SimilarProps {
  readonly material_id: number
  readonly selected: ReadonlySet<number>
  readonly onToggle: (id: number) => void
  readonly onClear: () => void
  readonly onOpen: (material: Material) => void
  readonly onDelete: () => void
}

interface Picked {
  readonly name: string
  readonly look: FileLook
}

function Choose({ onPicked }: { onPicked: (picked: Picked) => void }) {
  const text = useText(dialogText)
  const input = useRef<HTMLInputElement>(null)
  const [isBad, setBad] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      onPicked({ name: file.name, look: await lookOfFile(file) })
      setBad(false)
    } catch {
      setBad(true)
    }
  }
  return (
    <div className={css.bar}>
      <Button onClick={() => input.current?.click()}>{text.image_choose}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={text.image_choose}
        data-testid="image-search"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <span className={isBad ? css.bad : 'text-xs text-quiet'} role={isBad ? 'alert' : undefined}>
        {isBad ? text.image_unreadable : text.image_search_hint}
      </span>
    </div>
  )
}

/** Pictures similar to one of the library, or to a local file. */
export function SimilarView({ material_id, selected, onToggle, onClear, onOpen, onDelete }: SimilarProps) {
  const text = useText(dialogText)
  const [picked, setPicked] = useState<Picked | null>(null)
  const input = picked ? { look: picked.look } : { material_id }
  const found = useCall(
    searchByImage,
    { ...input, min_similarity: 0.55 },
    { enabled: Boolean(picked) || material_id > 0, quiet: true },
  )
  const data = found.data?.data ?? []
  const searched = found.data?.searched ?? 0
  const own = data.find(({ id }) => id === material_id)
  return (
    <>
      <Choose onPicked={setPicked} />
      {found.isLoading ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data ? (
        <p className="text-xs text-quiet" role="status">
          {picked || own ? `${fill(text.image_like, { name: picked?.name ?? own?.name ?? '' })} · ` : ''}
          {fill(data.length > 0 ? text.image_found : text.image_none, { searched, count: data.length })}
        </p>
      ) : null}
      {!found.data && !found.isLoading && !found.isError ? (
        <EmptyState icon="search" title={text.image_search} body={text.image_search_hint} />
      ) : null}
      {data.length > 0 ? (
        <MaterialGrid
          total={data.length}
          itemAt={(index) => data[index]}
          selected={selected}
          onToggle={onToggle}
          onReach={onToggle}
          onAll={() => {}}
          onClear={onClear}
          onOpen={(index) => data[index] && onOpen(data[index])}
          onDelete={onDelete}
          badgeOf={(material) =>
            fill(text.similarity, {
              percent: Math.round((data.find(({ id }) => id === material.id)?.similarity ?? 0) * 100),
            })
          }
        />
      ) : null}
    </>
  )
}

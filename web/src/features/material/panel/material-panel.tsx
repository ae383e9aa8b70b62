import type { Material } from '@inkroute/contract/material/item'
import { importMaterials, listMaterials } from '@inkroute/contract/material/library'
import { isVectorType } from '@inkroute/contract/upload/upload'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { panelText } from '../material.text.ts'
import { getPath, useFolders, useTags } from '../use-folders.ts'
import css from './panel.module.css'

const STEP = 40
const MOST = 100

export type OnPick = (name: string, source: PictureSource, made_for: { readonly dpi: number | null }) => void

function pick({ id, name, type, dpi, width_px, height_px }: Material, onPick: OnPick): void {
  if (!width_px || !height_px) return
  const source = { kind: 'material', key: String(id), width_px, height_px } as const
  onPick(name, isVectorType(type) ? { ...source, is_vector: true } : source, { dpi })
}

/** A picture of another site goes into the library and onto the design at once. */
function FromAddress({ onPick }: { onPick: OnPick }) {
  const text = useText(panelText)
  const [url, setUrl] = useState('')
  const send = useSend(importMaterials, {
    refetch: [listMaterials],
    onSuccess: ({ results }) => {
      const material = results[0]?.material
      if (!material) return
      setUrl('')
      pick(material, onPick)
    },
  })
  const reason = send.data?.results[0]?.reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim()) send.mutate({ urls: [url.trim()] })
  }
  return (
    <form className={`grid gap-2 ${css.url}`} onSubmit={submit}>
      <input
        className="min-w-0 w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        type="url"
        value={url}
        aria-label={text.url_field}
        placeholder={text.url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <button type="submit" className={css.button} disabled={send.isPending || !url.trim()}>
        {text.url_go}
      </button>
      {reason ? (
        <p role="alert" className={css.bad}>
          {reason}
        </p>
      ) : null}
    </form>
  )
}

function Choices({
  folder,
  tag,
  onFolder,
  onTag,
}: {
  folder: string
  tag: string
  onFolder: (value: string) => void
  onTag: (value: string) => void
}) {
  const text = useText(panelText)
  const { folders } = useFolders()
  const { tags } = useTags()
  return (
    <div className="grid grid-cols-halves gap-2">
      <select
        className="min-w-0 w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        value={folder}
        aria-label={text.folder}
        onChange={(event) => onFolder(event.target.value)}
      >
        <option value="">{text.all}</option>
        <option value="0">{text.unsorted}</option>
        {folders.map(({ id, count }) => (
          <option key={id} value={id}>
            {getPath(folders, id).join(' / ')} · {count}
          </option>
        ))}
      </select>
      <select
        className="min-w-0 w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        value={tag}
        aria-label={text.tag}
        onChange={(event) => onTag(event.target.value)}
      >
        <option value="">{text.any_tag}</option>
        {tags.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name} · {count}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The seller's library beside the canvas. Uploading is provided by another feature. */
export function MaterialPanel({ onPick, uploader }: { onPick: OnPick; uploader: ReactNode }) {
  const text = useText(panelText)
  const [keyword, setKeyword] = useState('')
  const [folder, setFolder] = useState('')
  const [tag, setTag] = useState('')
  const [page_size, setSize] = useState(STEP)
  const asked = useDeferredValue(keyword.trim())
  const filter = {
    ...(asked ? { keyword: asked } : {}),
    ...(folder ? { category_id: folder } : {}),
    ...(tag ? { tag_ids: tag } : {}),
  }
  const found = useCall(listMaterials, { ...filter, page_size }, { quiet: true })
  const ready = found.data?.data.filter(({ status }) => status === 'ready') ?? []
  return (
    <div className="flex flex-col gap-3">
      {uploader}
      <FromAddress onPick={onPick} />
      <input
        className="min-w-0 w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        type="search"
        value={keyword}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Choices folder={folder} tag={tag} onFolder={setFolder} onTag={setTag} />
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? <p className="text-studio">{text.none}</p> : null}
      <ul className={`bare-list grid gap-2 ${css.tiles}`}>
        {ready.map((material) => (
          <li key={material.id}>
            <button
              type="button"
              className={`grid place-items-center w-full cursor-pointer aspect-square bg-fill border-clear rounded-control p-1.5 ${css.tile}`}
              title={material.name}
              onClick={() => pick(material, onPick)}
            >
              <img src={material.preview_469_url ?? ''} alt={material.name} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {found.data && found.data.total > page_size && page_size < MOST ? (
        <button type="button" className={css.button} onClick={() => setSize(Math.min(MOST, page_size + STEP))}>
          {text.more}
        </button>
      ) : null}
    </div>
  )
}

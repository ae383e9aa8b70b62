import { FLAT_COLOR_ID, mockupWidths } from '@inkroute/contract/design/design'
import { type GoodsPicture, getGoods, listGoods } from '@inkroute/contract/goods/goods'
import { mockupKey } from '@inkroute/contract/goods/grid/grid'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { exportText, gridPanelsText } from './grid.text.ts'
import css from './grid-panels.module.css'

/** The seller's newest goods, or those whose name holds some words. */
export function useGoodsFound(keyword: string) {
  const asked = useDeferredValue(keyword.trim())
  return useCall(listGoods, { page_size: 50, ...(asked ? { keyword: asked } : {}) }, { quiet: true })
}

interface GoodsChoiceProps {
  readonly goods_id: number | null
  readonly onGoods: (id: number | null) => void
}

export function GoodsChoice({ goods_id, onGoods }: GoodsChoiceProps) {
  const text = useText(exportText)
  const [keyword, setKeyword] = useState('')
  const found = useGoodsFound(keyword)
  const choices = (found.data?.data ?? []).map(({ id, title, product_name }) => ({
    value: String(id),
    label: `${title} · ${product_name}`,
  }))
  return (
    <>
      <TextField label={text.goods_search} type="search" value={keyword} onChange={setKeyword} />
      <SelectField
        label={text.goods}
        value={goods_id === null ? '' : String(goods_id)}
        choices={choices}
        placeholder={text.goods_choose}
        onChange={(value) => onGoods(Number(value) || null)}
      />
    </>
  )
}

/** A picture of goods as a layer can show it. */
export interface GoodsLayer {
  readonly name: string
  readonly view_id: number
  readonly source: PictureSource
}

interface GoodsPanelProps {
  readonly goods_id: number | null
  readonly onGoods: (id: number | null) => void
  readonly onPick: (name: string, source: PictureSource) => void
  readonly onFill: (pictures: readonly GoodsLayer[]) => void
}

interface Designed {
  readonly design_id: number
  readonly design_version: number
}

function getLayer({ design_id, design_version }: Designed, picture: GoodsPicture): GoodsLayer[] {
  const { color_id, view_id, image_src, name } = picture
  if (color_id === null || view_id === null || color_id === FLAT_COLOR_ID || !image_src) return []
  const key = mockupKey({ design_id, version: design_version, color_id, view_id })
  const side = mockupWidths.large
  return [{ name, view_id, source: { kind: 'mockup', key, width_px: side, height_px: side } }]
}

function Pictures({ goods_id, onGoods, onPick, onFill }: GoodsPanelProps & { goods_id: number }) {
  const text = useText(gridPanelsText)
  const found = useCall(getGoods, { id: goods_id }, { quiet: true })
  const goods = found.data
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!goods) return null
  const shown = goods.mockups.filter((picture) => getLayer(goods, picture).length > 0)
  const layers = shown.flatMap((picture) => getLayer(goods, picture))
  return (
    <>
      <strong className="font-medium">{goods.title}</strong>
      <div className="grid grid-cols-halves gap-2">
        <button type="button" className={css.button} disabled={layers.length === 0} onClick={() => onFill(layers)}>
          {text.goods_fill}
        </button>
        <button type="button" className={css.button} onClick={() => onGoods(null)}>
          {text.goods_back}
        </button>
      </div>
      {layers.length === 0 ? <p className="text-studio">{text.goods_making}</p> : null}
      <ul className={`bare-list grid gap-2 ${css.tiles}`}>
        {shown.map((picture, at) => (
          <li key={picture.key}>
            <button
              type="button"
              className={`grid place-items-center w-full overflow-hidden text-xs text-ink cursor-pointer aspect-square bg-fill border-clear rounded-control p-1 ${css.tile}`}
              title={picture.name}
              onClick={() => {
                const layer = layers[at]
                if (layer) onPick(layer.name, layer.source)
              }}
            >
              <img src={picture.small_src ?? ''} alt={picture.name} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Search({ onGoods }: Pick<GoodsPanelProps, 'onGoods'>) {
  const text = useText(gridPanelsText)
  const [keyword, setKeyword] = useState('')
  const found = useGoodsFound(keyword)
  return (
    <>
      <p className="text-studio">{text.goods_note}</p>
      <input
        className="min-w-0 w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        type="search"
        value={keyword}
        placeholder={text.goods_search}
        aria-label={text.goods_search}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? <p className="text-studio">{text.goods_none}</p> : null}
      <ul className={`bare-list grid gap-1 ${css.list}`}>
        {found.data?.data.map(({ id, title, product_name, cover }) => (
          <li key={id}>
            <button
              className="flex items-center w-full text-inherit text-left cursor-pointer bg-none border-clear rounded-control gap-2.5 p-1.5"
              type="button"
              onClick={() => onGoods(id)}
            >
              {cover ? <img src={cover} alt="" loading="lazy" /> : <i />}
              <span className="truncate min-w-0">
                {title}
                <small className="block overflow-hidden text-studio text-ellipsis">{product_name}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Pictures of the seller's goods beside the sheet: several views and colours become one show image. */
export function GoodsPanel(props: GoodsPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      {props.goods_id === null ? <Search onGoods={props.onGoods} /> : <Pictures {...props} goods_id={props.goods_id} />}
    </div>
  )
}

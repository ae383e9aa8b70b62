import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../gallery.module.css'
import { galleryText } from '../gallery.text.ts'
import { getYuan } from '../gallery.view.ts'
import { StateTag } from './item-form.tsx'

interface ItemCardProps {
  readonly name: string
  readonly state: GalleryState
  readonly picture: ReactNode
  readonly background?: string
  readonly note: string
  readonly author: string
  readonly price_fen: number
  readonly designs: number
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onOpen: () => void
}

/** An artwork or template in the grid of its desk. */
export function ItemCard(props: ItemCardProps) {
  const text = useText(galleryText)
  const { state, picture, background, note, author, price_fen, designs, isSelected, onSelect, onOpen } = props
  const name = props.name || text.nameless
  return (
    <li
      className={`card flex flex-col relative overflow-hidden ${css.card}`}
      data-selected={isSelected}
      data-state={state}
    >
      <Checkbox
        className={css.tick ?? ''}
        checked={isSelected}
        aria-label={fill(text.choose, { name })}
        onChange={onSelect}
      />
      <button
        type="button"
        className={`grid place-items-center cursor-pointer aspect-square bg-paper border-0 p-0 ${css.frame}`}
        {...(background ? { style: { background } } : {})}
        aria-label={`${text.edit} ${name}`}
        onClick={onOpen}
      >
        {picture}
      </button>
      <div className={`grid text-xs p-3 ${css.words}`}>
        <strong title={name}>{name}</strong>
        <p title={note}>{note}</p>
        <p>{[author, designs > 0 ? fill(text.used, { count: designs }) : text.unused].filter(Boolean).join(' · ')}</p>
        <div className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${css.facts}`}>
          <StateTag state={state} />
          <span>{price_fen > 0 ? formatMoney(getYuan(price_fen)) : text.free}</span>
        </div>
      </div>
    </li>
  )
}

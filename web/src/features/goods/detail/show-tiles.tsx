import { SHOW_IMAGE_GROUP } from '@inkroute/contract/catalog/codes'
import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods/codes'
import type { GoodsPicture } from '@inkroute/contract/goods/goods'
import { Popconfirm } from 'antd'
import { useDragSort } from '../../../shared/hooks/use-drag-sort.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './detail.module.css'
import { detailText } from './detail.text.ts'

const places = Array.from({ length: MAX_SHOW_IMAGES }, (_, place) => place)
const groups = places.filter((place) => place % SHOW_IMAGE_GROUP === 0)

interface TileProps {
  readonly picture: GoodsPicture
  readonly index: number
  readonly count: number
  readonly step: (index: number, by: -1 | 1) => void
  readonly onRemove: () => void
}

function TileButtons({ picture, index, count, step, onRemove }: TileProps) {
  const text = useText(detailText)
  const { name } = picture
  return (
    <span className={`flex justify-between absolute left-0 p-0.5 ${css.tileButtons}`}>
      <button
        type="button"
        disabled={index === 0}
        aria-label={fill(text.earlier, { name })}
        onClick={() => step(index, -1)}
      >
        <Icon name="chevron_left" size_px={16} />
      </button>
      <button
        type="button"
        disabled={index === count - 1}
        aria-label={fill(text.later, { name })}
        onClick={() => step(index, 1)}
      >
        <Icon name="chevron_right" size_px={16} />
      </button>
      <Popconfirm
        title={fill(text.remove_title, { name })}
        description={text.remove_body}
        okText={text.remove_ok}
        cancelText={text.remove_keep}
        onConfirm={onRemove}
      >
        <button type="button" aria-label={fill(text.remove, { name })}>
          <Icon name="trash" size_px={16} />
        </button>
      </Popconfirm>
    </span>
  )
}

interface TilesProps {
  readonly pictures: readonly GoodsPicture[]
  readonly may_edit: boolean
  readonly onSort: (next: readonly GoodsPicture[]) => void
  readonly onRemove: (picture: GoodsPicture) => void
}

/** Show images in groups of four, with one free place after the last: empty places do not fill the page. */
export function ShowTiles({ pictures, may_edit, onSort, onRemove }: TilesProps) {
  const text = useText(detailText)
  const { dragProps, step } = useDragSort(pictures, onSort)
  const tile = (place: number) => {
    const picture = pictures[place]
    if (!picture) {
      return (
        <li key={place} className={css.free}>
          {fill(text.show_place, { number: place + 1 })}
        </li>
      )
    }
    const buttons = { picture, index: place, count: pictures.length, step, onRemove: () => onRemove(picture) }
    return (
      <li key={picture.key} {...(may_edit ? dragProps(place) : {})}>
        {picture.small_src ? <img src={picture.small_src} alt={picture.name} draggable={false} /> : null}
        {place === 0 ? <b>{text.main}</b> : null}
        {may_edit ? <TileButtons {...buttons} /> : null}
      </li>
    )
  }
  return (
    <div className={css.groups}>
      {groups.map((first, index) =>
        first < pictures.length || (may_edit && first === 0) ? (
          <section key={first} aria-label={fill(text.show_group, { number: index + 1 })}>
            <h3>{fill(text.show_group, { number: index + 1 })}</h3>
            <ol className={`bare-list grid grid-cols-4 gap-3 ${css.tiles}`} start={first + 1}>
              {places
                .slice(first, first + SHOW_IMAGE_GROUP)
                .filter((place) => place < pictures.length + (may_edit ? 1 : 0))
                .map(tile)}
            </ol>
          </section>
        ) : null,
      )}
    </div>
  )
}

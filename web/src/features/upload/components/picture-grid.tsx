import type { Upload } from '@inkroute/contract/upload'
import { Checkbox } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { uploadText } from '../upload.text.ts'
import css from './material.module.css'

interface GridProps {
  readonly pictures: readonly Upload[]
  readonly selected: ReadonlySet<number>
  /** Selecting is offered only to those who may do something with a selection. */
  readonly can_select: boolean
  readonly onToggle: (id: number) => void
  readonly onOpen: (index: number) => void
}

function Picture({ picture, index, ...grid }: GridProps & { picture: Upload; index: number }) {
  const text = useText(uploadText)
  const { id, name, preview_469_url, width_px, height_px, type } = picture
  const isSelected = grid.selected.has(id)
  return (
    <li className={css.picture} data-selected={isSelected}>
      <button
        type="button"
        className={css.open}
        aria-label={fill(text.open_one, { name })}
        onClick={() => grid.onOpen(index)}
      >
        <span className={css.frame}>
          {preview_469_url ? (
            <img src={preview_469_url} alt="" loading="lazy" width={width_px ?? 469} height={height_px ?? 469} />
          ) : (
            <span className={css.pending}>{text.pending}</span>
          )}
        </span>
        <span className={css.caption}>
          <span className={css.name} title={name}>
            {name}
          </span>
          <span className={css.facts}>
            <span>
              {width_px && height_px ? `${width_px} × ${height_px}` : text.pending}
              {type ? ` · ${type.toUpperCase()}` : null}
            </span>
          </span>
          <span className={css.facts}>
            <RelativeTime at={picture.created_at} />
          </span>
        </span>
      </button>
      {grid.can_select ? (
        <span className={css.check}>
          <Checkbox
            checked={isSelected}
            aria-label={fill(text.select_one, { name })}
            onChange={() => grid.onToggle(id)}
          />
        </span>
      ) : null}
    </li>
  )
}

export function PictureGrid(props: GridProps) {
  return (
    <ul className={css.grid}>
      {props.pictures.map((picture, index) => (
        <Picture key={picture.id} picture={picture} index={index} {...props} />
      ))}
    </ul>
  )
}

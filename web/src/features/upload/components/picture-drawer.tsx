import type { Upload } from '@inkroute/contract/upload'
import { Button, Drawer } from 'antd'
import { useEffect } from 'react'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { uploadText } from '../upload.text.ts'
import { formatBytes, printSizeCm } from '../upload.view.ts'
import css from './material.module.css'

function Facts({ picture }: { picture: Upload }) {
  const text = useText(uploadText)
  const time_zone = useTimeZone()
  const { width_px, height_px, dpi, has_alpha, dominant_color, bytes, type } = picture
  const size = width_px && height_px ? `${width_px} × ${height_px} px` : text.pending
  const print = width_px && height_px ? `${printSizeCm(width_px)} × ${printSizeCm(height_px)} cm` : text.pending
  return (
    <dl className={css.fact_list}>
      <dt>{text.fact_size}</dt>
      <dd>{size}</dd>
      <dt>{text.fact_print}</dt>
      <dd>{print}</dd>
      <dt>{text.fact_dpi}</dt>
      <dd>{dpi ? `${dpi} dpi` : text.unknown}</dd>
      <dt>{text.fact_alpha}</dt>
      <dd>{has_alpha ? text.yes : text.no}</dd>
      <dt>{text.fact_color}</dt>
      <dd>
        <span className={css.swatch} style={{ background: dominant_color ?? 'transparent' }} />
        {dominant_color ?? text.unknown}
      </dd>
      <dt>{text.fact_bytes}</dt>
      <dd>
        {type ? `${type.toUpperCase()} · ` : null}
        {formatBytes(bytes)}
      </dd>
      <dt>{text.fact_time}</dt>
      <dd>{formatInstant(picture.created_at, time_zone)}</dd>
    </dl>
  )
}

interface DrawerProps {
  readonly pictures: readonly Upload[]
  readonly index: number | null
  readonly onIndex: (index: number | null) => void
  readonly onDelete: ((id: number) => void) | null
}

/** Large look with the facts; the arrow keys turn over to the next picture. */
export function PictureDrawer({ pictures, index, onIndex, onDelete }: DrawerProps) {
  const text = useText(uploadText)
  const picture = index === null ? undefined : pictures[index]
  const last = pictures.length - 1
  useEffect(() => {
    if (index === null) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' && index < last) onIndex(index + 1)
      if (key === 'ArrowLeft' && index > 0) onIndex(index - 1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [index, last, onIndex])
  return (
    <Drawer
      open={picture !== undefined}
      onClose={() => onIndex(null)}
      title={picture?.name}
      size="large"
      destroyOnHidden
    >
      {picture && index !== null ? (
        <>
          <div className={css.large}>
            {picture.preview_1000_url ? <img src={picture.preview_1000_url} alt={picture.name} /> : text.pending}
          </div>
          <Facts picture={picture} />
          <div className={css.bar}>
            <div className={css.bar_group}>
              <Button disabled={index === 0} onClick={() => onIndex(index - 1)}>
                {text.previous}
              </Button>
              <Button disabled={index === last} onClick={() => onIndex(index + 1)}>
                {text.next}
              </Button>
            </div>
            <div className={css.bar_group}>
              {picture.url ? (
                <Button href={picture.url} target="_blank">
                  {text.open_original}
                </Button>
              ) : null}
              {onDelete ? (
                <Button danger onClick={() => onDelete(picture.id)}>
                  {text.delete}
                </Button>
              ) : null}
            </div>
          </div>
        </>
      ) : null}
    </Drawer>
  )
}

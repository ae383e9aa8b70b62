import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { differenceOf } from '../difference.view.ts'
import css from '../record.module.css'
import { designRecordText } from '../record.text.ts'

async function pixelsOf(url: string | null | undefined, width: number, height: number): Promise<Uint8ClampedArray> {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  if (url) context.drawImage(await imageOf(url), 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

interface Props {
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** Where two versions of a view differ. A version without the view counts as blank. */
export function DifferencePicture({ before, after }: Props) {
  const text = useText(designRecordText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const has_picture = Boolean(before ?? after)
  useEffect(() => {
    if (!has_picture) return
    let is_gone = false
    const draw = async () => {
      const { naturalWidth: width, naturalHeight: height } = await imageOf(after ?? before ?? '')
      const [old, now] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)])
      const difference = differenceOf(old, now)
      const sheet = canvas.current
      if (is_gone || !sheet) return
      sheet.width = width
      sheet.height = height
      sheet.getContext('2d')?.putImageData(new ImageData(difference.pixels, width, height), 0, 0)
      setShare(difference.share)
    }
    draw().catch(() => setShare(null))
    return () => {
      is_gone = true
    }
  }, [before, after, has_picture])
  if (!has_picture) return <p className={css.missing}>{text.no_picture}</p>
  const percent = share === null ? '' : (100 * share).toFixed(share < 0.01 ? 2 : 1)
  return (
    <div className={css.one}>
      <canvas ref={canvas} className={css.shown} role="img" aria-label={text.difference} />
      <p role="status" className={css.sub}>
        {share === null ? null : share === 0 ? text.no_difference : fill(text.difference_share, { percent })}
      </p>
    </div>
  )
}

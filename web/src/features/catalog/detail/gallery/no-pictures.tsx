import { NoPicture } from '../../card/no-picture.tsx'
import css from './gallery.module.css'

/** Labels, bags and cards have no mockups: a drawing of their kind stands in. */
export function NoPictures({ code }: { code: string }) {
  return (
    <div className={css.gallery}>
      <div className={css.frame}>
        <NoPicture code={code} />
      </div>
    </div>
  )
}

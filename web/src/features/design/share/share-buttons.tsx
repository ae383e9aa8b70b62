import { useText } from '../../../shared/text/language.tsx'
import { StudioIcon } from '../controls/studio-icon.tsx'
import buttons from '../shell/buttons.module.css'
import { openDialog } from '../state/studio-ui.ts'
import { shareText } from './share.text.ts'

const icons = { share: 'link', export: 'download' } as const

/** Hands the design out: a link to look at it, or a file. Phones show them in their own bar. */
export function ShareButtons({ place }: { readonly place: 'top_bar' | 'phone_bar' }) {
  const text = useText(shareText)
  const labels = { share: text.share, export: text.open }
  return (['share', 'export'] as const).map((dialog) => (
    <button
      key={dialog}
      type="button"
      className={
        place === 'top_bar'
          ? `grid place-items-center flex-none w-9 h-9 cursor-pointer bg-none border-0 rounded-control ${buttons.iconButton} ${buttons.wideOnly}`
          : `grid place-items-center flex-none w-9 h-9 cursor-pointer bg-none border-0 rounded-control ${buttons.iconButton}`
      }
      aria-label={labels[dialog]}
      title={labels[dialog]}
      onClick={() => openDialog(dialog)}
    >
      <StudioIcon name={icons[dialog]} />
    </button>
  ))
}

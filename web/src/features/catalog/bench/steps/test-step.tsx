import { useRef } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { testCards } from '../document/test-cards.view.ts'
import { useLook } from '../draft/bench-store.ts'
import { Choice, Section, Switch } from '../finish/controls.tsx'
import { CardPicture } from './card-picture.tsx'
import css from './steps.module.css'
import { Swatches } from './swatches.tsx'
import { testText } from './test.text.ts'

export function TestPanel() {
  const text = useText(testText)
  const { card, artwork, is_before, shows_mesh } = useLook()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const picture = await createImageBitmap(file).catch(() => null)
    if (picture) useLook.setState({ artwork: picture, card: 'artwork' })
    else showToast('error', text.artwork_bad)
  }
  return (
    <>
      <Choice
        label={text.card}
        is_tiles
        value={card}
        options={testCards.map((value) => ({ value, label: text[value], picture: <CardPicture card={value} /> }))}
        onChange={(value) => {
          if (value === 'artwork' && !artwork) input.current?.click()
          else useLook.setState({ card: value })
        }}
      />
      <Section>
        <button type="button" className={css.button} onClick={() => input.current?.click()}>
          {text.choose_artwork}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={text.choose_artwork}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Switch label={text.before} is_on={is_before} onChange={(on) => useLook.setState({ is_before: on })} />
        <Switch label={text.mesh} is_on={shows_mesh} onChange={(on) => useLook.setState({ shows_mesh: on })} />
      </Section>
      <Section title={text.colours}>
        <Swatches />
      </Section>
      <Section title={text.look_for}>
        <ul className="grid text-xs leading-1.6 text-studio gap-1 pl-4 m-0">
          <li>{text.tip_grid}</li>
          <li>{text.tip_circles}</li>
          <li>{text.tip_text}</li>
          <li>{text.tip_photo}</li>
        </ul>
      </Section>
    </>
  )
}

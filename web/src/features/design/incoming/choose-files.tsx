import { useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { SendFile } from '../studio-slots.ts'
import css from './arrivals.module.css'
import { Arrivals } from './arrivals.tsx'
import { incomingText } from './incoming.text.ts'
import { bringFiles } from './incoming.ts'

/** Uploads pictures of one's choice and places them, as dropping them would. */
export function ChooseFiles({ send, accept }: { send: SendFile; accept: string }) {
  const text = useText(incomingText)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button onClick={() => input.current?.click()}>{text.choose}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text.choose}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) void bringFiles(files, send)
        }}
      />
      <p className={css.note}>{text.choose_note}</p>
      <Arrivals is_in_panel />
    </div>
  )
}

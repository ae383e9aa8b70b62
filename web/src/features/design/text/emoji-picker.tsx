import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../../shared/api/static-file.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { openTypesetter, useFonts } from '../state/font-shelf.ts'
import { emojiGroupText, textPanelText } from '../words/text-panel.text.ts'
import { type EmojiRow, emojiFor, getEmoji } from '../words/text-panel.view.ts'
import own from './emoji-picker.module.css'
import css from './text-panel.module.css'
import { usePaintedText } from './use-painted-text.ts'

const groups = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const
const CELL = { width: 30, height: 30 } as const
const tones = [0, 1, 2, 3, 4, 5] as const

/** The emoji as printed, not the operating system's. */
function Emoji({ emoji, name, onPick }: { emoji: string; name: string; onPick: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  usePaintedText(
    canvas,
    { text: emoji, family: 'Georgia', weight: 400, style: { size: 22, line_height_em: 1.25 } },
    CELL,
  )
  return (
    <button type="button" title={name} aria-label={name} onClick={onPick}>
      <canvas ref={canvas} />
    </button>
  )
}

function useEmojiRows() {
  const [rows, setRows] = useState<readonly EmojiRow[] | null>(null)
  const [is_failed, setFailed] = useState(false)
  const load = async () => {
    setFailed(false)
    try {
      await openTypesetter()
      const version = useFonts.getState().catalogue?.version ?? ''
      setRows((await (await fetchFile(`/fonts/${version}/emoji/picker.json`)).json()) as EmojiRow[])
    } catch {
      setFailed(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void load(), [])
  return { rows, is_failed, load }
}

export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const text = useText(textPanelText)
  const names = useText(emojiGroupText)
  const { language } = useLanguage()
  const { rows, is_failed, load } = useEmojiRows()
  const [group, setGroup] = useState<number>(0)
  const [keyword, setKeyword] = useState('')
  const [tone, setTone] = useState<number>(0)
  const found = emojiFor(rows ?? [], group, keyword)
  if (is_failed) return <LoadFailed onRetry={() => void load()} />
  return (
    <div className="flex flex-col min-w-0 border-0 gap-2">
      <input
        className={css.input}
        type="search"
        value={keyword}
        placeholder={text.searchEmoji}
        aria-label={text.searchEmoji}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <div className={`flex flex-wrap gap-1 ${css.chips}`}>
        {groups.map((one) => (
          <button key={one} type="button" aria-pressed={one === group && !keyword} onClick={() => setGroup(one)}>
            {names[`g${one}`]}
          </button>
        ))}
      </div>
      <fieldset className={`flex items-center border-0 gap-1.5 p-0 m-0 ${own.tones}`}>
        <legend className="text-xs text-studio p-0">{text.tone}</legend>
        {tones.map((one) => (
          <button
            className="w-6 h-6 cursor-pointer rounded-full"
            key={one}
            type="button"
            data-tone={one}
            aria-pressed={one === tone}
            aria-label={`${text.tone} ${one + 1}`}
            onClick={() => setTone(one)}
          />
        ))}
      </fieldset>
      {rows && found.length === 0 ? <p className="text-studio">{text.noEmoji}</p> : null}
      <div className={`grid overflow-y-auto ${own.emoji}`}>
        {found.map((row) => {
          const emoji = getEmoji(row, tone)
          const words = language === 'zh' ? row[2] : row[3]
          return <Emoji key={emoji} emoji={emoji} name={words.split(' ')[0] ?? ''} onPick={() => onPick(emoji)} />
        })}
      </div>
    </div>
  )
}

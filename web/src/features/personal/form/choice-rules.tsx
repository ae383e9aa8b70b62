import { artPicture } from '@inkroute/contract/catalog/pictures'
import { getMaterial } from '@inkroute/contract/material/library'
import type { ChoiceField } from '@inkroute/engine/personal/personal-field'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ExtraInput } from './extra-input.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'
import { type BuyerLanguage, withOption } from './form.view.ts'
import type { RulesProps } from './labelled.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { useFontNames } from './use-font-names.ts'

type Option = ChoiceField['options'][number]
interface LookProps {
  readonly option: Option
  readonly onChange: (part: Partial<Option>) => void
}

function OwnPicture({ id }: { readonly id: number }) {
  const found = useCall(getMaterial, { id }, { quiet: true })
  return found.data?.preview_469_url ? <img src={found.data.preview_469_url} alt="" /> : null
}

function ColourLook({ option, onChange }: LookProps) {
  const text = useText(formText)
  return (
    <input
      type="color"
      value={option.colour ?? '#000000'}
      aria-label={text.option_colour}
      onChange={({ target }) => onChange({ colour: target.value.toLowerCase() })}
    />
  )
}

function FontLook({ option, onChange }: LookProps) {
  const text = useText(formText)
  const { language } = useLanguage()
  const families = useFontNames()
  return (
    <Select
      className={css.font ?? ''}
      showSearch
      value={option.family ?? null}
      aria-label={text.option_font}
      options={families.map(({ family, label }) => ({ value: family, label: label[language] || family }))}
      onChange={(family: string | null) => (family ? onChange({ family }) : undefined)}
    />
  )
}

function PictureLook({ option, onChange }: LookProps) {
  const text = useText(formText)
  const [is_open, setOpen] = useState(false)
  const source = option.picture
  const look =
    source?.kind === 'artwork' ? (
      <img src={artPicture(source.key)} alt="" />
    ) : source ? (
      <OwnPicture id={Number(source.key)} />
    ) : null
  return (
    <>
      <button
        type="button"
        className={`grid flex-none w-11 h-11 cursor-pointer bg-fill border rounded-control p-0.5 ${css.picture}`}
        aria-label={fill(text.option_picture, { name: option.value })}
        onClick={() => setOpen(true)}
      >
        {look}
      </button>
      {is_open ? <PictureDialog onClose={() => setOpen(false)} onChoose={(picture) => onChange({ picture })} /> : null}
    </>
  )
}

const looks = { colour: ColourLook, font: FontLook, picture: PictureLook } as const

interface ChoiceProps extends RulesProps<ChoiceField> {
  readonly languages: readonly BuyerLanguage[]
}

/** What a buyer can choose from: how each looks, what its answer says, and its names for buyers. */
export function ChoiceRules({ field, languages, onChange }: ChoiceProps) {
  const text = useText(formText)
  const Look = looks[field.of]
  const nameIn = (code: 'zh' | 'en' | BuyerLanguage) =>
    code === 'zh' || code === 'en' ? text[`name_${code}`] : fill(text.name_in, { language: text[`lang_${code}`] })
  const change = (at: number, part: Partial<Option>) =>
    onChange({ ...field, options: field.options.map((one, n) => (n === at ? { ...one, ...part } : one)) })
  return (
    <fieldset className={`grid col-span-full border-0 gap-2 p-0 m-0 ${css.options}`}>
      <legend>{text[`options_${field.of}`]}</legend>
      {field.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options are edited in place and have no other identity
        <span key={at} className={`flex flex-wrap items-center gap-2 ${css.option}`}>
          <Look option={option} onChange={(part) => change(at, part)} />
          <Input
            value={option.value}
            maxLength={60}
            placeholder={text.option_value}
            aria-label={text.option_value}
            onChange={({ target }) => change(at, { value: target.value })}
          />
          {(['zh', 'en', ...languages] as const).map((code) => (
            <Input
              key={code}
              value={option.label[code] ?? ''}
              maxLength={60}
              placeholder={nameIn(code)}
              aria-label={`${option.value} ${nameIn(code)}`}
              onChange={({ target }) => change(at, { label: { ...option.label, [code]: target.value } })}
            />
          ))}
          <ExtraInput
            label={fill(text.extra_of, { name: option.value })}
            fen={option.extra_fen}
            onChange={(extra_fen) => change(at, { extra_fen })}
          />
          <Button
            type="text"
            disabled={field.options.length === 1}
            aria-label={fill(text.remove_one, { name: option.value })}
            onClick={() => onChange({ ...field, options: field.options.filter((_, n) => n !== at) })}
          >
            {text.remove}
          </Button>
        </span>
      ))}
      <Button size="small" onClick={() => onChange(withOption(field))}>
        {text.add_option}
      </Button>
    </fieldset>
  )
}

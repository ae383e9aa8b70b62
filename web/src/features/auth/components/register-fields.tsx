import { useState } from 'react'
import type { useForm } from '../../../shared/form/use-form.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { authText } from '../auth.text.ts'
import {
  type CodeBy,
  focusChoices,
  isOtherSource,
  type RegisterValues,
  registerByMailRules,
  registerRules,
  sourceChoices,
} from '../auth.view.ts'
import type { Captcha } from '../use-captcha.ts'
import css from './auth.module.css'
import { ContactField, NewPasswordFields } from './auth-fields.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { CodeField } from './code-field.tsx'

interface RegisterFieldsProps {
  readonly form: ReturnType<typeof useForm<RegisterValues>>
  readonly captcha: Captcha
  readonly by: CodeBy
  readonly onSwitch: (() => void) | undefined
}

/** Asked of nobody who is in a hurry: the account screen has room for it later. */
function MoreFields({ form }: Pick<RegisterFieldsProps, 'form'>) {
  const text = useText(authText)
  const { language } = useLanguage()
  const [is_open, setOpen] = useState(false)
  const bound = {
    username: form.bind('username'),
    source: form.bind('register_source'),
    detail: form.bind('register_source_detail'),
    focus: form.bind('product_type'),
  }
  const has_problem = Object.values(bound).some(({ error }) => error !== null)
  return (
    <details className={css.more} open={is_open || has_problem} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-sm text-action cursor-pointer rounded-control">{text.more}</summary>
      <div className={`grid items-start grid-cols-2 gap-4 ${css.columns}`}>
        <div className="col-span-full">
          <TextField
            {...bound.username}
            label={text.newUsername}
            placeholder={text.newUsernamePlaceholder}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={32}
          />
        </div>
        <SelectField
          {...bound.source}
          label={text.source}
          placeholder={text.sourcePlaceholder}
          choices={sourceChoices(language)}
        />
        <SelectField
          {...bound.focus}
          label={text.focus}
          placeholder={text.focusPlaceholder}
          choices={focusChoices(language)}
        />
        {isOtherSource(form.values.register_source) && (
          <div className="col-span-full">
            <TextField
              {...bound.detail}
              label={text.sourceDetail}
              placeholder={text.sourceDetailPlaceholder}
              maxLength={200}
            />
          </div>
        )}
      </div>
    </details>
  )
}

export function RegisterFields({ form, captcha, by, onSwitch }: RegisterFieldsProps) {
  const checkTo = () => {
    form.touch(by)
    return (by === 'email' ? registerByMailRules : registerRules)[by]?.(form.values) == null
  }
  return (
    <div className={`grid items-start grid-cols-2 gap-4 ${css.columns}`}>
      <div className="col-span-full">
        <ContactField by={by} bind={form.bind} onSwitch={onSwitch} />
      </div>
      <div className="col-span-full">
        <CaptchaField captcha={captcha} />
      </div>
      <div className="col-span-full">
        <CodeField
          {...form.bind('code')}
          by={by}
          to={form.values[by]}
          type="register"
          checkTo={checkTo}
          captcha={captcha}
        />
      </div>
      <NewPasswordFields password={form.bind('password')} confirmation={form.bind('password_confirmation')} />
      <div className="col-span-full">
        <MoreFields form={form} />
      </div>
    </div>
  )
}

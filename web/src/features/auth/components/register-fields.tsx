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

export function RegisterFields({ form, captcha, by, onSwitch }: RegisterFieldsProps) {
  const text = useText(authText)
  const { language } = useLanguage()
  const checkTo = () => {
    form.touch(by)
    return (by === 'email' ? registerByMailRules : registerRules)[by]?.(form.values) == null
  }
  return (
    <div className={css.columns}>
      <TextField
        {...form.bind('username')}
        label={text.newUsername}
        placeholder={text.newUsernamePlaceholder}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={32}
      />
      <ContactField by={by} bind={form.bind} onSwitch={onSwitch} />
      <div className={css.wide}>
        <CaptchaField captcha={captcha} />
      </div>
      <div className={css.wide}>
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
      <SelectField
        {...form.bind('register_source')}
        label={text.source}
        placeholder={text.sourcePlaceholder}
        choices={sourceChoices(language)}
      />
      <SelectField
        {...form.bind('product_type')}
        label={text.focus}
        placeholder={text.focusPlaceholder}
        choices={focusChoices(language)}
      />
      {isOtherSource(form.values.register_source) && (
        <div className={css.wide}>
          <TextField
            {...form.bind('register_source_detail')}
            label={text.sourceDetail}
            placeholder={text.sourceDetailPlaceholder}
            maxLength={200}
          />
        </div>
      )}
    </div>
  )
}

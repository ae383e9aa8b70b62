import type { FieldProblem } from '@inkroute/contract/envelope'
import type { ProviderField } from '@inkroute/contract/service/provider'
import { AppError } from '../app-error.ts'
import type { StaffCtx } from '../context.ts'
import { allowedOrigins } from '../outside/fetch-outside.ts'
import { isSafeAddress } from '../outside/outside-route.ts'
import { openSecrets } from '../settings/settings.ts'

type Values = Readonly<Record<string, string>>
type Fields = readonly ProviderField[]

/** As stored, of the same provider. */
interface Before {
  readonly settings: unknown
  readonly sealed_secrets: Buffer
}

interface Given {
  readonly settings: Values
  readonly secrets: Values
}

/** Where the keys are sent. */
const isAddress = (key: string): boolean => key.endsWith('endpoint') || key === 'host' || key === 'port'

export const pickEntries = (fields: Fields, values: Values, secret: boolean): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, is_secret }) =>
      Boolean(is_secret) === secret && values[key] ? [[key, values[key]] as const] : [],
    ),
  )

export const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1'].includes(host)

/** Whether there is any mail server that may be used without encryption. */
export const allowsPlainMail = ({ config, sandbox_url }: StaffCtx): boolean =>
  sandbox_url !== undefined || [...config.market_allow].some((address) => address.startsWith('smtp://'))

/** Without encryption only to a machine the operator has named, or to the demo's sandbox. */
function isPlainAllowed({ config, sandbox_url }: StaffCtx, { host = '', port = '' }: Values): boolean {
  return (sandbox_url !== undefined && isThisMachine(host)) || config.market_allow.has(`smtp://${host}:${port}`)
}

function findProblem(ctx: StaffCtx, field: ProviderField, entered: Values): string | null {
  const say = (zh: string, en: string) => (ctx.language === 'en' ? en : zh)
  const { key, zh, en, is_secret, is_optional, pattern, example } = field
  const value = entered[key] ?? ''
  if (value === '') return is_optional ? null : say(`请填写 ${zh}`, `Please enter ${en}`)
  if (!pattern.test(value)) {
    return example && !is_secret
      ? say(`${zh} 格式不对，应类似 ${example}`, `${en} has the wrong form; it looks like ${example}`)
      : say(`${zh} 格式不对，请重新复制`, `${en} has the wrong form; copy it again`)
  }
  if (key === 'security' && value === 'none' && !isPlainAllowed(ctx, entered)) {
    return say('请选择 TLS 或 STARTTLS', 'Choose TLS or STARTTLS')
  }
  if (!key.endsWith('endpoint') || isSafeAddress(new URL(value), allowedOrigins())) return null
  return say('请填写 https:// 开头的公网地址', 'Enter a public address that starts with https://')
}

/** Kept secrets go only where they went before: to another address they have to be entered again. */
function secretsToRepeat(fields: Fields, before: Values, kept: Values, { settings, secrets }: Given): Set<string> {
  const is_moved = fields.some(({ key }) => isAddress(key) && (before[key] ?? '') !== (settings[key] ?? ''))
  return new Set(is_moved ? Object.keys(kept).filter((key) => !secrets[key]) : [])
}

/** The entries over what is kept; every wrong one is named at its field. */
export function checkEntries(ctx: StaffCtx, fields: Fields, before: Before | undefined, given: Given): Values {
  const kept = before ? (openSecrets(ctx.config, before.sealed_secrets) ?? {}) : {}
  const repeat = secretsToRepeat(fields, (before?.settings ?? {}) as Values, kept, given)
  const entered = { ...kept, ...pickEntries(fields, given.secrets, true), ...given.settings }
  const problems = fields.flatMap((field): FieldProblem[] => {
    const name = `${field.is_secret ? 'secrets' : 'settings'}.${field.key}`
    const message = repeat.has(field.key)
      ? ctx.language === 'en'
        ? `The address has changed: enter ${field.en} again`
        : `地址已更改，请重新填写 ${field.zh}`
      : findProblem(ctx, field, entered)
    return message === null ? [] : [{ field: name, message }]
  })
  if (problems.length > 0) throw new AppError('service_settings_unfinished', { count: problems.length }, problems)
  return entered
}

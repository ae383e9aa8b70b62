import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { FieldProblem } from '@inkroute/contract/envelope'
import type { ProviderField } from '@inkroute/contract/service/provider'
import { hostFields, marketAppOf } from '@inkroute/contract/store/market-apps'
import type * as contract from '@inkroute/contract/store/market-setting'
import type { Connector } from '../../../connectors/connector.ts'
import { connectorBySlug } from '../../../connectors/registry.ts'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { deleteSettings, findSettings, marketKey, writeSettings } from '../../../infra/services/settings.queries.ts'
import { openSecrets, SETTINGS_TOPIC, sealSecrets } from '../../../infra/services/settings.ts'

type Values = Readonly<Record<string, string>>

export function requireMarket(slug: string): Connector {
  const connector = connectorBySlug(slug)
  if (!connector) throw new AppError('not_found')
  return connector
}

/** What is asked for: the documented keys, those the connector cannot do without, and addresses. */
export function fieldsOf({ slug, without_app, needed_extra = [] }: Connector): readonly ProviderField[] {
  if (without_app) return []
  const { fields } = marketAppOf(slug)
  const named = new Set(fields.map(({ key }) => key))
  const missing = needed_extra.filter((key) => !named.has(key))
  return [
    ...fields,
    ...missing.map((key) => ({ key, zh: key, en: key, pattern: /^\S(.*\S)?$/, example: '' })),
    ...hostFields,
  ]
}

function isSafeAddress(ctx: StaffCtx, address: string): boolean {
  const { protocol, origin } = new URL(address)
  const sandbox = ctx.sandbox_url === undefined ? '' : new URL(ctx.sandbox_url).origin
  return protocol === 'https:' || ctx.config.market_allow.has(origin) || origin === sandbox
}

function problemOf(ctx: StaffCtx, field: ProviderField, value: string): string | null {
  const say = (zh: string, en: string) => (ctx.language === 'en' ? en : zh)
  const { zh, en, is_secret, is_optional, pattern, example } = field
  if (value === '') return is_optional ? null : say(`请填写 ${zh}`, `Please enter ${en}`)
  if (!pattern.test(value)) {
    return example && !is_secret
      ? say(`${zh} 格式不对，应类似 ${example}`, `${en} has the wrong form; it looks like ${example}`)
      : say(`${zh} 格式不对，请重新复制`, `${en} has the wrong form; copy it again`)
  }
  if (!field.key.endsWith('_endpoint') || isSafeAddress(ctx, value)) return null
  return say('请填写 https:// 开头的地址', 'Enter an address that starts with https://')
}

function checkEntries(ctx: StaffCtx, fields: readonly ProviderField[], entered: Values): void {
  const problems = fields.flatMap((field): FieldProblem[] => {
    const message = problemOf(ctx, field, entered[field.key] ?? '')
    return message === null ? [] : [{ field: `${field.is_secret ? 'secrets' : 'settings'}.${field.key}`, message }]
  })
  if (problems.length > 0) throw new AppError('service_settings_unfinished', { count: problems.length }, problems)
}

const pick = (fields: readonly ProviderField[], values: Values, secret: boolean): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, is_secret }) =>
      Boolean(is_secret) === secret && values[key] ? [[key, values[key]] as const] : [],
    ),
  )

/** Pages of the shop name the marketplaces that can be connected. */
async function changed(tx: StaffCtx, slug: string): Promise<void> {
  await contentChanged(tx)
  await tx.events.publish(tx.db, SETTINGS_TOPIC, { service: marketKey(slug) })
}

export async function saveMarket(
  ctx: StaffCtx,
  { slug, settings, secrets, is_hidden, revision }: Input<typeof contract.saveMarket>,
): Promise<Reply<typeof contract.saveMarket>> {
  const fields = fieldsOf(requireMarket(slug))
  const saved = await inTransaction(ctx, async (tx) => {
    const before = await findSettings(tx.db, marketKey(slug))
    const kept = before ? (openSecrets(ctx.config, before.sealed_secrets) ?? {}) : {}
    const given = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''))
    const entered = { ...kept, ...given, ...settings }
    checkEntries(ctx, fields, entered)
    const plain = { ...pick(fields, entered, false), ...(is_hidden ? { is_hidden: 'yes' } : {}) }
    const next = await writeSettings(tx.db, marketKey(slug), {
      provider: slug,
      settings: plain,
      sealed_secrets: sealSecrets(ctx.config, pick(fields, entered, true)),
      revision,
      by: ctx.identity.username,
    })
    if (next === undefined) throw new AppError('conflict')
    const after = { settings: plain, replaced_secrets: Object.keys(pick(fields, given, true)) }
    await recordChange(tx, {
      subject: 'market',
      subject_id: slug,
      title: slug,
      before: before ? { settings: before.settings } : null,
      after,
    })
    await changed(tx, slug)
    return { revision: next }
  })
  await ctx.services.reload()
  return saved
}

export async function removeMarket(
  ctx: StaffCtx,
  { slug, revision }: Input<typeof contract.removeMarket>,
): Promise<Reply<typeof contract.removeMarket>> {
  await inTransaction(ctx, async (tx) => {
    const before = await findSettings(tx.db, marketKey(slug))
    if (!before || !(await deleteSettings(tx.db, marketKey(slug), revision))) throw new AppError('conflict')
    const entry = { subject: 'market', subject_id: slug, title: slug }
    await recordChange(tx, { ...entry, before: { settings: before.settings } })
    await changed(tx, slug)
  })
  await ctx.services.reload()
  return {}
}

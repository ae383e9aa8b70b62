import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { FieldProblem } from '@inkroute/contract/envelope'
import type { Provider } from '@inkroute/contract/service/provider'
import { type ConfigurableService, findProvider } from '@inkroute/contract/service/providers'
import type * as contract from '@inkroute/contract/service/service'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { isSetByServer } from '../../infra/services/services.ts'
import { deleteSettings, findSettings, newestCalls, writeSettings } from '../../infra/services/settings.queries.ts'
import { openSecrets, SETTINGS_TOPIC, sealSecrets } from '../../infra/services/settings.ts'

const SHOWN_CALLS = 20

type Values = Readonly<Record<string, string>>

export async function getServiceSettings(
  ctx: StaffCtx,
  { service }: Input<typeof contract.getServiceSettings>,
): Promise<Reply<typeof contract.getServiceSettings>> {
  const [row, calls] = await Promise.all([findSettings(ctx.db, service), newestCalls(ctx.db, service, SHOWN_CALLS)])
  return {
    provider: row?.provider ?? '',
    settings: (row?.settings ?? {}) as Record<string, string>,
    secrets_kept: row ? Object.keys(openSecrets(ctx.config, row.sealed_secrets) ?? {}) : [],
    revision: row?.revision ?? 0,
    updated_at: row?.updated_at ?? null,
    updated_by: row?.updated_by ?? '',
    is_set_by_server: isSetByServer(ctx, service),
    calls,
  }
}

/** Keys must not cross a network in the clear, except to a machine the operator has named, or the demo's sandbox. */
function isSafeAddress(ctx: AppCtx, address: string): boolean {
  const { protocol, origin } = new URL(address)
  const allowed = [...ctx.config.market_allow, ...(ctx.sandbox_url ? [new URL(ctx.sandbox_url).origin] : [])]
  return protocol === 'https:' || allowed.includes(origin)
}

/** Without encryption only to a machine the operator has named, or to the demo's sandbox. */
function isSafeMailServer(ctx: AppCtx, { host = '', port = '' }: Values): boolean {
  const is_sandbox = ctx.sandbox_url !== undefined && ['localhost', '127.0.0.1'].includes(host)
  return is_sandbox || ctx.config.market_allow.has(`smtp://${host}:${port}`)
}

function problemsOf(ctx: StaffCtx, provider: Provider, entered: Values): FieldProblem[] {
  const say = (zh: string, en: string) => (ctx.language === 'en' ? en : zh)
  return provider.fields.flatMap(({ key, zh, en, is_secret, is_optional, pattern, example }) => {
    const field = `${is_secret ? 'secrets' : 'settings'}.${key}`
    const value = entered[key] ?? ''
    if (value === '') return is_optional ? [] : [{ field, message: say(`请填写 ${zh}`, `Please enter ${en}`) }]
    if (!pattern.test(value)) {
      const like = example && !is_secret
      const message = say(
        `${zh} 格式不对${like ? `，应类似 ${example}` : '，请重新复制'}`,
        `${en} has the wrong form${like ? `; it looks like ${example}` : '; copy it again'}`,
      )
      return [{ field, message }]
    }
    if (key === 'security' && value === 'none' && !isSafeMailServer(ctx, entered)) {
      return [{ field, message: say('请选择 TLS 或 STARTTLS', 'Choose TLS or STARTTLS') }]
    }
    if (key.endsWith('endpoint') && !isSafeAddress(ctx, value)) {
      return [{ field, message: say('请填写 https:// 开头的地址', 'Enter an address that starts with https://') }]
    }
    return []
  })
}

const pick = (provider: Provider, values: Values, secret: boolean): Record<string, string> =>
  Object.fromEntries(
    provider.fields.flatMap(({ key, is_secret }) =>
      Boolean(is_secret) === secret && values[key] ? [[key, values[key]]] : [],
    ),
  )

async function changed(ctx: AppCtx, service: ConfigurableService): Promise<void> {
  await ctx.events.publish(ctx.db, SETTINGS_TOPIC, { service })
}

export async function saveServiceSettings(
  ctx: StaffCtx,
  { service, provider: key, settings, secrets, revision }: Input<typeof contract.saveServiceSettings>,
): Promise<Reply<typeof contract.saveServiceSettings>> {
  const provider = findProvider(service, key)
  if (!provider) throw new AppError('not_found')
  const saved = await inTransaction(ctx, async (tx) => {
    const before = await findSettings(tx.db, service)
    const kept = before?.provider === key ? (openSecrets(ctx.config, before.sealed_secrets) ?? {}) : {}
    const given = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''))
    const entered = { ...kept, ...given, ...settings }
    const problems = problemsOf(ctx, provider, entered)
    if (problems.length > 0) throw new AppError('service_settings_unfinished', { count: problems.length }, problems)
    const plain = pick(provider, entered, false)
    const next = await writeSettings(tx.db, service, {
      provider: key,
      settings: plain,
      sealed_secrets: sealSecrets(ctx.config, pick(provider, entered, true)),
      revision,
      by: ctx.identity.username,
    })
    if (next === undefined) throw new AppError('conflict')
    await recordChange(tx, {
      subject: 'service',
      subject_id: service,
      title: provider.zh,
      before: before ? { provider: before.provider, settings: before.settings } : null,
      after: { provider: key, settings: plain, replaced_secrets: Object.keys(given) },
    })
    await changed(tx, service)
    return { revision: next }
  })
  await ctx.services.reload()
  return saved
}

export async function removeServiceSettings(
  ctx: StaffCtx,
  { service, revision }: Input<typeof contract.removeServiceSettings>,
): Promise<Reply<typeof contract.removeServiceSettings>> {
  await inTransaction(ctx, async (tx) => {
    const removed = await deleteSettings(tx.db, service, revision)
    if (!removed) throw new AppError('conflict')
    await recordChange(tx, { subject: 'service', subject_id: service, title: removed.provider, before: removed })
    await changed(tx, service)
  })
  await ctx.services.reload()
  return {}
}

import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type ConfigurableService, findProvider } from '@inkroute/contract/service/providers'
import type * as contract from '@inkroute/contract/service/service'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { allowsPlainMail, checkEntries, pickEntries } from '../../infra/services/entries.ts'
import { isSetByServer } from '../../infra/services/services.ts'
import { deleteSettings, findSettings, newestCalls, writeSettings } from '../../infra/settings/settings.queries.ts'
import { openSecrets, SETTINGS_TOPIC, sealSecrets } from '../../infra/settings/settings.ts'

const SHOWN_CALLS = 20

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
    allows_plain_mail: allowsPlainMail(ctx),
    calls,
  }
}

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
    const same = before?.provider === key ? before : undefined
    const entered = checkEntries(tx, provider.fields, same, { settings, secrets })
    const plain = pickEntries(provider.fields, entered, false)
    const next = await writeSettings(tx.db, service, {
      provider: key,
      settings: plain,
      sealed_secrets: sealSecrets(ctx.config, pickEntries(provider.fields, entered, true)),
      revision,
      by: ctx.identity.username,
    })
    if (next === undefined) throw new AppError('conflict')
    await recordChange(tx, {
      subject: 'service',
      subject_id: service,
      title: provider.zh,
      before: before ? { provider: before.provider, settings: before.settings } : null,
      after: {
        provider: key,
        settings: plain,
        replaced_secrets: Object.keys(pickEntries(provider.fields, secrets, true)),
      },
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

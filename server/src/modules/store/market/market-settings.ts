import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { ProviderField } from '@inkroute/contract/service/provider'
import { getMarketApp, hostFields } from '@inkroute/contract/store/market-apps'
import type * as contract from '@inkroute/contract/store/market-setting'
import type { Connector } from '../../../connectors/core/connector.ts'
import { connectorBySlug } from '../../../connectors/registry.ts'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentChanged } from '../../../infra/events/content-version.ts'
import { checkEntries, pickEntries } from '../../../infra/services/entries.ts'
import { deleteSettings, findSettings, marketKey, writeSettings } from '../../../infra/settings/settings.queries.ts'
import { SETTINGS_TOPIC, sealSecrets } from '../../../infra/settings/settings.ts'

export function requireMarket(slug: string): Connector {
  const connector = connectorBySlug(slug)
  if (!connector) throw new AppError('not_found')
  return connector
}

/** What is asked for: the documented keys, those the connector cannot do without, and addresses. */
export function getFields({ slug, without_app, needed_extra = [] }: Connector): readonly ProviderField[] {
  if (without_app) return []
  const { fields } = getMarketApp(slug)
  const named = new Set(fields.map(({ key }) => key))
  const missing = needed_extra.filter((key) => !named.has(key))
  return [
    ...fields,
    ...missing.map((key) => ({ key, zh: key, en: key, pattern: /^\S(.*\S)?$/, example: '' })),
    ...hostFields,
  ]
}

/** Pages of the shop name the marketplaces that can be connected. */
async function changed(tx: StaffCtx, slug: string): Promise<void> {
  await contentChanged(tx)
  await tx.events.publish(tx.db, SETTINGS_TOPIC, { service: marketKey(slug) })
}

export async function saveMarket(
  ctx: StaffCtx,
  { slug, settings, secrets, is_hidden, revision }: Input<typeof contract.saveMarket>,
): Promise<Reply<typeof contract.saveMarket>> {
  const fields = getFields(requireMarket(slug))
  const saved = await inTransaction(ctx, async (tx) => {
    const before = await findSettings(tx.db, marketKey(slug))
    const entered = checkEntries(tx, fields, before, { settings, secrets })
    const plain = { ...pickEntries(fields, entered, false), ...(is_hidden ? { is_hidden: 'yes' } : {}) }
    const next = await writeSettings(tx.db, marketKey(slug), {
      provider: slug,
      settings: plain,
      sealed_secrets: sealSecrets(ctx.config, pickEntries(fields, entered, true)),
      revision,
      by: ctx.identity.username,
    })
    if (next === undefined) throw new AppError('conflict')
    const after = { settings: plain, replaced_secrets: Object.keys(pickEntries(fields, secrets, true)) }
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

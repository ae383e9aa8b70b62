import type { ConfigurableService } from '@inkroute/contract/service/providers'
import type { Logger } from 'pino'
import type { Config, MarketConfig } from '../../config/config.ts'
import type { Db } from '../db/database.ts'
import type { EventBus } from '../events/event-bus.ts'
import { seal, unsealWithAny } from './sealed.ts'
import { changeSeal, listSettings, marketKey } from './settings.queries.ts'

const PURPOSE = 'service-settings'
/** Published when settings change, so that other nodes read them again. */
export const SETTINGS_TOPIC = 'service_setting'
/** In case a notification was lost. */
const RELOAD_MS = 60_000

/** The company that staff chose for a service, with settings and secrets in one record. */
export interface ServiceChoice {
  readonly provider: string
  readonly values: Readonly<Record<string, string>>
}

/** Our app at a marketplace, as staff entered it. */
export interface EnteredMarket extends MarketConfig {
  /** Set up, but not offered to sellers yet. */
  readonly is_hidden: boolean
}

export interface ServiceSettings {
  /** As read last; a change on another node arrives within moments. */
  find(service: ConfigurableService): ServiceChoice | undefined
  market(slug: string): EnteredMarket | undefined
  reload(): Promise<void>
  close(): void
}

type Keys = Pick<Config, 'app_secret' | 'old_app_secrets'>

export const sealSecrets = ({ app_secret }: Keys, secrets: Readonly<Record<string, string>>): Buffer =>
  seal(app_secret, PURPOSE, JSON.stringify(secrets))

/** Null when none of our secrets opens it: the installation's secret was replaced without keeping the old one. */
export function openSecrets(keys: Keys, sealed: Buffer): Record<string, string> | null {
  const text = unsealWithAny(keys, PURPOSE, sealed)
  return text === null ? null : JSON.parse(text)
}

/** After a rotation of the secret, so that the old one can be dropped. */
export async function resealSettings(db: Db, keys: Keys): Promise<void> {
  if (keys.old_app_secrets.length === 0) return
  for (const { service, sealed_secrets } of await listSettings(db)) {
    const secrets = openSecrets(keys, sealed_secrets)
    if (secrets) await changeSeal(db, service, sealed_secrets, sealSecrets(keys, secrets))
  }
}

const HOSTS = { api_endpoint: 'api', token_endpoint: 'token', authorize_endpoint: 'authorize' } as const
/** Entries that are not among the platform's own. */
const OURS: ReadonlySet<string> = new Set(['key', 'secret', 'is_hidden', ...Object.keys(HOSTS)])

function enteredMarket({ values }: ServiceChoice): EnteredMarket {
  const { key = '', secret = '', is_hidden } = values
  const hosts = Object.entries(HOSTS).flatMap(([name, host]) => (values[name] ? [[host, values[name]]] : []))
  const extra = Object.entries(values).filter(([name]) => !OURS.has(name))
  return {
    key,
    secret,
    hosts: Object.fromEntries(hosts),
    extra: Object.fromEntries(extra),
    is_hidden: is_hidden === 'yes',
  }
}

interface Sources {
  readonly db: Db
  readonly events: EventBus
  readonly config: Config
  readonly log: Logger
}

/** Keeps the settings in memory: whether a service is on is asked on every page. */
export async function openServiceSettings({ db, events, config, log }: Sources): Promise<ServiceSettings> {
  let known = new Map<string, ServiceChoice>()
  const reload = async () => {
    const rows = await listSettings(db)
    known = new Map(
      rows.flatMap(({ service, provider, settings, sealed_secrets }) => {
        const secrets = openSecrets(config, sealed_secrets)
        if (!secrets) log.error({ service }, 'the keys of this service cannot be opened; enter them again')
        const values = { ...(settings as Record<string, string>), ...secrets }
        return secrets ? [[service, { provider, values }] as const] : []
      }),
    )
  }
  const reloadLater = () => {
    reload().catch((error: Error) => log.warn({ error: error.message }, 'service settings could not be read'))
  }
  await reload()
  const unsubscribe = events.subscribe(SETTINGS_TOPIC, reloadLater)
  const timer = setInterval(reloadLater, RELOAD_MS).unref()
  return {
    find: (service) => known.get(service),
    market(slug) {
      const choice = known.get(marketKey(slug))
      return choice && enteredMarket(choice)
    },
    reload,
    close() {
      unsubscribe()
      clearInterval(timer)
    },
  }
}

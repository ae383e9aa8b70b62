import type { Hooked } from '../hooks.ts'
import { manifests } from '../module/module.ts'
import type { WatchedFigure } from '../module/watched-figures.ts'
import { selectBackups, selectInstallationAge } from './watch.queries.ts'

/** A shop that was never backed up is as old as its newest backup would be. The demo is not worth one. */
const backups: WatchedFigure = {
  name: 'inkroute_backup',
  help: 'Seconds since the newest backup that could be read (kind="age"), and 1 if the last try was one (kind="readable").',
  label: 'kind',
  async read({ db, config }) {
    if (config.demo) return []
    const last = await selectBackups(db)
    const age = { about: 'age', value: last?.seconds ?? (await selectInstallationAge(db)) }
    return last ? [age, { about: 'readable', value: last.is_readable ? 1 : 0 }] : [age]
  },
}

export const watchedFigures = (ctx: Hooked): WatchedFigure[] => [
  backups,
  ...manifests(ctx).flatMap(({ figures }) => figures ?? []),
]

import type { FastifyInstance } from 'fastify'
import type { AppCtx, Identify } from '../context.ts'
import type { TableAccess } from '../db/table-access.ts'
import type { Exporter } from '../exporter.ts'
import { type Hook, type Hooked, type HookPoint, handlers, hookPoint } from '../hooks.ts'
import type { Bind } from '../http/bind.ts'
import type { FileBodies } from '../http/body/file-bodies.ts'
import type { EventStreams } from '../http/event-streams.ts'
import type { Job } from '../jobs/job.ts'
import type { WaitingRows } from '../jobs/waiting-rows.ts'
import type { PersonalData } from '../privacy/personal-data.ts'
import type { RateLimiter } from '../strangers/rate-limit.ts'
import type { WatchedFigure } from './watched-figures.ts'

export interface RawHttp {
  readonly app: FastifyInstance
  readonly ctx: AppCtx
  readonly identify: Identify
  readonly streams: EventStreams
  readonly limits: RateLimiter
  readonly file_bodies: FileBodies
}

/** A page that search engines may show, by its Chinese path; the English one is below `/en`. */
export interface PublicAddress {
  readonly path: string
  readonly updated_at?: string | Date
}

/** One rung of the ladder in `modules.ts`. */
export interface Module extends TableAccess {
  readonly name: string
  readonly routes?: (bind: Bind) => void
  /** For the few replies that are not an envelope: streams, files, callbacks of other companies. */
  readonly raw?: (http: RawHttp) => void
  readonly jobs?: readonly Job[]
  /** Where it lets later modules take part, and where it takes part in earlier ones. `npm run hooks` prints both. */
  readonly points?: Readonly<Record<string, HookPoint>>
  readonly hooks?: readonly Hook[]
  /** Rows that wait for one of its jobs, so that a lost job is noticed and sent again. */
  readonly waiting?: readonly WaitingRows[]
  /** Lists that can be exported, run by the export capability. */
  readonly exporters?: readonly Exporter[]
  /** Figures about its rows that the metrics report and the health screen judges. */
  readonly figures?: readonly WatchedFigure[]
  /** Which of its tables and files belong to a person, and what an export and an erasure do with them. */
  readonly personal?: PersonalData
  /** Addresses of the public pages made of this module's rows, for search engines. */
  readonly addresses?: (ctx: AppCtx) => Promise<PublicAddress[]>
  /** Adds what every installation needs (levels, pages, the catalogue …), see `*.base.ts`. Safe to run at each start. */
  readonly base?: (ctx: AppCtx) => Promise<void>
  /** Adds what the demo seller owns, see `infra/module/demo.ts` and `*.demo.ts`. Runs once, in ladder order. */
  readonly demo?: (ctx: AppCtx) => Promise<void>
}

/** Each manifest itself, for what reads all of them: exports, metrics, the health screen, privacy. */
export const manifest = hookPoint<Module>({
  name: 'app.manifest',
  may: ['answer'],
  about: 'The manifests of the application.',
  key: ({ name }) => name,
})

export const manifests = (ctx: Hooked): Module[] => handlers(ctx, manifest)

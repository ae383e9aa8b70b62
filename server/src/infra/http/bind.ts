import { permissionName } from '@inkroute/contract/account/permission-tree'
import type { Access, Endpoint, Input, Reply } from '@inkroute/contract/endpoint'
import { DEFAULT_TOAST_SECONDS } from '@inkroute/contract/envelope'
import type { Language } from '@inkroute/contract/errors/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { auditTrail, recordContactRead } from '../audit/audit.ts'
import type { AppCtx, Identify, PublicCtx, SellerCtx, StaffCtx, UserIdentity } from '../context.ts'
import { getBodyLimits, sizeText } from './body/body-limits.ts'
import { announcedBytes } from './body/body-rate.ts'
import { type FileBodies, isFile } from './body/file-bodies.ts'
import { replayOrRun } from './idempotency/idempotency.ts'
import { mergedInput, parseInput } from './parse-input.ts'
import { inReadOnlyTransaction } from './read-only-transaction.ts'
import { getSerialiser } from './serialiser.ts'

interface CtxByAccess {
  public: PublicCtx
  both: PublicCtx
  seller: SellerCtx
  staff: StaffCtx
}

type Handler<I extends z.ZodType, R extends z.ZodType, A extends Access> = (
  ctx: CtxByAccess[A],
  input: Input<Endpoint<I, R, A>>,
) => Promise<Reply<Endpoint<I, R, A>>>

/** Binds an endpoint of the contract to its verb. */
export type Bind = <I extends z.ZodType, R extends z.ZodType, A extends Access>(
  endpoint: Endpoint<I, R, A>,
  handler: Handler<I, R, A>,
  /** Looks at path and query before a file is taken in; where anybody may send one it has to. */
  gate?: (ctx: CtxByAccess[A], input: Input<Endpoint<I, R, A>>) => Promise<unknown>,
) => void

export interface BindDeps {
  readonly app: FastifyInstance
  readonly ctx: AppCtx
  readonly identify: Identify
  readonly file_bodies: FileBodies
  readonly bound: Endpoint[]
}

export const getLanguage = (request: FastifyRequest): Language =>
  /^\s*en/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh'

export function findBearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? ''
  return header.startsWith('Bearer ') ? header.slice(7) : null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Values a JSON body of the route may have. */
    max_values?: number
  }
  interface FastifyRequest {
    /** Whose token it carries, known before its body is read; null without one. */
    identity: UserIdentity | null
  }
}

/** Checks access. The server refuses what the client hides. */
function admit(endpoint: Endpoint, identity: UserIdentity | null, language: Language): void {
  if (identity?.viewer_id && (endpoint.method !== 'GET' || endpoint.hidden_from_view)) {
    throw new AppError('view_read_only')
  }
  if (endpoint.access === 'public' || (endpoint.access === 'both' && !identity)) return
  if (!identity) throw new AppError('unauthorized')
  const isStaff = identity.kind === 'staff'
  if (endpoint.access !== 'both' && isStaff !== (endpoint.access === 'staff')) throw new AppError('wrong_console')
  const { permission, or_permission } = endpoint
  const has = (name: string | undefined) => name !== undefined && identity.permissions?.has(name) === true
  if (permission && identity.permissions && !has(permission) && !has(or_permission)) {
    throw new AppError('forbidden', { permission: permissionName(permission, language) })
  }
}

/** A handler or gate without its input's type: `parseInput` has parsed it with the schema of its endpoint. */
type Verb<C> = (ctx: C, input: unknown) => Promise<unknown>
type Gate = Verb<PublicCtx & SellerCtx>

/** Before the body is read: of somebody without a session nothing but its announced length is looked at. */
async function recognise({ identify }: BindDeps, { access }: Endpoint, request: FastifyRequest): Promise<void> {
  const token = findBearer(request)
  const identity = token ? await identify(token, request.headers['x-background'] ? 'background' : 'by_hand') : null
  if (!identity && access !== 'public' && access !== 'both') throw new AppError('unauthorized')
  request.identity = identity
  // Every line written for this request, the one about its reply included, names whose it is.
  if (identity) request.log = request.log.child({ seller_id: identity.seller_id, user_id: identity.user_id })
}

/** All that can be refused is refused before a file begins to arrive: its input is in the path and the query. */
async function admitFile(deps: BindDeps, endpoint: Endpoint, gate: Gate | undefined, reply: FastifyReply) {
  const { request } = reply
  const ctx = getContext(deps, endpoint, request)
  try {
    admit(endpoint, ctx.identity, ctx.language)
    if (announcedBytes(request) > 0 && !isFile(request)) throw new AppError('upload_not_plain')
    const input = parseInput(endpoint, request, ctx.language)
    await gate?.(ctx, input)
    deps.file_bodies.expect(ctx.identity ? 'known' : 'stranger', reply)
  } catch (error) {
    await auditTrail(ctx, endpoint, mergedInput(request))?.refused(error)
    throw error
  }
}

function getContext(deps: BindDeps, endpoint: Endpoint, request: FastifyRequest): PublicCtx & SellerCtx {
  const { identity } = request
  const ctx = {
    ...deps.ctx,
    log: request.log as AppCtx['log'],
    language: getLanguage(request),
    ip: request.ip,
    user_agent: request.headers['user-agent'] ?? '',
    request_id: request.id,
    moves_money: endpoint.moves_money ?? ('never' as const),
    identity,
    seller: { id: identity?.seller_id ?? 0 },
    ...(request.body instanceof Uint8Array ? { file: request.body } : {}),
  }
  // `admit` runs before any handler, so a seller handler never gets a null identity.
  return ctx as PublicCtx & SellerCtx
}

/** Access, input, verb, reply. What staff may change is recorded, and so is what they were refused. */
async function serve<C extends PublicCtx & SellerCtx, A extends { readonly data: unknown }>(
  { ctx, endpoint, request }: { readonly ctx: C; readonly endpoint: Endpoint; readonly request: FastifyRequest },
  handler: Verb<C>,
  getAnswer: (data: unknown) => A,
): Promise<A> {
  const trail = auditTrail(ctx, endpoint, mergedInput(request))
  try {
    admit(endpoint, ctx.identity, ctx.language)
    const input = parseInput(endpoint, request, ctx.language)
    const verb = (inner: C) => handler(inner, input)
    const is_view = Boolean(ctx.identity?.viewer_id)
    if (endpoint.method === 'GET') {
      const data = await (is_view ? inReadOnlyTransaction(ctx, verb) : verb(ctx))
      await recordContactRead(ctx, endpoint, input, data)
      return getAnswer(data)
    }
    const run = (inner: C) => (trail ? trail.run(inner, input, verb) : verb(inner))
    return await replayOrRun({ ctx, endpoint, request, input, run, answerOf: getAnswer })
  } catch (error) {
    await trail?.refused(error)
    throw error
  }
}

export function createBind(deps: BindDeps): Bind {
  deps.app.decorateRequest('identity', null)
  return (endpoint, handler, gate) => {
    const { method, path, access, file_max_bytes } = endpoint
    if (file_max_bytes && access === 'public' && !gate) throw new Error(`anybody could send files to ${method} ${path}`)
    deps.bound.push(endpoint)
    const { max_bytes, max_values } = getBodyLimits(endpoint)
    deps.app.route({
      method,
      url: `/req${path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { limit: endpoint.rate ?? 'normal', max_values },
      bodyLimit: max_bytes,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (announcedBytes(request) > max_bytes) throw new AppError('body_too_large', { limit: sizeText(max_bytes) })
        await recognise(deps, endpoint, request)
        if (file_max_bytes) await admitFile(deps, endpoint, gate as Gate | undefined, reply)
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const ctx = getContext(deps, endpoint, request)
        const answer = await serve({ ctx, endpoint, request }, handler as Verb<PublicCtx & SellerCtx>, (data) => ({
          status_code: 200,
          msg: '',
          time: DEFAULT_TOAST_SECONDS,
          data,
          request_id: request.id,
        }))
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .serializer(getSerialiser(endpoint, reply))
          .send(answer)
      },
    })
  }
}

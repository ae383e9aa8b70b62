import type { Language } from '@inkroute/contract/errors/errors'
import type { AppCtx, SellerCtx, SellerScope } from '../../infra/context.ts'
import { findActor } from './core/auth.queries.ts'

interface Wanted {
  readonly seller_id: number
  /** Who asked for the work; without it, or once they may no longer log in, the main account answers for it. */
  readonly user_id?: number | null
  /** In the log, where a call has its request. */
  readonly job: string
}

const readLanguage = (language: string): Language => (language === 'en' ? 'en' : 'zh')

async function requireActor(ctx: AppCtx, seller_id: number, user_id: number | null = null) {
  const row = await findActor(ctx.db, seller_id, user_id)
  if (!row) throw new Error(`Seller ${seller_id} has no main account`)
  return row
}

/** Lets a job do what a person of a seller could do at a screen: in their language, with the rights they have now. */
export async function actFor(ctx: AppCtx, { seller_id, user_id, job }: Wanted): Promise<SellerCtx> {
  const { id, username, kind, language, permissions } = await requireActor(ctx, seller_id, user_id)
  const held = kind === 'seller' ? null : new Set(permissions)
  return {
    ...ctx,
    language: readLanguage(language),
    ip: '',
    user_agent: job,
    request_id: job,
    seller: { id: seller_id },
    identity: { user_id: id, username, kind, seller_id, permissions: held, session_id: 0 },
  }
}

/** The seller's own language, for work that nobody in particular asked for. */
export async function scopeFor<C extends AppCtx>(ctx: C, seller_id: number): Promise<C & SellerScope> {
  const { language } = await requireActor(ctx, seller_id)
  return { ...ctx, language: readLanguage(language), seller: { id: seller_id } }
}

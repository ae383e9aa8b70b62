import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/message/delivery'
import { deliveryTopics, MAIL_STOP_PAGE, MAIL_STOP_PATH } from '@inkroute/contract/message/delivery'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { hideEmail } from '../../account/account.ts'
import { choose } from './choices.ts'
import { type ConsentSource, findRecipient, listChoices } from './delivery.queries.ts'
import { readStopToken, type Stop, stopToken } from './stop-token.rules.ts'

const PURPOSE = 'mail-stop'

export const newStopToken = ({ app_secret }: Pick<Config, 'app_secret'>, stop: Stop): string =>
  stopToken(derivedKey(app_secret, PURPOSE), stop)

async function readToken(ctx: AppCtx, token: string) {
  const { app_secret, old_app_secrets } = ctx.config
  const keys = [app_secret, ...old_app_secrets].map((secret) => derivedKey(secret, PURPOSE))
  const stop = readStopToken(keys, token)
  const person = stop ? await findRecipient(ctx.db, stop.user_id) : undefined
  if (!stop || !person) throw new AppError('mail_stop_unknown')
  return { ...stop, ...person }
}

async function topicsOn(ctx: AppCtx, seller_id: number, user_id: number) {
  const rows = await listChoices(ctx.db, seller_id, user_id)
  return deliveryTopics.filter((topic) =>
    rows.some((row) => row.channel === 'mail' && row.topic === topic && row.mode !== 'off'),
  )
}

export async function readMailStop(
  ctx: PublicCtx,
  { token }: Input<typeof contract.readMailStop>,
): Promise<Reply<typeof contract.readMailStop>> {
  const { user_id, seller_id, email, topic } = await readToken(ctx, token)
  return { email: hideEmail(email) ?? '', topic, topics_on: await topicsOn(ctx, seller_id, user_id) }
}

async function stop(ctx: AppCtx, token: string, scope: 'topic' | 'all', by: { source: ConsentSource; ip: string }) {
  const { user_id, seller_id, email, topic } = await readToken(ctx, token)
  const on = await topicsOn(ctx, seller_id, user_id)
  const ended = on.filter((one) => scope === 'all' || topic === null || one === topic)
  const rows = ended.map((one) => ({ channel: 'mail' as const, topic: one, mode: 'off' as const }))
  await choose(ctx, { seller_id, user_id, address: email ?? '', ...by, rows })
  return { topics_on: on.filter((one) => !ended.includes(one)) }
}

export const stopMails = (
  ctx: PublicCtx,
  { token, scope }: Input<typeof contract.stopMails>,
): Promise<Reply<typeof contract.stopMails>> => stop(ctx, token, scope, { source: 'mail_link', ip: ctx.ip })

const BODY_LIMIT_BYTES = 4096

/** RFC 8058: the mail program posts a form, without cookies and without a person at a page. */
export function addOneClickStop({ app, ctx }: RawHttp): void {
  app.register(async (scope: FastifyInstance) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    type Route = { Params: { token: string } }
    scope.post<Route>(`${MAIL_STOP_PATH}:token`, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      reply.type('text/plain')
      // A mail program reads the status, not our envelope.
      const is_known = await stop(ctx, request.params.token, 'topic', { source: 'one_click', ip: request.ip }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError) return false
          throw error
        },
      )
      return is_known ? reply.send('ok') : reply.code(404).send('unknown')
    })
    // Scanners open every link of a mail, so opening one changes nothing: a person confirms on the page.
    scope.get<Route>(`${MAIL_STOP_PATH}:token`, async (request, reply) =>
      reply.redirect(`${MAIL_STOP_PAGE}?token=${encodeURIComponent(request.params.token)}`, 302),
    )
  })
}

import type { DomainProblem } from '@inkroute/contract/domain/domain'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { sendMessage } from '../message/message.ts'
import { changeDomain, type DomainRow, findActiveHost } from './domain.queries.ts'

/** Stores the result of a check: active, waiting, or failing, in which case the seller is notified once. */
export async function applyDomainCheck(ctx: AppCtx, row: DomainRow, problem: DomainProblem | null): Promise<DomainRow> {
  return inTransaction(ctx, async (tx) => {
    const checked_at = tx.clock.now().toISOString()
    const { seller_id, id, host } = row
    if (problem === null) {
      const holder = await findActiveHost(tx.db, host)
      const is_taken = holder !== undefined && holder.seller_id !== seller_id
      // The DNS record proves ownership, and it can hold only one token, so the host cannot belong to two sellers.
      if (is_taken) return changeDomain(tx.db, seller_id, id, { problem: 'elsewhere', checked_at })
      return changeDomain(tx.db, seller_id, id, { state: 'active', problem: null, checked_at })
    }
    const is_lost = row.state === 'active'
    if (is_lost)
      await sendMessage(tx, {
        seller_id,
        type: 1,
        permission: 'setting.domain',
        link: '/setting/domain',
        title: { zh: `域名 ${host} 解析失效`, en: `${host} no longer works` },
        body: {
          zh: '新刊登的图片暂用平台地址；请检查域名的解析和证书。',
          en: 'New listings use our own address for pictures in the meantime; check the DNS records and the certificate.',
        },
      })
    return changeDomain(tx.db, seller_id, id, {
      problem,
      checked_at,
      state: row.state === 'waiting' ? 'waiting' : 'failing',
    })
  })
}

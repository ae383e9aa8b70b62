import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { setNickname } from './wechat.queries.ts'
import { fetchNickname } from './wechat-gateway.ts'

export const fetchWechatProfile = job({
  name: 'auth.fetch-wechat-profile',
  schema: z.object({ user_id: z.int(), openid: z.string() }),
  async run(ctx, { user_id, openid }) {
    if (!isServiceOn(ctx, 'wechat')) return
    await setNickname(ctx.db, user_id, openid, await fetchNickname(ctx, openid))
  },
})

import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import { fetchProfile } from '../../service/service.ts'
import { setProfile } from './wechat.queries.ts'

export const fetchWechatProfile = job({
  name: 'auth.fetch-wechat-profile',
  schema: z.object({ user_id: z.int(), openid: z.string() }),
  async run(ctx, { user_id, openid }) {
    if (!isServiceOn(ctx, 'wechat')) return
    const { nickname = '', unionid = null } = await fetchProfile(ctx, openid)
    await setProfile(ctx.db, { user_id, openid, nickname, unionid })
  },
})

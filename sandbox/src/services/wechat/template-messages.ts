import type { FastifyInstance } from 'fastify'
import { INVALID_TOKEN, isAccessToken, readJson, type Wechat, wechatAccount } from './wechat-account.ts'

const THING_MAX = 20

/** Values in the order of the template, or null where one breaks the rules of its field. */
function findValues(data: unknown): string[] | null {
  const fields = Object.entries((data ?? {}) as Record<string, { value?: unknown } | undefined>)
  const values = fields.map(([name, field]) => {
    const value = String(field?.value ?? '')
    return value === '' || (name.startsWith('thing') && [...value].length > THING_MAX) ? null : value
  })
  return fields.length === 0 || values.includes(null) ? null : (values as string[])
}

/** https://api.weixin.qq.com/cgi-bin/message/template/send: only followers can be written to. */
export function addTemplateMessages(app: FastifyInstance, { key, followers, messages }: Wechat): void {
  app.post<{ Querystring: { access_token?: string }; Body: string }>(
    '/wechat/cgi-bin/message/template/send',
    async (request) => {
      if (!isAccessToken(key, request.query.access_token)) return INVALID_TOKEN
      const { touser, template_id, url, data } = readJson(request.body)
      if (template_id !== wechatAccount.template_id) return { errcode: 40037, errmsg: 'invalid template_id' }
      if (!followers.items.includes(String(touser))) return { errcode: 43004, errmsg: 'require subscribe' }
      const values = findValues(data)
      if (!values) return { errcode: 47003, errmsg: 'argument invalid! data.thing1.value invalid' }
      const msgid = Date.now() * 1000 + messages.items.length
      const received_at = new Date().toISOString()
      messages.add({ msgid, touser: String(touser), url: String(url ?? ''), values, received_at })
      return { errcode: 0, errmsg: 'ok', msgid }
    },
  )
  app.get('/wechat/messages.json', async () => [...messages.items].reverse())
}

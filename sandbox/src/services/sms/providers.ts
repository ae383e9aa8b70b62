import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Accounts at the emulated companies. Their templates are approved; the phone inbox shows what they would send. */
export const smsAccounts = {
  alibaba: { access_key_id: 'LTAI5tSandbox', access_key_secret: 'sandbox-alibaba-secret' },
  tencent: { secret_id: 'AKIDsandbox', secret_key: 'sandbox-tencent-secret', sdk_app_id: '1400006666' },
  twilio: { account_sid: 'AC0123456789abcdef0123456789abcdef', auth_token: 'sandbox-twilio-token' },
}
const SIGN_NAME = '印途'
const CODE_TEXT = '您的验证码为 {code}，10 分钟内有效。'
const NOTICE_TEXT = '您的手机号已注册账号，请直接登录。'
/** As all three have it in one form or another: too many messages to one phone. */
const LIMITED_PHONE = '19900000001'

type Deliver = (message: { message_id: string; phone: string; text: string; code: string }) => void

const toBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '')
const localPhone = (phone: string): string => phone.replace(/^(\+86|86(?=1\d{10}$))/, '')
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signed parameters without the signature, sorted by name, as the documentation of RPC calls describes. */
function alibabaSignature(method: string, form: URLSearchParams): string {
  const names = [...form.keys()].filter((name) => name !== 'Signature').sort()
  const query = names.map((name) => `${encode(name)}=${encode(form.get(name) ?? '')}`).join('&')
  const key = `${smsAccounts.alibaba.access_key_secret}&`
  return createHmac('sha1', key)
    .update(`${method}&%2F&${encode(query)}`)
    .digest('base64')
}

const alibabaTemplates: Record<string, string> = { SMS_71390007: CODE_TEXT, SMS_71390008: NOTICE_TEXT }

/** https://dysmsapi.aliyuncs.com: SendSms of 2017-05-25. */
export function addAlibabaSms(app: FastifyInstance, deliver: Deliver): void {
  app.post('/dysmsapi/', async (request, reply) => {
    const form = new URLSearchParams(toBody(request))
    const RequestId = randomUUID().toUpperCase()
    const refuse = (status: number, Code: string, Message: string) =>
      reply.code(status).send({ Code, Message, RequestId })
    if (form.get('AccessKeyId') !== smsAccounts.alibaba.access_key_id) {
      return refuse(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.')
    }
    if (form.get('Signature') !== alibabaSignature('POST', form)) {
      return refuse(400, 'SignatureDoesNotMatch', 'Specified signature is not matched with our calculation.')
    }
    if (form.get('SignName') !== SIGN_NAME) return refuse(200, 'isv.SMS_SIGNATURE_ILLEGAL', '短信签名不合法')
    const template = alibabaTemplates[form.get('TemplateCode') ?? '']
    if (!template) return refuse(200, 'isv.SMS_TEMPLATE_ILLEGAL', '短信模板不合法')
    const phone = localPhone(form.get('PhoneNumbers') ?? '')
    if (!/^\d{7,15}$/.test(phone)) return refuse(200, 'isv.MOBILE_NUMBER_ILLEGAL', '非法手机号')
    if (phone === LIMITED_PHONE) return refuse(200, 'isv.BUSINESS_LIMIT_CONTROL', '触发分钟级流控Permits:1')
    const { code = '' } = JSON.parse(form.get('TemplateParam') || '{}') as { code?: string }
    if (template.includes('{code}') && !code) {
      return refuse(200, 'isv.TEMPLATE_MISSING_PARAMETERS', '模板缺少变量')
    }
    deliver({ message_id: form.get('OutId') || RequestId, phone, text: template.replace('{code}', code), code })
    return { Message: 'OK', RequestId, BizId: `${Date.now()}^0`, Code: 'OK' }
  })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The whole header as TC3-HMAC-SHA256 makes it from the request that arrived. */
function tencentAuthorization(request: FastifyRequest): string {
  const timestamp = String(request.headers['x-tc-timestamp'])
  const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10)
  const { secret_id, secret_key } = smsAccounts.tencent
  const headers = `content-type:${request.headers['content-type']}\nhost:${request.headers.host}\n`
  const canonical = `POST\n/\n\n${headers}\ncontent-type;host\n${sha256(toBody(request))}`
  const scope = `${date}/sms/tc3_request`
  const key = hmac(hmac(hmac(`TC3${secret_key}`, date), 'sms'), 'tc3_request')
  const signature = hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${secret_id}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`
}

const tencentTemplates: Record<string, string> = { '1110': CODE_TEXT, '1111': NOTICE_TEXT }

interface TencentSms {
  readonly PhoneNumberSet: readonly string[]
  readonly SmsSdkAppId: string
  readonly SignName: string
  readonly TemplateId: string
  readonly TemplateParamSet?: readonly string[]
  readonly SessionContext?: string
}

function tencentVerdict({ SignName, TemplateId, TemplateParamSet = [] }: TencentSms, phone: string): [string, string] {
  if (SignName !== SIGN_NAME) return ['FailedOperation.SignatureIncorrectOrUnapproved', 'signature not approved']
  const template = tencentTemplates[TemplateId]
  if (!template) return ['FailedOperation.TemplateIncorrectOrUnapproved', 'template not approved']
  if (template.includes('{code}') !== TemplateParamSet.length > 0) {
    return ['FailedOperation.TemplateParamSetNotMatchApprovedTemplate', 'parameters do not match the template']
  }
  if (!/^\+\d{7,15}$/.test(phone)) return ['InvalidParameterValue.IncorrectPhoneNumber', 'incorrect phone number']
  if (localPhone(phone) === LIMITED_PHONE) {
    return ['LimitExceeded.PhoneNumberThirtySecondLimit', 'too many messages in 30 seconds']
  }
  return ['Ok', 'send success']
}

/** https://sms.tencentcloudapi.com: SendSms of 2021-01-11. */
export function addTencentSms(app: FastifyInstance, deliver: Deliver): void {
  app.post('/tencent-sms/', async (request) => {
    const RequestId = randomUUID()
    const refuse = (Code: string, Message: string) => ({ Response: { Error: { Code, Message }, RequestId } })
    if (request.headers['x-tc-action'] !== 'SendSms' || request.headers['x-tc-version'] !== '2021-01-11') {
      return refuse('InvalidAction', 'The request action is incorrect.')
    }
    const credential = String(request.headers.authorization)
    if (!credential.includes(`Credential=${smsAccounts.tencent.secret_id}/`)) {
      return refuse('AuthFailure.SecretIdNotFound', 'The SecretId is not found.')
    }
    if (credential !== tencentAuthorization(request)) {
      return refuse('AuthFailure.SignatureFailure', 'The provided credentials could not be validated.')
    }
    const sms = JSON.parse(toBody(request)) as TencentSms
    if (sms.SmsSdkAppId !== smsAccounts.tencent.sdk_app_id) {
      return refuse('UnauthorizedOperation.SmsSdkAppIdVerifyFail', 'SmsSdkAppId verification failed.')
    }
    const SendStatusSet = sms.PhoneNumberSet.map((PhoneNumber) => {
      const [Code, Message] = tencentVerdict(sms, PhoneNumber)
      const SerialNo = Code === 'Ok' ? `5000:${Date.now()}` : ''
      const [code = ''] = sms.TemplateParamSet ?? []
      const text = (tencentTemplates[sms.TemplateId] ?? '').replace('{code}', code)
      const message_id = sms.SessionContext || SerialNo
      if (Code === 'Ok') deliver({ message_id, phone: localPhone(PhoneNumber), text, code })
      return { SerialNo, PhoneNumber, Fee: 1, SessionContext: sms.SessionContext ?? '', Code, Message, IsoCode: 'CN' }
    })
    return { Response: { SendStatusSet, RequestId } }
  })
}

/** https://api.twilio.com: Messages of 2010-04-01. */
export function addTwilioSms(app: FastifyInstance, deliver: Deliver): void {
  app.post<{ Params: { sid: string } }>('/twilio/2010-04-01/Accounts/:sid/Messages.json', async (request, reply) => {
    const refuse = (status: number, code: number, message: string) =>
      reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
    const { account_sid, auth_token } = smsAccounts.twilio
    const basic = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`
    if (request.params.sid !== account_sid || request.headers.authorization !== basic) {
      return refuse(401, 20003, 'Authenticate')
    }
    const form = new URLSearchParams(toBody(request))
    const [to, text, from, service] = ['To', 'Body', 'From', 'MessagingServiceSid'].map((name) => form.get(name) ?? '')
    if (!from && !service) return refuse(400, 21603, "A 'From' phone number is required.")
    if (!text) return refuse(400, 21602, 'Message body is required.')
    if (!/^\+[1-9]\d{6,14}$/.test(to ?? ''))
      return refuse(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
    if (localPhone(to ?? '') === LIMITED_PHONE) return refuse(429, 20429, 'Too Many Requests')
    const sid = `SM${randomUUID().replaceAll('-', '')}`
    deliver({ message_id: sid, phone: localPhone(to ?? ''), text: text ?? '', code: codeIn(text ?? '') })
    return reply.code(201).send({
      sid,
      account_sid,
      to,
      from: from || null,
      messaging_service_sid: service || null,
      body: text,
      status: service ? 'accepted' : 'queued',
      num_segments: service ? '0' : '1',
      direction: 'outbound-api',
      api_version: '2010-04-01',
      error_code: null,
      error_message: null,
      date_created: new Date().toUTCString(),
      uri: `/2010-04-01/Accounts/${account_sid}/Messages/${sid}.json`,
    })
  })
}

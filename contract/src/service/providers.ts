/** The companies behind a service and what each has to be told. The server checks entries by it, the screen asks by it. */
export interface ProviderField {
  readonly key: string
  readonly zh: string
  readonly en: string
  /** Sealed at rest and never shown again. */
  readonly is_secret?: true
  readonly is_optional?: true
  readonly pattern: RegExp
  /** What a correct entry looks like, shown in the empty field and in the message about a wrong one. */
  readonly example: string
}

export interface Provider {
  readonly key: string
  readonly zh: string
  readonly en: string
  readonly fields: readonly ProviderField[]
}

const NAME = /^[^\s].{0,38}[^\s]$/u
const ADDRESS = /^https?:\/\/[^\s?#]+$/

/** For a regional address of the same company, or an emulator. */
const endpoint = (example: string): ProviderField => ({
  key: 'endpoint',
  zh: '接口地址（留空用默认）',
  en: 'API address (empty: default)',
  is_optional: true,
  pattern: ADDRESS,
  example,
})

const signName: ProviderField = {
  key: 'sign_name',
  zh: '短信签名',
  en: 'Signature',
  pattern: NAME,
  example: '印途',
}

const templates = (pattern: RegExp, example: string): readonly ProviderField[] => [
  { key: 'code_template', zh: '验证码模板', en: 'Template for codes', pattern, example },
  {
    key: 'notice_template',
    zh: '“号码已注册”模板（可不填）',
    en: 'Template “already registered” (optional)',
    is_optional: true,
    pattern,
    example,
  },
]

const smsProviders: readonly Provider[] = [
  {
    key: 'alibaba',
    zh: '阿里云短信',
    en: 'Alibaba Cloud SMS',
    fields: [
      {
        key: 'access_key_id',
        zh: 'AccessKey ID',
        en: 'AccessKey ID',
        pattern: /^[\w.-]{6,128}$/,
        example: 'LTAI5tExample',
      },
      {
        key: 'access_key_secret',
        zh: 'AccessKey Secret',
        en: 'AccessKey Secret',
        is_secret: true,
        pattern: /^\S{6,200}$/,
        example: '',
      },
      signName,
      ...templates(/^SMS_\d{4,20}$/, 'SMS_71390007'),
      endpoint('https://dysmsapi.aliyuncs.com'),
    ],
  },
  {
    key: 'tencent',
    zh: '腾讯云短信',
    en: 'Tencent Cloud SMS',
    fields: [
      { key: 'secret_id', zh: 'SecretId', en: 'SecretId', pattern: /^[\w.-]{6,128}$/, example: 'AKIDexample' },
      { key: 'secret_key', zh: 'SecretKey', en: 'SecretKey', is_secret: true, pattern: /^\S{6,200}$/, example: '' },
      { key: 'sdk_app_id', zh: 'SDK AppID', en: 'SDK AppID', pattern: /^\d{6,20}$/, example: '1400006666' },
      signName,
      ...templates(/^\d{3,12}$/, '1110'),
      {
        key: 'region',
        zh: '地域（留空为广州）',
        en: 'Region (empty: Guangzhou)',
        is_optional: true,
        pattern: /^[a-z]{2,4}(-[a-z0-9]+)+$/,
        example: 'ap-guangzhou',
      },
      endpoint('https://sms.tencentcloudapi.com'),
    ],
  },
  {
    key: 'twilio',
    zh: 'Twilio',
    en: 'Twilio',
    fields: [
      {
        key: 'account_sid',
        zh: 'Account SID',
        en: 'Account SID',
        pattern: /^AC[0-9a-f]{32}$/,
        example: 'AC0123456789abcdef0123456789abcdef',
      },
      { key: 'auth_token', zh: 'Auth Token', en: 'Auth Token', is_secret: true, pattern: /^\S{6,200}$/, example: '' },
      {
        key: 'sender',
        zh: '发送号码或 Messaging Service SID',
        en: 'Sender number or Messaging Service SID',
        pattern: /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/,
        example: '+15005550006',
      },
      endpoint('https://api.twilio.com'),
    ],
  },
]

/** Services that staff set up on the screen; the others are set by the server's environment. */
export const configurableServices = ['sms'] as const
export type ConfigurableService = (typeof configurableServices)[number]

export const providersOf: Record<ConfigurableService, readonly Provider[]> = { sms: smsProviders }

export const findProvider = (service: ConfigurableService, key: string): Provider | undefined =>
  providersOf[service].find((provider) => provider.key === key)

import { endpoint, type Provider, type ProviderField } from './provider.ts'

const NAME = /^[^\s].{0,38}[^\s]$/u

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
  {
    key: 'password_template',
    zh: '“密码已修改”模板（可不填）',
    en: 'Template “password changed” (optional)',
    is_optional: true,
    pattern,
    example,
  },
]

export const smsProviders: readonly Provider[] = [
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

import { endpoint, type Provider } from './provider.ts'

const APP_ID = /^wx[0-9a-zA-Z_]{8,30}$/
const APP_SECRET = /^\S{16,128}$/
const TEMPLATE = /^[\w-]{20,64}$/

export const wechatProviders: readonly Provider[] = [
  {
    key: 'wechat',
    zh: '微信公众平台与开放平台',
    en: 'WeChat official account and open platform',
    fields: [
      {
        key: 'app_id',
        zh: '公众号 AppID',
        en: 'Official account AppID',
        pattern: APP_ID,
        example: 'wx0123456789abcdef',
      },
      {
        key: 'app_secret',
        zh: '公众号 AppSecret',
        en: 'Official account AppSecret',
        is_secret: true,
        pattern: APP_SECRET,
        example: '',
      },
      {
        key: 'callback_token',
        zh: '服务器配置中的 Token（明文模式）',
        en: 'Token of the server configuration (plain mode)',
        is_secret: true,
        pattern: /^[0-9A-Za-z]{3,64}$/,
        example: '',
      },
      {
        key: 'template_id',
        zh: '通知模板 ID（用于消息通知，可不填）',
        en: 'Template id for notices (optional)',
        is_optional: true,
        pattern: TEMPLATE,
        example: 'ngqIpbwh8bUfcSsECmogfXcV14J0tQlEpBO27izEYtY',
      },
      {
        key: 'template_fields',
        zh: '模板字段：标题、内容、时间（留空为 thing1,thing2,time3）',
        en: 'Template fields for title, text, time (empty: thing1,thing2,time3)',
        is_optional: true,
        pattern: /^[a-z_]+\d+,[a-z_]+\d+,[a-z_]+\d+$/,
        example: 'thing1,thing2,time3',
      },
      {
        key: 'web_app_id',
        zh: '网站应用 AppID（用于扫码登录，可不填）',
        en: 'Website app AppID, for login (optional)',
        is_optional: true,
        pattern: APP_ID,
        example: 'wxfedcba9876543210',
      },
      {
        key: 'web_app_secret',
        zh: '网站应用 AppSecret（用于扫码登录，可不填）',
        en: 'Website app AppSecret, for login (optional)',
        is_secret: true,
        is_optional: true,
        pattern: APP_SECRET,
        example: '',
      },
      endpoint('https://api.weixin.qq.com'),
      {
        ...endpoint('https://mp.weixin.qq.com'),
        key: 'mp_endpoint',
        zh: '二维码地址（留空用默认）',
        en: 'QR code address (empty: default)',
      },
      {
        ...endpoint('https://open.weixin.qq.com'),
        key: 'open_endpoint',
        zh: '扫码登录地址（留空用默认）',
        en: 'Login page address (empty: default)',
      },
    ],
  },
]

import { emailPattern } from '../auth/fields.ts'
import type { Provider } from './provider.ts'

export const mailProviders: readonly Provider[] = [
  {
    key: 'smtp',
    zh: 'SMTP 邮件服务器',
    en: 'SMTP server',
    fields: [
      {
        key: 'host',
        zh: '服务器',
        en: 'Server',
        pattern: /^[\w-]+(\.[\w-]+)*$/,
        example: 'smtp.example.com',
      },
      { key: 'port', zh: '端口', en: 'Port', pattern: /^[1-9]\d{0,4}$/, example: '465' },
      {
        key: 'security',
        zh: '加密方式',
        en: 'Encryption',
        pattern: /^(tls|starttls|none)$/,
        example: 'tls',
        choices: [
          { value: 'tls', zh: 'TLS（通常为 465 端口）', en: 'TLS (usually port 465)' },
          { value: 'starttls', zh: 'STARTTLS（通常为 587 端口）', en: 'STARTTLS (usually port 587)' },
          { value: 'none', zh: '不加密（仅限允许的内网地址）', en: 'None (allowed internal addresses only)' },
        ],
      },
      { key: 'user', zh: '用户名', en: 'Username', is_optional: true, pattern: /^\S{1,200}$/, example: 'no-reply' },
      {
        key: 'password',
        zh: '密码或授权码',
        en: 'Password',
        is_secret: true,
        is_optional: true,
        pattern: /^.{1,200}$/,
        example: '',
      },
      {
        key: 'from_address',
        zh: '发件地址',
        en: 'Sender address',
        pattern: emailPattern,
        example: 'no-reply@example.com',
      },
      {
        key: 'from_name',
        zh: '发件人名称（留空用品牌名）',
        en: 'Sender name (leave empty to use the brand)',
        is_optional: true,
        // Quotes, brackets and line breaks have a meaning in mail headers.
        pattern: /^[^<>"\\\p{Cc}]{1,60}$/u,
        example: '印途',
      },
      {
        key: 'hourly_limit',
        zh: '每小时最多发送（留空为 2000 封）',
        en: 'Maximum emails per hour (leave empty for 2000)',
        is_optional: true,
        pattern: /^[1-9]\d{0,6}$/,
        example: '2000',
      },
    ],
  },
]

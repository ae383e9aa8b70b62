import { z } from 'zod'
import { captchaScenes, RegisterSource, smsTypes } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant, WireId } from '../wire.ts'
import {
  CurrentPassword,
  Email,
  Login,
  NewPassword,
  NewUsername,
  Password,
  PasswordAgain,
  Phone,
  ProductFocus,
  SmsCode,
  Source,
  twoPasswords,
} from './fields.ts'

/** Issued by `verifyCaptcha` for login and registration. Single use, ten minutes, one scene. */
export const CaptchaProof = z.object({
  sessionId: z.string().max(200),
  sig: z.string().max(500),
  token: z.string().max(500),
  scene: z.enum(captchaScenes),
})
export const captchaFields = CaptchaProof.partial().shape

export const Session = z.object({ token: z.string(), expires_at: Instant })
/** Of a login. The browser keeps the device token and sends it with the next login, which nobody can then slow down. */
export const LoginSession = Session.extend({ device_token: z.string() })
export const DeviceToken = z.string().max(200)

/** `is_skip` 1: no captcha needed; 2: captcha required. Send the login name if it is known. */
export const skipManMachineVerify = endpoint({
  method: 'GET',
  path: '/frontend/systemConfig/skipManMachineVerify',
  access: 'public',
  summary: 'Whether the next login needs the slider',
  input: z.object({ username: z.string().trim().max(64).optional(), device_token: DeviceToken.optional() }),
  reply: z.object({ is_skip: z.union([z.literal(1), z.literal(2)]) }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  rate: 'login',
  summary: 'Log in with username, phone or email, and password; `code`: the token is good for the second step only',
  input: z.object({
    username: Login,
    password: Password,
    ...captchaFields,
    device_token: DeviceToken.optional(),
    /** Landing URL of the ad campaign, stored with the session. */
    logid_url: z.string().max(2000).optional(),
  }),
  reply: LoginSession.extend({ step: z.enum(['done', 'code']) }),
})

/** A code went either to a phone or to a mail address. */
const oneContact = {
  any: {
    check: (input: { phone?: string | undefined; email?: string | undefined }) =>
      input.phone !== undefined || input.email !== undefined,
    problem: { path: ['phone'], message: '请输入手机号或邮箱|Please enter a phone number or an email' },
  },
  one: {
    check: (input: { phone?: string | undefined; email?: string | undefined }) =>
      input.phone === undefined || input.email === undefined,
    problem: { path: ['email'], message: '手机号和邮箱请只填一个|Enter a phone number or an email, not both' },
  },
}

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  rate: 'login',
  summary: 'Open a seller account; needs the slider and a code of type register, by SMS or mail',
  input: z
    .object({
      /** Made from the phone or the mail address when left out. */
      username: NewUsername.optional(),
      password: NewPassword,
      password_confirmation: PasswordAgain,
      phone: Phone.optional(),
      email: Email.optional(),
      /** Agrees to a daily mail about orders, money, shops and tickets. */
      wants_mail: z.boolean().default(false),
      register_source: Source.optional(),
      /** Only when the source is 13, other. */
      register_source_detail: z.string().trim().max(200).optional(),
      product_type: ProductFocus.optional(),
      /** Of the browser; one we do not know is left out. */
      time_zone: z.string().max(60).optional(),
      code: SmsCode,
      ...captchaFields,
    })
    .refine(oneContact.any.check, oneContact.any.problem)
    .refine(oneContact.one.check, oneContact.one.problem)
    .refine(twoPasswords.check, twoPasswords.problem)
    .refine((input) => input.register_source !== RegisterSource.other || Boolean(input.register_source_detail), {
      path: ['register_source_detail'],
      message: '请输入其他来源渠道|Please enter other source channel',
    }),
  reply: z.object({ username: z.string() }),
})

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgetPassword',
  access: 'public',
  rate: 'login',
  summary: 'Set a new password with a code of type forget, by SMS or mail; ends every session of the account',
  input: z
    .object({
      phone: Phone.optional(),
      email: Email.optional(),
      code: SmsCode,
      password: NewPassword,
      password_confirmation: PasswordAgain,
    })
    .refine(oneContact.any.check, oneContact.any.problem)
    .refine(oneContact.one.check, oneContact.one.problem)
    .refine(twoPasswords.check, twoPasswords.problem),
  reply: Empty,
})

/** Same reply whether or not the phone has an account; only the SMS differs. */
export const phoneCode = endpoint({
  method: 'POST',
  path: '/api/frontend/phoneCode',
  access: 'public',
  rate: 'sms',
  summary: 'Send a six-digit code by SMS; each needs a slide of its own',
  /** The captcha (scene `nc_register` for type register, else `nc_login`) stays valid for its form. */
  input: z.object({ phone: Phone, type: z.enum(smsTypes), ...captchaFields }),
  /** Seconds until the next code may be requested. */
  reply: z.object({ wait_seconds: z.int() }),
})

/** Same reply whether or not the address has an account; only the mail differs. */
export const mailCode = endpoint({
  method: 'POST',
  path: '/api/frontend/mailCode',
  access: 'public',
  rate: 'sms',
  summary: 'Send a six-digit code by mail; each needs a slide of its own',
  input: z.object({ email: Email, type: z.enum(smsTypes), ...captchaFields }),
  reply: z.object({ wait_seconds: z.int() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'seller',
  summary: 'Revoke the token of this call',
  input: Empty,
  reply: Empty,
})

/**
 * Without `token` a logged-in caller receives a jump token (ten minutes, single use).
 * With `token` the jump token is exchanged for a session, which ends with the one that issued it at the latest.
 * A caller logged in as someone else gets `session_replaces` until they send `replace`.
 */
export const setSession = endpoint({
  method: 'GET',
  path: '/api/auth/setSession',
  access: 'public',
  rate: 'login',
  summary: 'Issue a jump token, or exchange one for a session',
  input: z.object({
    token: z.string().max(200).optional(),
    replace: z
      .enum(['1', '0'])
      .default('0')
      .transform((answer) => answer === '1'),
  }),
  reply: Session.extend({ purpose: z.enum(['jump', 'login']) }),
})

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/frontend/captcha/challenge',
  access: 'public',
  rate: 'search',
  summary: 'A picture puzzle to slide',
  input: z.object({
    scene: z.enum(captchaScenes),
    /** The login name, if known: a puzzle for an account that is being guessed at takes more work. */
    username: z.string().trim().max(64).optional(),
  }),
  reply: z.object({
    challenge_id: z.string(),
    /** Data URL of the picture with the hole. */
    background: z.string(),
    /** Data URL of the piece, transparent around it. Drawn at `top: piece_y_px`, slid from the left edge. */
    piece: z.string(),
    width_px: z.int(),
    height_px: z.int(),
    piece_width_px: z.int(),
    piece_height_px: z.int(),
    piece_y_px: z.int(),
    /** A nonce is asked for with which SHA-256 of `challenge_id:nonce` begins with so many zero bits. */
    work_bits: z.int(),
    expires_at: Instant,
  }),
})

/** `x` is the left edge of the piece in picture pixels; `t` counts milliseconds from the first touch. */
export const TracePoint = z.object({
  t: z.number().min(0).max(600_000),
  x: z.number().min(-1000).max(2000),
  y: z.number().min(-2000).max(2000),
})
export type TracePoint = z.infer<typeof TracePoint>
export const MAX_TRACE_POINTS = 1000

export const verifyCaptcha = endpoint({
  method: 'POST',
  path: '/frontend/captcha/verify',
  access: 'public',
  rate: 'search',
  summary: 'Hand in the slide; one try per challenge',
  input: z.object({
    challenge_id: z.string().max(100),
    x: z.number().min(-1000).max(2000),
    trace: z.array(TracePoint).max(MAX_TRACE_POINTS),
    nonce: z.string().max(20).default(''),
  }),
  reply: CaptchaProof.extend({ expires_at: Instant }),
})

export const PasswordChange = z
  .object({ old_password: CurrentPassword, password: NewPassword, password_confirmation: PasswordAgain })
  .refine(twoPasswords.check, twoPasswords.problem)

export const changePassword = endpoint({
  method: 'POST',
  path: '/distribution/user/changePassword',
  access: 'seller',
  rate: 'login',
  summary: 'Change the own password; ends every other session',
  input: PasswordChange,
  reply: Empty,
})

/** Requires the password: the phone can reset it, so a stolen session must not change the phone. */
export const changePhone = endpoint({
  method: 'POST',
  path: '/distribution/user/changePhone',
  access: 'seller',
  rate: 'login',
  summary: 'Move the account to another phone with an SMS code of type bind sent to it',
  input: z.object({ phone: Phone, code: SmsCode, password: CurrentPassword }),
  reply: z.object({ phone: z.string() }),
})

/** Requires the password, like a change of phone. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/distribution/user/changeEmail',
  access: 'seller',
  rate: 'login',
  summary: 'Give the account a mail address, or another one, with a code of type bind sent to it',
  input: z.object({ email: Email, code: SmsCode, password: CurrentPassword }),
  reply: z.object({ email: z.string() }),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/distribution/user/sessions',
  access: 'seller',
  summary: 'Where I am logged in, newest first',
  input: Empty,
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.int(),
        ip: z.string(),
        user_agent: z.string(),
        created_at: Instant,
        last_seen_at: Instant,
        expires_at: Instant,
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const revokeSession = endpoint({
  method: 'POST',
  path: '/distribution/user/sessions/revoke',
  access: 'seller',
  summary: 'End one of my sessions',
  input: z.object({ id: WireId }),
  reply: Empty,
})

export const wechatQrCode = endpoint({
  method: 'GET',
  path: '/frontend/wechat/officialAccount/qrCode',
  access: 'seller',
  rate: 'login',
  hidden_from_view: true,
  summary: 'A QR code to follow the official account with, which binds WeChat to this user',
  input: Empty,
  reply: z.object({
    ticket: z.string(),
    /** Data URL (SVG). */
    qr_image: z.string(),
    /** Content of the QR code; a link for those who cannot scan. */
    scan_url: z.string(),
    expires_at: Instant,
  }),
})

/** With the ticket of a QR code, returns its `ticket_status`; poll about every two seconds. */
export const wechatStatus = endpoint({
  method: 'GET',
  path: '/frontend/wechat/officialAccount/getStatus',
  access: 'seller',
  summary: 'Whether WeChat is bound, and what became of a QR code',
  input: z.object({ ticket: z.string().max(200).optional() }),
  reply: z.object({
    is_bound: z.boolean(),
    nickname: z.string().nullable(),
    bound_at: Instant.nullable(),
    /** `taken`: that WeChat already belongs to another account. */
    ticket_status: z.enum(['waiting', 'bound', 'taken', 'expired']).nullable(),
  }),
})

export const wechatUnbind = endpoint({
  method: 'GET',
  path: '/frontend/wechat/officialAccount/unbind',
  access: 'seller',
  hidden_from_view: true,
  summary: 'Release the bound WeChat',
  input: Empty,
  reply: Empty,
})

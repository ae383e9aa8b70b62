import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

/** What messages are about. */
export const deliveryTopics = ['order', 'money', 'shop', 'ticket', 'news'] as const
export type DeliveryTopic = (typeof deliveryTopics)[number]
export const deliveryChannels = ['mail', 'wechat'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]
/** `now`: within a minute. `daily`: one mail every morning. */
export const deliveryModes = ['off', 'now', 'daily'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

const Topic = z.enum(deliveryTopics)
const Mode = z.enum(deliveryModes)

const Choices = z.object({
  /** With the middle hidden; null while the account has no mail address. */
  email: z.string().nullable(),
  has_wechat: z.boolean(),
  /** Which channels this installation has set up. */
  channels: z.array(z.enum(deliveryChannels)),
  choices: z.array(
    z.object({
      channel: z.enum(deliveryChannels),
      topic: Topic,
      mode: Mode,
      /** When it was chosen; null while nothing was. */
      since: Instant.nullable(),
    }),
  ),
})
export type DeliveryChoices = z.infer<typeof Choices>

export const getDelivery = endpoint({
  method: 'GET',
  path: '/distribution/userConfig/delivery',
  access: 'seller',
  summary: 'Which of my messages also go by mail or WeChat',
  input: Empty,
  reply: Choices,
})

export const setDelivery = endpoint({
  method: 'PUT',
  path: '/distribution/userConfig/delivery',
  access: 'seller',
  summary: 'Choose which of my messages also go by mail or WeChat; what is left out stays',
  input: z.object({
    choices: z
      .array(
        z
          .object({ channel: z.enum(deliveryChannels), topic: Topic, mode: Mode })
          .refine(({ channel, mode }) => channel === 'mail' || mode !== 'daily', {
            path: ['mode'],
            message: '微信通知请选择即时发送|WeChat messages are always sent immediately',
          }),
      )
      .min(1)
      .max(deliveryTopics.length * deliveryChannels.length),
  }),
  reply: Choices,
})

const StopToken = z.string().min(20, '链接不完整，请从邮件中重新打开|Open the full link from the email').max(300)

export const readMailStop = endpoint({
  method: 'GET',
  path: '/frontend/mail/stop',
  access: 'public',
  rate: 'search',
  summary: 'What the link at the end of a mail would stop',
  input: z.object({ token: StopToken }),
  reply: z.object({
    /** With the middle hidden. */
    email: z.string(),
    /** What the mail was about; null when it was about several things. */
    topic: Topic.nullable(),
    /** What still goes by mail. */
    topics_on: z.array(Topic),
  }),
})

/** Needs no login: the token names the person and was sent to their mailbox. */
export const stopMails = endpoint({
  method: 'POST',
  path: '/frontend/mail/stop',
  access: 'public',
  rate: 'search',
  summary: 'Stop mails by the link at the end of one',
  input: z.object({
    token: StopToken,
    /** All of them, or only those about the topic of the mail. */
    scope: z.enum(['topic', 'all']).default('topic'),
  }),
  reply: z.object({ topics_on: z.array(Topic) }),
})

/** The address in the header of mails (RFC 8058), with the token behind it: POST stops, GET leads to the page. */
export const MAIL_STOP_PATH = '/req/frontend/mail/stop/'
export const MAIL_STOP_PAGE = '/user/mailStop'

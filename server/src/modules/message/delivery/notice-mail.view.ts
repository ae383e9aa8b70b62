import type { Language } from '@inkroute/contract/errors/errors'
import { counted } from '@inkroute/contract/fill'
import type { DeliveryMode, DeliveryTopic } from '@inkroute/contract/message/delivery'
import type { DueMessage } from './delivery.queries.ts'

const topicNames: Record<DeliveryTopic, Record<Language, string>> = {
  order: { zh: '订单', en: 'Orders' },
  money: { zh: '资金', en: 'Payments' },
  shop: { zh: '店铺', en: 'Stores' },
  ticket: { zh: '工单', en: 'Tickets' },
  news: { zh: '平台消息', en: 'News' },
}

const words = {
  zh: {
    many: (count: number) => `${count} 条新通知`,
    daily: (count: number) => `每日汇总：${count} 条通知`,
    dailyLead: '以下是上一封汇总之后的通知。',
    open: '打开消息中心',
    why: (email: string) => `这封邮件发给 ${email}，因为您在通知设置中选择了邮件通知。`,
    settings: '管理通知',
    stop: '停止这类邮件',
    rest: (count: number) => `另有 ${count} 条，请到消息中心查看。`,
  },
  en: {
    many: (count: number) => counted(count, 'new notification'),
    daily: (count: number) => `Daily summary: ${counted(count, 'notification')}`,
    dailyLead: 'Everything since the last summary.',
    open: 'Open the message centre',
    why: (email: string) => `Sent to ${email} because you chose email in your notification settings.`,
    settings: 'Notification settings',
    stop: 'Unsubscribe',
    rest: (count: number) => `${count} more in the message centre.`,
  },
}

export const MESSAGES_PER_MAIL = 30

const timeIn = (at: string, time_zone: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: time_zone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))

interface NoticeMail {
  readonly messages: readonly DueMessage[]
  readonly mode: DeliveryMode
  readonly language: Language
  readonly time_zone: string
  readonly email: string
  readonly settings_url: string
  readonly stop_page_url: string
}

/** What the mail says: one notice by its own title, several as a list. */
export function noticeMail({ messages, mode, language, time_zone, email, settings_url, stop_page_url }: NoticeMail) {
  const text = words[language]
  const [first] = messages
  const is_single = mode === 'now' && messages.length === 1
  const shown = messages.slice(0, MESSAGES_PER_MAIL)
  const title =
    is_single && first ? first.title : mode === 'daily' ? text.daily(messages.length) : text.many(messages.length)
  const frame = {
    subject: title,
    heading: title,
    footer: [text.why(email)],
    links: [
      { label: text.settings, url: settings_url },
      { label: text.stop, url: stop_page_url },
    ],
  }
  if (is_single && first) {
    return { ...frame, paragraphs: [first.body], button: { label: text.open, path: first.link ?? '/main/message' } }
  }
  const rest = messages.length - shown.length
  return {
    ...frame,
    paragraphs: [...(mode === 'daily' ? [text.dailyLead] : []), ...(rest > 0 ? [text.rest(rest)] : [])],
    items: shown.map((message) => ({
      title: message.title,
      body: message.body,
      path: message.link,
      note: `${topicNames[message.topic][language]} · ${timeIn(message.created_at, time_zone, language)}`,
    })),
    button: { label: text.open, path: '/main/message' },
  }
}

/** The one topic of these messages, or null. */
export const onlyTopic = (messages: readonly DueMessage[]): DeliveryTopic | null => {
  const topics = new Set(messages.map(({ topic }) => topic))
  return topics.size === 1 ? (messages[0]?.topic ?? null) : null
}

/** WeChat shows one card: the newest, and how many there are. */
export function wechatNotice(messages: readonly DueMessage[], language: Language, time_zone: string) {
  const newest = messages.at(-1)
  if (!newest) return null
  const title = messages.length > 1 ? words[language].many(messages.length) : newest.title
  const text = messages.length > 1 ? newest.title : newest.body || newest.title
  return { title, text, time: timeIn(newest.created_at, time_zone, language), path: newest.link ?? '/main/message' }
}

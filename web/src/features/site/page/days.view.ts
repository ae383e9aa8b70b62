import type { Language } from '../../../shared/text/text.ts'

const DAY_MS = 86_400_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = {
  zh: ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** `12 月 4 日 周五` or `Fri 4 Dec`, with the year when it is written out in full. Same on server and in the browser. */
export function dayName(day: string, language: Language): string {
  const date = atMidnight(day)
  const weekday = weekdays[language][date.getUTCDay()]
  const [year, month, of_month] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  return language === 'zh'
    ? `${year} 年 ${month + 1} 月 ${of_month} 日 周${weekday}`
    : `${weekday} ${of_month} ${months[month]} ${year}`
}

export const daysUntil = (day: string, today: string): number =>
  Math.round((atMidnight(day).getTime() - atMidnight(today).getTime()) / DAY_MS)

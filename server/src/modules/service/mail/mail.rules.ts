/** To one address within an hour, whatever they are about. */
const RECIPIENT_PER_HOUR = 20

export interface MailCounts {
  readonly recipient_hour: number
  readonly total_hour: number
}

export const limitReached = ({ recipient_hour, total_hour }: MailCounts, hourly_limit: number): boolean =>
  recipient_hour >= RECIPIENT_PER_HOUR || total_hour >= hourly_limit

/** What nodemailer adds to its errors. */
export interface SmtpRefusal {
  readonly message: string
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** The server works but has no such mailbox: trying again would not help. */
export const isRecipientRefusal = ({ command, responseCode = 0 }: SmtpRefusal): boolean =>
  command === 'RCPT TO' && responseCode >= 500

/** Whatever greets us unlike a mail server is not quoted: it may be anything that listens on a port. */
export const refusalText = ({ message, code, response }: SmtpRefusal): string =>
  code === 'EPROTOCOL'
    ? `${code}: no mail server answers there`
    : [code, response ?? message].filter(Boolean).join(': ')

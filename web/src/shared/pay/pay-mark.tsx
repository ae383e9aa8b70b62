import type { PayChannel } from '@inkroute/contract/wallet/payment'

/** A letter in the company's colour: recognisable without anyone's trademark files. */
const marks: Record<PayChannel, { readonly sign: string; readonly colour: string }> = {
  alipay: { sign: 'A', colour: '#1677ff' },
  wechat_pay: { sign: 'W', colour: '#07a35a' },
  stripe: { sign: 'S', colour: '#635bff' },
  paypal: { sign: 'P', colour: '#003087' },
}

/** Decorative: the name is always beside it. */
export function PayMark({ channel }: { readonly channel: PayChannel }) {
  const { sign, colour } = marks[channel]
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" style={{ flex: 'none', verticalAlign: -4 }}>
      <rect width="20" height="20" rx="5" fill={colour} />
      <text x="10" y="14.5" textAnchor="middle" fontSize="12" fontWeight="650" fill="#fff">
        {sign}
      </text>
    </svg>
  )
}

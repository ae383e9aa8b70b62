import { Link } from 'react-router'

/** What has a screen in the operations console. */
export type OpsKind = 'order' | 'seller' | 'parcel' | 'ticket' | 'product'

/** The screen of a thing by its number: orders and their parcels by order number, the rest by id. */
export function opsPath(kind: OpsKind, id: string | number): string {
  const number = encodeURIComponent(String(id))
  switch (kind) {
    case 'order':
      return `/ops/order/${number}`
    case 'parcel':
      return `/ops/order?keyword=${number}`
    case 'seller':
      return `/ops/seller/${number}`
    case 'ticket':
      return `/ops/afterSale?id=${number}`
    case 'product':
      return `/ops/catalog/${number}`
  }
}

interface OpsLinkProps {
  readonly kind: OpsKind
  readonly id: string | number
  /** The number or name; the id without it. */
  readonly children?: string | number
}

/** Every number in the operations console leads to what it names. */
export const OpsLink = ({ kind, id, children }: OpsLinkProps) => <Link to={opsPath(kind, id)}>{children ?? id}</Link>

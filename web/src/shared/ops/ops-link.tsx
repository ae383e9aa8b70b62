import { Link } from 'react-router'
import { type OpsKind, opsPath, textParts } from './ops-path.view.ts'

interface OpsLinkProps {
  readonly kind: OpsKind
  readonly id: string | number
  /** The number or name; the id without it. */
  readonly children?: string | number
}

/** Every number in the operations console leads to what it names. */
export const OpsLink = ({ kind, id, children }: OpsLinkProps) => <Link to={opsPath(kind, id)}>{children ?? id}</Link>

interface OpsTextProps {
  readonly children: string
  /** Parcel numbers have no form of their own: those that may occur. */
  readonly parcels?: readonly string[]
}

/** A sentence in which order, task, ticket, payment and parcel numbers are links. */
export const OpsText = ({ children, parcels = [] }: OpsTextProps) => (
  <>
    {textParts(children, parcels).map(({ text, kind }, at) =>
      kind ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        <OpsLink key={at} kind={kind} id={text} />
      ) : (
        text
      ),
    )}
  </>
)

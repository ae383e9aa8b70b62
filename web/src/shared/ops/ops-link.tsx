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

/** A sentence in which order, task, ticket and payment numbers are links. */
export const OpsText = ({ children }: { readonly children: string }) => (
  <>
    {textParts(children).map(({ text, kind }, at) =>
      kind ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        <OpsLink key={at} kind={kind} id={text} />
      ) : (
        text
      ),
    )}
  </>
)

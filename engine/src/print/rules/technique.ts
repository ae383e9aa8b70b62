import type { DesignDocument } from '../../document/design-document.ts'

/** These lay one flat colour beside another: nothing can fade out. */
export const withoutTones: ReadonlySet<string> = new Set(['vinyl', 'embroidery', 'laser', 'screen'])

type Chosen = Pick<DesignDocument, 'technique'>

/** The technique a design is printed with: its own where the product offers it, otherwise the product's first. */
export const chosenTechnique = <T extends { readonly key: string }>(
  { technique }: Chosen,
  offered: readonly T[],
): T | undefined => offered.find(({ key }) => key === technique) ?? offered[0]

/** The product's first is not written down, so that it follows the product. */
export function setTechnique<D extends Chosen>(
  document: D,
  offered: readonly { readonly key: string }[],
  key: string,
): D {
  const { technique: _before, ...rest } = document
  return (offered[0]?.key === key ? rest : { ...rest, technique: key }) as D
}

import type { Connector } from './connector.ts'

/** Every marketplace we speak with: a folder and a line here. */
export const connectors: readonly Connector[] = []

export const connectorOf = (platform: number): Connector | undefined =>
  connectors.find((connector) => connector.platform === platform)

export const connectorBySlug = (slug: string): Connector | undefined =>
  connectors.find((connector) => connector.slug === slug)

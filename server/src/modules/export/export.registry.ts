import type { Exporter } from '../../infra/exporter.ts'

/** Filled once from the modules when the app is composed; modules further up the ladder are unknown here. */
const exporters = new Map<string, Exporter>()

export function registerExporters(list: readonly Exporter[]): void {
  for (const one of list) exporters.set(one.kind, one)
}

export const findExporter = (kind: string): Exporter | undefined => exporters.get(kind)

import { type MarketCall, marketCalls } from '../core/market-client.ts'
import { answerDifferences, getSamples, requestDifferences, type Sample, samplesFor } from './samples.ts'

/** Why a call between a connector and its emulator is not as documented; empty if it is. */
function getFaults(samples: readonly Sample[], { request, status, text }: MarketCall): string[] {
  const { pathname } = new URL(request.url)
  const fitting = samplesFor(samples, request)
  if (fitting.length === 0) return [`${request.method} ${pathname}: no sample`]
  const ours = fitting.map((each) => requestDifferences(each, request)).sort((a, b) => a.length - b.length)[0] ?? []
  const of_request = ours.map((fault) => `${fitting[0]?.call}, request: ${fault}`)
  const answers = fitting.filter((each) => Math.floor(each.status / 100) === Math.floor(status / 100))
  // Outages, limits and broken answers are injected; nobody documents them for each call.
  if (status >= 400 && answers.length === 0) return of_request
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return of_request
  }
  const theirs = answers.map((each) => answerDifferences(each, answer)).sort((a, b) => a.length - b.length)[0]
  return [...of_request, ...(theirs ?? []).map((fault) => `${answers[0]?.call}, answer: ${fault}`)]
}

/** Listens to all calls of the connectors that have samples, until `stop`. Each fault is told once. */
export function watchCalls(base_url: string) {
  const by_slug = new Map<string, { readonly samples: Sample[]; readonly faults: Set<string> }>()
  const listen = (message: unknown) => {
    const call = message as MarketCall
    if (!call.request.url.startsWith(base_url)) return
    const known = by_slug.get(call.market) ?? { samples: getSamples(call.market), faults: new Set<string>() }
    by_slug.set(call.market, known)
    if (known.samples.length === 0) return
    for (const fault of getFaults(known.samples, call)) known.faults.add(fault.replace(/\d{3,}/g, '…'))
  }
  marketCalls.subscribe(listen)
  return {
    faults: (slug: string): string[] => [...(by_slug.get(slug)?.faults ?? [])].sort(),
    stop: () => marketCalls.unsubscribe(listen),
  }
}

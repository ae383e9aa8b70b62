import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

function readMap(script: string): SourceMap | null {
  const file = `${fileURLToPath(script)}.map`
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/**
 * Stacks name the sources of the scripts in a folder. Node's own support reads every map when its script is loaded, which
 * is a twentieth of a start, and keeps it; here a map is read when the first stack needs it.
 */
export function mapStacks(folder: string): void {
  const below = pathToFileURL(join(folder, '/')).href
  const maps = new Map<string, SourceMap | null>()
  const getName = (site: NodeJS.CallSite): string => {
    const [text, script, line, column] = [`${site}`, site.getFileName(), site.getLineNumber(), site.getColumnNumber()]
    if (!script?.startsWith(below) || line === null || column === null) return text
    const map = maps.has(script) ? maps.get(script) : readMap(script)
    maps.set(script, map ?? null)
    const origin = map?.findOrigin(line, column)
    if (!origin || !('fileName' in origin)) return text
    const source = fileURLToPath(new URL(origin.fileName, script))
    return text.replace(`${script}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`)
  }
  Error.prepareStackTrace = (error, sites) => {
    const head = Error.prototype.toString.call(error)
    try {
      return [head, ...sites.map(getName)].join('\n    at ')
    } catch {
      return [head, ...sites].join('\n    at ')
    }
  }
}

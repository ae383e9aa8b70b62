export interface ServerEvent {
  readonly id: string
  readonly event: string
  readonly data: string
}

/** Cuts complete events off a stream's text; what is left waits for the next chunk. Comments are dropped. */
export function takeEvents(buffer: string): { events: ServerEvent[]; rest: string } {
  const blocks = buffer.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.map(parseBlock).filter((event) => event !== null), rest }
}

function parseBlock(block: string): ServerEvent | null {
  const fields = { id: '', event: 'message', data: [] as string[] }
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name === 'data') fields.data.push(value)
    else if (name === 'id' || name === 'event') fields[name] = value
  }
  return fields.data.length === 0 ? null : { ...fields, data: fields.data.join('\n') }
}

import type { Readable } from 'node:stream'
import type { Extract } from 'tar-stream'

type TarEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never

/** The content of a tar entry. tar-stream speaks the stream protocol with types of its own. */
export const entryContent = (entry: TarEntry) => entry as unknown as Readable

import type { PictureLibrary } from '../../infra/picture-library.ts'

/** Filled once when the app is composed; the library stands further up the ladder and is unknown here. */
const libraries = new Set<PictureLibrary>()

export const connectLibrary = (library: PictureLibrary): void => {
  libraries.add(library)
}

export const connectedLibraries = (): Iterable<PictureLibrary> => libraries

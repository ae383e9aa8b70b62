import type { PictureLibrary } from '../../infra/picture-library.ts'

/** Filled when the app is composed: the library comes later on the ladder, so this module cannot import it. */
const libraries = new Set<PictureLibrary>()

export const connectLibrary = (library: PictureLibrary): void => {
  libraries.add(library)
}

export const connectedLibraries = (): Iterable<PictureLibrary> => libraries

/** The door of artworks: the only way to change their rows. */
export {
  bringInArtworks,
  creditArtworks,
  deleteArtwork,
  insertArtwork,
  markArtwork,
  updateArtwork,
} from './artwork.queries.ts'
export {
  addToCollection,
  deleteCollection,
  insertCollection,
  orderCollections,
  removeFromCollection,
  replaceItems,
  setCollections,
  updateCollection,
} from './collection.queries.ts'

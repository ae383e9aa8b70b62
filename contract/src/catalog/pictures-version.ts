// Written by `node assets/catalogue/build.ts`: a hash of everything the pictures are made from.
export const PICTURES_VERSION = '375ab9c5'

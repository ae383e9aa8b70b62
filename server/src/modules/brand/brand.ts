export { ownFontsFor } from './font/fonts.ts'

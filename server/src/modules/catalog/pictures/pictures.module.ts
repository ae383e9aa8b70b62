import type { Module } from '../../../infra/module.ts'
import { addPictureHttp } from './pictures.raw.ts'

/** Pictures of the catalogue by address, apart from its rows: they need no database. */
export const picturesModule: Module = { name: 'pictures', raw: addPictureHttp }

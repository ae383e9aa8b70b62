/** The door: where orders answer what shelves are promised to. */
export { warehouseHooks } from './warehouse.hooks.ts'

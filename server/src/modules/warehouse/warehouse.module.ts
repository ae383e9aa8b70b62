import * as documents from '@inkroute/contract/warehouse/document'
import * as stock from '@inkroute/contract/warehouse/stock'
import * as contract from '@inkroute/contract/warehouse/warehouse'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import {
  createStockDocument,
  deleteStockDocument,
  getStockDocument,
  listStockDocuments,
  saveStockDocument,
} from './documents.ts'
import { refreshPaceJob, setStockLevels, suggestStockLevels } from './levels.ts'
import { postStockDocument, receiveTransfer, reverseStockDocument } from './post-document.ts'
import { countShort } from './stock.queries.ts'
import { exportStock, findStockItem, getStockFacets, listItemMovements, listStock } from './stock.ts'
import { checkStockSheet, getStockSheetSample } from './stock-sheet.ts'
import { addDemoStock } from './warehouse.demo.ts'
import { warehouseHooks } from './warehouse.hooks.ts'
import { createWarehouse, getWarehouseUse, listOpsWarehouses, saveWarehouse, setWarehouseState } from './warehouses.ts'

function warehouseRoutes(bind: Bind): void {
  bind(contract.listOpsWarehouses, listOpsWarehouses)
  bind(contract.createWarehouse, createWarehouse)
  bind(contract.saveWarehouse, saveWarehouse)
  bind(contract.setWarehouseState, setWarehouseState)
  bind(contract.getWarehouseUse, getWarehouseUse)
  bind(stock.listStock, listStock)
  bind(stock.exportStock, exportStock)
  bind(stock.getStockFacets, getStockFacets)
  bind(stock.listItemMovements, listItemMovements)
  bind(stock.setStockLevels, setStockLevels)
  bind(stock.suggestStockLevels, suggestStockLevels)
  bind(documents.listStockDocuments, listStockDocuments)
  bind(documents.getStockDocument, getStockDocument)
  bind(documents.createStockDocument, createStockDocument)
  bind(documents.saveStockDocument, saveStockDocument)
  bind(documents.deleteStockDocument, deleteStockDocument)
  bind(documents.postStockDocument, postStockDocument)
  bind(documents.reverseStockDocument, reverseStockDocument)
  bind(documents.receiveTransfer, receiveTransfer)
  bind(documents.findStockItem, findStockItem)
  bind(documents.checkStockSheet, checkStockSheet)
  bind(documents.getStockSheetSample, getStockSheetSample)
}

export const warehouseModule: Module = {
  name: 'warehouse',
  tables: ['stock_document', 'stock_document_line', 'stock_level', 'stock_pace'],
  reads: [
    'app_user',
    'factory',
    'factory_warehouse',
    'product',
    'product_color',
    'product_item',
    'product_size',
    'product_stock',
    'product_supply',
    'product_term',
    'product_view',
    'stock_movement',
    'warehouse',
    'warehouse_holiday',
  ],
  triggers: [
    {
      names: ['stock_document_is_final', 'stock_document_line_is_final'],
      why: 'A posted document is reversed, never changed.',
    },
  ],
  routes: warehouseRoutes,
  points: warehouseHooks,
  hooks: [on(staffWaiting, { path: '/ops/stock', permission: 'ops.stock', count: countShort })],
  jobs: [refreshPaceJob],
  demo: addDemoStock,
}

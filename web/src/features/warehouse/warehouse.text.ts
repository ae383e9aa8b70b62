import { defineText } from '../../shared/text/text.ts'

/** Words that the three desks share. */
export const warehouseText = defineText({
  warehouse: { zh: '仓库', en: 'Warehouse' },
  all_warehouses: { zh: '全部仓库', en: 'All warehouses' },
  closed: { zh: '已停用', en: 'Closed' },
  sku: { zh: 'SKU', en: 'SKU' },
  barcode: { zh: '条码 {code}', en: 'Barcode {code}' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  export: { zh: '导出 Excel', en: 'Export to Excel' },
  receipt: { zh: '入库', en: 'Receipt' },
  count: { zh: '盘点', en: 'Count' },
  transfer: { zh: '调拨', en: 'Transfer' },
  arrival: { zh: '调拨到货', en: 'Arrival' },
  scrap: { zh: '报废', en: 'Scrap' },
  correction: { zh: '更正', en: 'Correction' },
  draft: { zh: '草稿', en: 'Draft' },
  posted: { zh: '已过账', en: 'Posted' },
  on_the_way: { zh: '在途', en: 'On the way' },
  reversed: { zh: '已红冲', en: 'Reversed' },
  reversal: { zh: '红冲单', en: 'Reversal' },
  pieces: { zh: '{count} 件', en: '{count} pcs' },
  ok: { zh: '充足', en: 'OK' },
  low: { zh: '偏低', en: 'Low' },
  out: { zh: '缺货', en: 'Out' },
})

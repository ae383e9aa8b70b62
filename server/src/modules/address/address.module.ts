import * as contract from '@inkroute/contract/address/address'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted, ofBuyers } from '../../infra/privacy/personal-data.ts'
import { addDemoAddresses } from './address.demo.ts'
import { addAddressBlock, listAddressBlocks, removeAddressBlock } from './address-blocks.ts'
import {
  createAddress,
  deleteAddress,
  listAddresses,
  parseAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses.ts'

function addressRoutes(bind: Bind): void {
  bind(contract.listAddresses, listAddresses)
  bind(contract.createAddress, createAddress)
  bind(contract.updateAddress, updateAddress)
  bind(contract.deleteAddress, deleteAddress)
  bind(contract.setDefaultAddress, setDefaultAddress)
  bind(contract.parseAddress, parseAddress)
  bind(contract.listAddressBlocks, listAddressBlocks)
  bind(contract.addAddressBlock, addAddressBlock)
  bind(contract.removeAddressBlock, removeAddressBlock)
}

export const addressModule: Module = {
  name: 'address',
  tables: ['seller_address', 'address_block'],
  personal: {
    tables: [deleted('seller_address'), deleted('address_block')],
    buyers: [ofBuyers('seller_address', { email: 'email', phone: 'phone' }, null)],
  },
  routes: addressRoutes,
  demo: addDemoAddresses,
}

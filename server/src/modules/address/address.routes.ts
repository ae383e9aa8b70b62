import * as contract from '@inkroute/contract/address/address'
import type { Bind } from '../../infra/http/bind.ts'
import {
  createAddress,
  deleteAddress,
  listAddresses,
  parseAddress,
  setDefaultAddress,
  updateAddress,
} from './edit-addresses.ts'
import { addAddressBlock, listAddressBlocks, removeAddressBlock } from './edit-blocks.ts'

export function addressRoutes(bind: Bind): void {
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

import { Platform } from '@inkroute/contract/codes'
import * as auth from '@inkroute/contract/store/auth'
import * as market from '@inkroute/contract/store/market-setting'
import * as match from '@inkroute/contract/store/match'
import * as rule from '@inkroute/contract/store/rule'
import * as setting from '@inkroute/contract/store/setting'
import * as contract from '@inkroute/contract/store/store'
import type { Bind } from '../../infra/http/bind.ts'
import { bindAs, bindStore, whereBegan } from './auth/complete-auth.ts'
import { startAuth, startEtsy, startInstall, temuAuthPage } from './auth/start-auth.ts'
import { bindWishPost, createWishPost, wishPostAccounts } from './auth/wishpost.ts'
import { getStore, listStores } from './list-stores.ts'
import { createStore, deleteStore, syncNow, unbindStore, updateStore } from './manage-store.ts'
import { getMarket, listMarkets } from './market/list-markets.ts'
import { removeMarket, saveMarket } from './market/market-settings.ts'
import { testMarket } from './market/test-market.ts'
import { suggestForLine } from './match/suggest-for-line.ts'
import { amazonCountries, authExceptionStores, freeShops, platformStores } from './platform-stores.ts'
import { listCarriers, setCarrier } from './push/carriers.ts'
import { listPushes, retryPush } from './push/pushes.ts'
import { getStoreRule, listRuleRecords, saveStoreRule } from './rule/rules.ts'
import { allocateStores, listAllocations } from './setting/allocate-stores.ts'
import * as warehouse from './setting/warehouses.ts'
import { dismissUnread, listUnreadOrders, readOrderAgain } from './unread/unread-orders.ts'

function bindAuth(bind: Bind): void {
  bind(auth.authUrl, startAuth)
  bind(auth.etsyAuthUrl, startEtsy)
  bind(auth.temuAuth, temuAuthPage)
  bind(auth.readInstall, startInstall)
  bind(auth.amazonCountries, amazonCountries)
  bind(auth.whereBegan, whereBegan)
  bind(auth.bindStore, bindStore)
  bind(auth.bindAmazon, bindAs(Platform.amazon))
  bind(auth.bindWish, bindAs(Platform.wish))
  bind(auth.bindShopee, bindAs(Platform.shopee))
  bind(auth.bindShoplazza, bindAs(Platform.shoplazza))
  bind(auth.bindShopify, bindAs(Platform.shopify))
  bind(auth.bindShopline, bindAs(Platform.shopline))
  bind(auth.bindAliExpress, bindAs(Platform.aliexpress))
  bind(auth.bindTiktok, bindAs(Platform.tiktok))
  bind(auth.bindOzon, bindAs(Platform.ozon))
  bind(auth.bindTemu, bindAs(Platform.temu))
  bind(auth.bindTemuLocal, bindAs(Platform.temuLocal))
  bind(auth.bindShein, bindAs(Platform.shein))
}

function bindMarkets(bind: Bind): void {
  bind(market.listMarkets, listMarkets)
  bind(market.getMarket, getMarket)
  bind(market.saveMarket, saveMarket)
  bind(market.removeMarket, removeMarket)
  bind(market.testMarket, testMarket)
}

export function storeRoutes(bind: Bind): void {
  bindMarkets(bind)
  bind(contract.platformStores, platformStores)
  bind(contract.authExceptionStores, authExceptionStores)
  bind(contract.freeShops, freeShops)
  bindAuth(bind)
  bind(setting.temuWarehouses, warehouse.temuWarehouses)
  bind(setting.setTemuWarehouse, warehouse.setTemuWarehouse)
  bind(setting.factoryWarehouses, warehouse.factoryWarehouses)
  bind(setting.logisticsWarehouses, warehouse.logisticsWarehouses)
  bind(setting.setLogisticsWarehouses, warehouse.setLogisticsWarehouses)
  bind(setting.wishPostAccounts, wishPostAccounts)
  bind(setting.createWishPost, createWishPost)
  bind(setting.bindWishPost, bindWishPost)
  bind(setting.listCarriers, listCarriers)
  bind(setting.setCarrier, setCarrier)
  bind(setting.listPushes, listPushes)
  bind(match.suggestForLine, suggestForLine)
  bind(rule.getStoreRule, getStoreRule)
  bind(rule.saveStoreRule, saveStoreRule)
  bind(rule.listRuleRecords, listRuleRecords)
  bind(setting.retryPush, retryPush)
  bind(setting.listUnreadOrders, listUnreadOrders)
  bind(setting.readOrderAgain, readOrderAgain)
  bind(setting.dismissUnread, dismissUnread)
  bind(contract.listStores, listStores)
  bind(contract.createStore, createStore)
  bind(contract.getStore, getStore)
  bind(contract.updateStore, updateStore)
  bind(contract.deleteStore, deleteStore)
  bind(contract.unbindStore, unbindStore)
  bind(contract.syncStore, syncNow)
  bind(contract.allocateStores, allocateStores)
  bind(contract.listAllocations, listAllocations)
}

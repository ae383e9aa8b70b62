import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Everything but the public internet: this machine, private networks, documentation, multicast. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}

/** In IPv6 only global unicast is public, except ranges for embedded IPv4 and documentation. */
const global_v6 = new BlockList()
global_v6.addSubnet('2000::', 3, 'ipv6')
const inside_v6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside_v6.addSubnet(network, bits, 'ipv6')
}

/** Whether an address is on the public internet; false for text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return global_v6.check(address, 'ipv6') && !inside_v6.check(address, 'ipv6')
}

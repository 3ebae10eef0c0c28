import { isIPv6 } from 'node:net';
import { hashOf } from '../store/secrets.ts';

/** The network of an address: anyone with one IPv6 address has a whole network of them. */
export function networkOf(address: string): string {
  return isLong(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** What is stored of the network that somebody comes from. */
export function networkHash(address: string): string {
  return hashOf(`rooms of ${networkOf(address)}`);
}

/** Everything that a household or a small company may own: many IPv6 networks, 256 IPv4 addresses. */
export function regionOf(address: string): string {
  if (isLong(address)) return groupsOf(address).slice(0, 3).join(':');
  return address.split('.').slice(0, 3).join('.');
}

function isLong(address: string): boolean {
  return isIPv6(address) && !address.startsWith('::ffff:');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head, tail = ''] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = new Array<string>(address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0).fill('0');
  return [...before, ...zeros, ...after];
}

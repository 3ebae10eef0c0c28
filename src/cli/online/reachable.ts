import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** The address at which other devices reach a server on this machine; undefined if only this machine does. */
export function reachableAddress(listening: string, interfaces: Interfaces = networkInterfaces()): string | undefined {
  const url = new URL(listening);
  const { hostname } = url;
  if (hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')) return undefined;
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return listening;
  const [found] = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  if (found === undefined) return undefined;
  url.hostname = found.address;
  return url.href;
}

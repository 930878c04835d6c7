import { isIPv6 } from 'node:net';

/** How an IPv4 address begins where a socket for both kinds writes it. */
const OF_IPV4 = '0,0,0,0,0,65535';
const OF_THIS_MACHINE = '0,0,0,0,0,0';

/**
 * Whom limits count: an IPv4 address, and of IPv6 the whole /64, for whoever has one address of it
 * has them all. This machine is itself.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const head = groups.slice(0, 6).join();
  const tail = groups.slice(6);
  if (head === OF_IPV4) return tail.flatMap((group) => [group >> 8, group & 255]).join('.');
  if (head === OF_THIS_MACHINE && tail.join() === '0,1') return '::1';
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Some proxies write a port behind it, and a link-local one names its card. */
function bareAddress(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const withoutPort = bracketed ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return withoutPort.replace(/%.*$/, '');
}

/** The eight numbers of it. */
function groupsOf(address: string): readonly number[] {
  // As URLs write it there are hexadecimal groups only.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  const gap = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16));
}

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Settings } from '../settings.ts';

/** Where the server is reached, for whoever starts it. */
interface Addresses {
  readonly here: string;
  /** By other machines of the same network, where it listens to them. */
  readonly inTheHouse?: string;
}

type Interfaces = ReturnType<typeof networkInterfaces>;

export function addressesOf(
  { host, url }: Pick<Settings, 'host' | 'url'>,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): Addresses {
  if (url !== undefined) return { here: url };
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (!/^(?:0\.0\.0\.0|::)$/.test(host)) return { here: at(host) };
  // Everywhere is no place to go to; this machine is in it.
  const other = addressIn(interfaces);
  return { here: at('localhost'), ...(other === undefined ? {} : { inTheHouse: at(other) }) };
}

/** The first that others can use, and that can be typed. */
function addressIn(interfaces: Interfaces): string | undefined {
  const all = Object.values(interfaces).flatMap((some) => some ?? []);
  return all.find(isForOthers)?.address;
}

const isForOthers = ({ family, internal, address }: NetworkInterfaceInfo): boolean =>
  family === 'IPv4' && !internal && !address.startsWith('169.254.');

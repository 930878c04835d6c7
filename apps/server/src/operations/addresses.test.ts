import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const card = (address: string, changes: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...changes }) as NetworkInterfaceInfo;
const HOUSE = {
  lo: [card('127.0.0.1', { internal: true })],
  eth0: [card('fe80::1', { family: 'IPv6' }), card('169.254.3.4'), card('192.168.1.20')],
};
const at = (host: string, url?: string, interfaces = HOUSE as Parameters<typeof addressesOf>[2]) =>
  addressesOf({ host, url }, 7800, interfaces);

describe('where the server is', () => {
  it.each(['0.0.0.0', '::'])(
    'is said for this machine and for the house, listening on %s',
    (host) => {
      expect(at(host)).toEqual({
        here: 'http://localhost:7800',
        inTheHouse: 'http://192.168.1.20:7800',
      });
    },
  );

  it('is only here where there is no network, or it listens to this machine alone', () => {
    expect(at('0.0.0.0', undefined, { lo: HOUSE.lo })).toEqual({ here: 'http://localhost:7800' });
    expect(at('127.0.0.1')).toEqual({ here: 'http://127.0.0.1:7800' });
    expect(at('::1')).toEqual({ here: 'http://[::1]:7800' });
  });

  it('is what the settings say, if they do', () => {
    expect(at('0.0.0.0', 'https://ochre.example')).toEqual({ here: 'https://ochre.example' });
  });
});

import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('whom limits count', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is the /64 of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('is the one address of %s', (address, client) => {
    expect(networkOf(address)).toBe(client);
  });

  it('is this machine, apart from everybody', () => {
    expect(networkOf('::1')).toBe('::1');
    expect(networkOf('::2')).not.toBe('::1');
  });

  it.each(['', 'unknown', '_hidden', '1.2.3'])('is %j as the proxy says it', (word) => {
    expect(networkOf(word)).toBe(word);
  });
});

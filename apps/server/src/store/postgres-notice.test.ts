import { expect, test } from 'vitest';
import { noticeIn } from './postgres-notice.ts';

test.each([
  { from: '7', moved: { table: 't', seq: 3 } },
  { from: '7', presence: { table: 't', seats: [0, 2], watching: 1 } },
  { from: '7', muted: { table: 't', by: 'ann' } },
  { from: '7', muted: { table: 't' } },
  { from: '7', ended: { session: 'hash' } },
  { from: '7', ended: { person: 'p' } },
  { from: '7', removed: 't' },
  { from: '7', bans: true },
])('what processes write is read: %j', (notice) => {
  expect(noticeIn(JSON.stringify(notice))).toEqual(notice);
});

test.each([
  '',
  'garbage',
  'null',
  '7',
  '[]',
  '{}',
  '{"from":7}',
  '{"from":"7","moved":null}',
  '{"from":"7","moved":{"table":"t"}}',
  '{"from":"7","moved":{"table":"t","seq":-1}}',
  '{"from":"7","muted":{"by":"ann"}}',
  '{"from":"7","muted":{"table":"t","by":7}}',
  '{"from":"7","presence":{"table":"t","watching":1}}',
  '{"from":"7","presence":{"table":"t","seats":{},"watching":1}}',
  '{"from":"7","presence":{"table":"t","seats":["0"],"watching":1}}',
  '{"from":"7","ended":"p"}',
  '{"from":"7","ended":{}}',
  '{"from":"7","ended":{"person":7}}',
  '{"from":"7","removed":{"table":"t"}}',
  '{"from":"7","bans":1}',
])('what they do not write is none: %s', (text) => {
  expect(noticeIn(text)).toBeUndefined();
});

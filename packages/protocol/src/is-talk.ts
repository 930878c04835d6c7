import type { Command } from './command.ts';

const TALK: readonly Command['kind'][] = ['say', 'sayPhrase', 'mute'];

/** Whether it is talk: that waits for moves, has limits of its own, and makes nothing stale. */
export const isTalk = (command: Command['kind']): boolean => TALK.includes(command);

import type { Random } from '@ochre/kernel';
import type { Limit } from '../bot.ts';

/** What a bot is asked: all that `Bot.choose` is given, under one name. */
export interface BotQuestion<State, Action> {
  readonly seen: State;
  readonly legal: readonly Action[];
  readonly random: Random;
  readonly limit: Limit | undefined;
}

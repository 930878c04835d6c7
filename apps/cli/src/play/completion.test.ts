import { describe, expect, it } from 'vitest';
import { commandsOf } from './commands.ts';
import { completerOver, nextWords } from './completion.ts';
import { tableOf } from './testing/tables.ts';

const table = tableOf(['me', 'me'], { rig: { firstPlayer: 0 } });
const { terminal } = table.listed;
const choices = terminal.choices(table.momentOf(0), table.legal);
const commands = commandsOf(table.listed).map(({ name }) => name);
const complete = (line: string): string[] => completerOver(commands, choices)(line)[0];

describe('TAB', () => {
  it('goes on word by word', () => {
    expect(complete('pl')).toEqual(['place ']);
    expect(complete('place f')).toEqual(['place forest ', 'place field ']);
    expect(complete('place forest ')).toEqual([1, 2, 3, 4, 5].map((n) => `place forest ${n}`));
  });

  it('knows moves without their first word, and commands', () => {
    expect(complete('fo')).toEqual(['forest ']);
    expect(complete('un')).toEqual(['undo']);
    expect(complete('h')).toEqual(['hunt ', 'hut ', 'help']);
  });

  it('knows what is asked for at the moment', () => {
    expect(completerOver(commands, choices, choices[1]!)('')[0].slice(0, 5)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it('finds nothing where there is nothing', () => {
    expect(complete('xyzzy')).toEqual([]);
    expect(nextWords('a', ['', 'abc def'])).toEqual(['abc ']);
  });
});

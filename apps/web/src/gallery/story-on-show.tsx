import { type GameRecord, Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { STONE_AGE_BOTS } from '@ochre/stone-age/bots';
import { SEATS } from '@ochre/stone-age/page/testing/tables.ts';
import { stoneAge } from '@ochre/stone-age/rules';
import { useState } from 'react';
import { ImportRecord } from '../replay/import-record.tsx';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { VerifyPanel } from '../replay/verify-panel.tsx';
import { DiceHistogram } from '../story/dice-histogram.tsx';
import { rollsOf } from '../story/rolls.ts';

const GAMES: Readonly<Record<string, SetupRequest>> = {
  four: { players: 4 },
  two: { players: 2 },
  five: { players: 5, modules: ['style', 'huts'] },
  solo: { players: 1, variant: 'solo' },
};

interface StoryOnShowProps {
  readonly game: string;
  readonly part: string | null;
  readonly from: number;
}

/** A game that bots have played: replayed, its dice, its seals, and how it is opened. */
export function StoryOnShow({ game, part, from }: StoryOnShowProps) {
  const [record] = useState(() => played(GAMES[game] ?? GAMES.four!));
  const seats = SEATS.slice(0, record.setup.players);
  const nowhere = () => undefined;
  switch (part) {
    case 'dice':
      return <DiceHistogram rolls={rollsOf(record)} seats={seats} viewer={0} />;
    case 'verify':
      return <VerifyPanel record={record} names={seats.map(({ name }) => name)} />;
    case 'import':
      return <ImportRecord onRecord={nowhere} />;
    default:
      return (
        <ReplayScreen
          record={record}
          seats={seats}
          viewer={0}
          from={from}
          onPlayOn={nowhere}
          onBack={nowhere}
        />
      );
  }
}

function played(request: SetupRequest): GameRecord {
  const nonces = Array.from({ length: request.players }, (_, seat) => `seat-${seat}`);
  const game = new Playthrough(stoneAge, request, { secret: 'a quiet valley', nonces });
  const random = randomFrom('gallery');
  while (stoneAge.decision(game.state) !== undefined) {
    game.move(botMove(stoneAge, STONE_AGE_BOTS.greedy, game.state, random));
  }
  return game.record();
}

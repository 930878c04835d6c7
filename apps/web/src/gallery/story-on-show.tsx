import { recordOnShow, SEATS } from '@ochre/stone-age/page/gallery';
import { useState } from 'react';
import { ImportRecord } from '../replay/import-record.tsx';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { VerifyPanel } from '../replay/verify-panel.tsx';
import { DiceHistogram } from '../story/dice-histogram.tsx';
import { rollsOf } from '../story/rolls.ts';

interface StoryOnShowProps {
  readonly game: string;
  readonly part: string | null;
  readonly from: number;
}

/** A game that bots have played: replayed, its dice, its seals, and how it is opened. */
export function StoryOnShow({ game, part, from }: StoryOnShowProps) {
  const [record] = useState(() => recordOnShow(game));
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

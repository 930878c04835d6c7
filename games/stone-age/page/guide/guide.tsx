import type { Snapshot } from '@ochre/stone-age/rules';
import type { GuideSlot } from '@ochre/ui/game/game-page.ts';
import { Guide as AnyGuide } from '@ochre/ui/guide/guide.tsx';
import { useWords } from '../in-words.tsx';
import type { Deciding } from '../play/deciding.ts';
import { factsOf } from './facts.ts';
import { COURSE } from './hints.ts';
import { SCREEN } from './screen.ts';

interface GuideProps {
  readonly slot: GuideSlot;
  readonly view: Snapshot;
  readonly viewer: number;
  readonly isOddsShown: boolean;
  readonly deciding: Deciding;
}

/** Leads through the first round. */
export function Guide({ slot, view, viewer, isOddsShown, deciding }: GuideProps) {
  const words = useWords();
  const { isTurnDone } = slot;
  return (
    <AnyGuide
      slot={slot}
      course={COURSE}
      screen={SCREEN}
      nowIn={(lesson) => ({ lesson, view, you: viewer, at: deciding.at, isTurnDone })}
      say={(name, now) => {
        const { title, text } = words.guide.hints[name];
        return { title, text: text(factsOf(now, isOddsShown, words)) };
      }}
      hasKeys={deciding.at === undefined && deciding.asked === undefined}
    />
  );
}

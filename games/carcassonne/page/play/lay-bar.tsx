import type { ReactNode } from 'react';
import { Sign } from '../board/sign.tsx';
import { useWords } from '../in-words.tsx';
import { useShows } from '../insight/help.ts';
import { LaidHere } from '../insight/laid/laid-card.tsx';
import type { Onlooker } from '../insight/onlooker.ts';
import type { Deciding } from './deciding.ts';
import { Deed, Deeds } from './deeds.tsx';
import { countFitting } from './laying.ts';
import './lay-bar.css';
import { sayLaying } from './say-laying.ts';
import { TileInHand } from './tile-in-hand.tsx';

interface LayBarProps extends Onlooker {
  readonly deciding: Deciding;
  readonly title: string;
  /** Tells one question from the next. */
  readonly asked: number;
  readonly acts: ReactNode;
}

/** The tile in hand, how it is turned, and to lay it. */
export function LayBar({ deciding, title, asked, acts, ...looking }: LayBarProps) {
  const words = useWords();
  const { play } = words;
  const isTold = useShows('ifLaid');
  const { squares, turn, chosen, turnBy, confirm } = deciding;
  const { here, turned } = countFitting(squares, turn);
  return (
    <section className="decision-bar paper laying" aria-label={title} data-asked={asked}>
      <TileInHand tile={looking.view.tile ?? ''} turn={turn} deciding={deciding} />
      <div className="asked-for">
        <h2>{title}</h2>
        <p>{play.fits(here, turned)}</p>
      </div>
      <div className="turn-buttons">
        <button type="button" aria-label={play.turnLeft} onClick={() => turnBy(-1)}>
          <Sign of="turnLeft" size={22} />
        </button>
        <button
          type="button"
          aria-label={play.turnRight}
          aria-keyshortcuts="R"
          onClick={() => turnBy(1)}
        >
          <Sign of="turnRight" size={22} />
        </button>
      </div>
      <output className="unseen" aria-live="polite">
        {sayLaying({ ...looking, isTold }, chosen, words)}
      </output>
      <div
        className="phone-card"
        // It is scrolled by keys, too.
        tabIndex={chosen === undefined ? -1 : 0}
      >
        <LaidHere {...looking} move={chosen} />
      </div>
      <Deeds acts={acts}>
        <Deed
          name={chosen === undefined ? play.chooseSquare : play.layHere}
          onDo={chosen === undefined ? undefined : confirm}
        />
      </Deeds>
    </section>
  );
}

import '@ochre/ui/parts/buttons.css';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import type { RoundStart } from '../story/story.ts';
import { useWords } from '../words/language.tsx';
import './replay.css';
import { ReplayKey } from './replay-key.tsx';
import { roundBack, roundOn } from './rounds.ts';
import { Scrubber } from './scrubber.tsx';
import { type Playback, SPEEDS } from './use-playback.ts';

interface ReplayBarProps {
  readonly playback: Playback;
  readonly length: number;
  readonly rounds: readonly RoundStart[];
  /** Where in the game it is, in words. */
  readonly where: string;
  /** Not where the game is over. */
  readonly canPlayOn: boolean;
  readonly onPlayOn: () => void;
}

/** Through the game, by move and by round; and on from here. */
export function ReplayBar(props: ReplayBarProps) {
  const { playback, length, rounds, where, canPlayOn, onPlayOn } = props;
  const { at, isPlaying, speed, go, toggle, setSpeed } = playback;
  const words = useWords();
  const { replay } = words.story;
  return (
    <section className="replay-bar paper" aria-label={replay.controls}>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar is no form. */}
      <div className="replay-keys" role="group" aria-label={replay.controls} title={replay.keys}>
        <ReplayKey
          icon="skip"
          isBack
          name={replay.roundBack}
          onTap={() => go(roundBack(rounds, at))}
        />
        <ReplayKey icon="step" isBack name={replay.stepBack} onTap={() => go(at - 1)} />
        <ReplayKey
          icon={isPlaying ? 'pause' : 'play'}
          name={isPlaying ? replay.pause : replay.play}
          onTap={toggle}
        />
        <ReplayKey icon="step" name={replay.stepOn} onTap={() => go(at + 1)} />
        <ReplayKey
          icon="skip"
          name={replay.roundOn}
          onTap={() => go(roundOn(rounds, at, length))}
        />
      </div>
      <Scrubber
        at={at}
        length={length}
        rounds={rounds}
        where={at === 0 ? replay.setUp : replay.at(where, at, length)}
        onGo={go}
      />
      <Segments
        label={replay.speed}
        values={SPEEDS}
        chosen={speed}
        name={(times) => `${times}×`}
        onChoose={setSpeed}
      />
      <button
        type="button"
        className="button act small"
        aria-disabled={!canPlayOn}
        onClick={() => canPlayOn && onPlayOn()}
      >
        {replay.playOn}
      </button>
    </section>
  );
}

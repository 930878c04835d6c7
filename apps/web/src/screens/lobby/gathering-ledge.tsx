import type { TableView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { titleOfGame } from '../../games.ts';
import { sayTime } from '../../online/clock.ts';
import type { Presence } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import { sayPlan } from '../options/summary.ts';
import { beginningOf } from './beginning.ts';

interface GatheringLedgeProps {
  readonly view: TableView;
  readonly presence?: Presence | undefined;
  /** Whether the viewer has said before what to be called. */
  readonly isNamed: boolean;
  readonly onOptions: () => void;
  readonly onBegin: () => void;
  readonly onSit: () => void;
  /** The hour at the table. */
  readonly now: () => number;
}

/** Below the table: what will be played, and what begins it. */
export function GatheringLedge(props: GatheringLedgeProps) {
  const { view, presence } = props;
  const words = useWords();
  return (
    <footer className="gathering-ledge on-ledge">
      <p>
        <b>
          {titleOfGame(view.plan.game)} · {sayPlan(view.plan, words)}
        </b>
        {presence !== undefined && presence.watching > 0 && (
          <span>
            <Icon name="eye" size={16} /> {words.screens.gathering.watching(presence.watching)}
          </span>
        )}
      </p>
      {view.isHost && (
        <button type="button" className="button" onClick={props.onOptions}>
          <Icon name="gear" size={18} />
          {words.buttons.options}
        </button>
      )}
      <Begin {...props} />
    </footer>
  );
}

const hostBegins = ({ left }: { readonly left?: number }, words: Words): string => {
  const { gathering } = words.screens;
  return left === undefined ? gathering.hostBegins : gathering.youBeginIn(sayTime(left, words));
};

/** Dashed while it cannot be, and it says what it waits for; who came to play sits down first. */
function Begin({ view, isNamed, onBegin, onSit, now }: GatheringLedgeProps) {
  const words = useWords();
  const { gathering } = words.screens;
  const beginning = beginningOf(view, now());
  if (view.you === undefined && beginning.kind === 'seats' && isNamed) {
    return (
      <button type="button" className="button act" onClick={() => onSit()}>
        {words.online.table.takeSeat}
      </button>
    );
  }
  if (beginning.kind === 'now') {
    return (
      <button type="button" className="button act" onClick={onBegin}>
        {gathering.begin}
      </button>
    );
  }
  return (
    <button type="button" className="button act" aria-disabled="true">
      {beginning.kind === 'host'
        ? hostBegins(beginning, words)
        : gathering.beginWhenSeated(beginning.free)}
    </button>
  );
}

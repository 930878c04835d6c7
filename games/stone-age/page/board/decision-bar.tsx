import { ofSeat } from '@ochre/kernel';
import { AGRICULTURE_END, GOODS, type Snapshot, type SnapshotPlayer } from '@ochre/stone-age/rules';
import { WhoseTurn } from '@ochre/ui/parts/whose-turn.tsx';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import type { Seated } from './seat.ts';
import { sayTools } from './tool-row.tsx';

interface DecisionBarProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
  /** Whose goods are shown on a phone. */
  readonly viewer: number;
}

/** What is to be decided now, within thumb's reach. */
export function DecisionBar({ view, everybody, viewer }: DecisionBarProps) {
  const { table, phases, and } = useWords();
  const about = (names: readonly string[]): string =>
    names.length > 0 ? table.won(and(names)) : phases[view.phase];
  return (
    <WhoseTurn
      everybody={everybody}
      winners={view.result?.winners ?? []}
      viewer={viewer}
      say={{ over: table.over, toMove: table.toMove, about }}
    >
      <OwnGoods seat={ofSeat(everybody, viewer)} />
    </WhoseTurn>
  );
}

export function OwnGoods({ seat }: { readonly seat: Seated }) {
  const words = useWords();
  const { number, player, tribe } = seat;
  return (
    <ul className="own-goods" data-panel={number}>
      {GOODS.filter((good) => player[good] !== undefined).map((good) => (
        <li key={good} data-has={good}>
          <Icon name={good} size={20} label={words.goodsCounted[good](player[good]!)} />
          <span aria-hidden="true">{player[good]}</span>
        </li>
      ))}
      <li data-has="people">
        <Icon name={`person-${tribe}`} size={20} label={words.table.people(player.people)} />
        <span aria-hidden="true">{player.people}</span>
      </li>
      <li data-has="agriculture">
        <Icon
          name="agriculture"
          size={20}
          label={words.aloud.agriculture(player.agriculture, AGRICULTURE_END)}
        />
        <span aria-hidden="true">{player.agriculture}</span>
      </li>
      <li data-has="tools">
        <Icon name="tool" size={20} label={sayTools(player, words)} />
        <span aria-hidden="true">{toolsOf(player)}</span>
      </li>
    </ul>
  );
}

/** What all tools together add, those for one use too. */
const toolsOf = ({ tools, oneUse }: SnapshotPlayer): number =>
  [...tools, ...oneUse].reduce((sum, value) => sum + value, 0);

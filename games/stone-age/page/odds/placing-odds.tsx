import { ofSeat } from '@ochre/kernel';
import { type PlaceName, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { useMemo } from 'react';
import { nameOfPlace } from '../../words/sayings/names.ts';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { afterMove } from './after-placing.ts';
import './odds.css';
import { PurchaseOdds } from './purchase-odds.tsx';
import { rollAt } from './roll-at.ts';
import { RollOdds } from './roll-odds.tsx';
import { momentSeen } from './seen.ts';
import { VillageOdds } from './village-odds.tsx';

interface PlacingOddsProps {
  readonly view: Snapshot;
  readonly viewer: number;
  /** The move that is previewed; of any but placing and using people nothing is said. */
  readonly move: string | undefined;
  /** What is looked at while no such move is; without it, nothing. */
  readonly at?: PlaceName | undefined;
  /** Neither the reader nor the table hides odds. */
  readonly isShown: boolean;
}

/** What people would bring at a place, before they go there. */
export function PlacingOdds({ view, viewer, move, at, isShown }: PlacingOddsProps) {
  const words = useWords();
  const after = useMemo(
    () => (isShown ? afterMove(view, viewer, move) : view),
    [isShown, view, viewer, move],
  );
  const place = isShown ? (placeOf(move) ?? at) : undefined;
  if (place === undefined) return null;
  return (
    <section className="odds" aria-label={words.odds.title}>
      <h3>{titleOf(after, viewer, place, words)}</h3>
      <OddsAt view={after} viewer={viewer} place={place} />
    </section>
  );
}

/** Only where people roll does it matter how many they are. */
function titleOf(view: Snapshot, viewer: number, place: PlaceName, words: Words): string {
  const name = nameOfPlace(place, words);
  if (momentSeen(view).rules.placeNamed[place]?.work.kind !== 'roll') return name;
  return words.decisions.place(words.table.people(standing(view, viewer, place)), name);
}

function placeOf(move: string | undefined): PlaceName | undefined {
  const action = move === undefined ? undefined : stoneAge.parse(move);
  return action?.kind === 'place' || action?.kind === 'use' ? action.place : undefined;
}

interface OddsAtProps {
  readonly view: Snapshot;
  readonly viewer: number;
  readonly place: PlaceName;
}

function OddsAt({ view, viewer, place }: OddsAtProps) {
  const moment = momentSeen(view);
  const work = moment.rules.placeNamed[place]?.work;
  switch (work?.kind) {
    case 'roll':
      return <RollOdds view={view} viewer={viewer} roll={rollAt(view, viewer, place)!} />;
    case 'reward': {
      const toll = work.toll?.(ofSeat(moment.players, viewer)) ?? 0;
      return <VillageOdds view={view} viewer={viewer} effect={work.effect} toll={toll} />;
    }
    case 'buy':
    case 'build':
      return <PurchaseOdds view={view} viewer={viewer} place={place} />;
    default:
      return null;
  }
}

const standing = ({ places }: Snapshot, viewer: number, place: PlaceName): number =>
  places[place]?.[viewer] ?? 0;

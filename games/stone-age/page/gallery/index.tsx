import { TABLE_NAMES } from '../testing/tables.ts';
import { DecisionsOnShow } from './decisions-on-show.tsx';
import './gallery.css';
import { OddsOnShow } from './odds-on-show.tsx';
import { Pieces } from './pieces.tsx';
import { RulebookOnShow } from './rulebook-on-show.tsx';
import { TableOnShow } from './table-on-show.tsx';

export { SEATS } from '../testing/tables.ts';
export { recordOnShow } from './record-on-show.ts';

/**
 * Stone Age to be looked at. `table=five`, with `marks`, is a board; `odds=five` its odds; `rules=B3.2` the
 * rulebook, with `part=components`, `places` or `rule`; `decisions` are those of real games; and without any of
 * them, every piece.
 */
export function Gallery({ asked }: { readonly asked: URLSearchParams }) {
  const table = TABLE_NAMES.find((known) => known === asked.get('table'));
  const odds = TABLE_NAMES.find((known) => known === asked.get('odds'));
  const rule = asked.get('rules');
  if (table !== undefined) return <TableOnShow name={table} marks={asked.get('marks')} />;
  if (odds !== undefined) return <OddsOnShow name={odds} />;
  if (rule !== null) return <RulebookOnShow at={rule} part={asked.get('part')} />;
  if (!asked.has('decisions')) return <Pieces />;
  return (
    <DecisionsOnShow
      kind={asked.get('kind')}
      count={Number(asked.get('count') ?? 3)}
      isWide={asked.has('wide')}
    />
  );
}

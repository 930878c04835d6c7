import type { LobbyTable } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { titleOfGame } from '../../games.ts';
import { isolated } from '../../words/isolated.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import { sayPlan } from '../options/summary.ts';
import '@ochre/ui/parts/buttons.css';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { CodeEntry } from '../parts/code-entry.tsx';
import './lobby.css';
import type { OpenTables } from './use-lobby.ts';

interface LobbyProps {
  readonly open: OpenTables;
  readonly now: number;
  readonly onJoin: (table: LobbyTable) => void;
  readonly onWatch: (table: LobbyTable) => void;
  readonly onCode: (code: string) => Promise<void>;
  /** Those that a table can be opened for. */
  readonly games: readonly string[];
  readonly onMake: (game: string) => void;
  readonly onRetry: () => void;
  readonly onAccount: () => void;
  readonly onClose: () => void;
}

/** Who is at a table: people by name, then how many bots and free seats. */
function sayCompany({ names, plan, free }: LobbyTable, { and, screens }: Words): string {
  const bots = plan.seats.filter(({ kind }) => kind === 'bot').length;
  return and([
    ...names.map(isolated),
    ...(bots > 0 ? [screens.lobby.bots(bots)] : []),
    ...(free > 0 ? [screens.lobby.free(free)] : []),
  ]);
}

/** Tables that wait for somebody, and games to watch. */
export function Lobby(props: LobbyProps) {
  const words = useWords();
  const { lobby } = words.screens;
  const { open } = props;
  return (
    <Sheet
      title={lobby.title}
      onClose={props.onClose}
      foot={
        <>
          <CodeEntry onCode={props.onCode} />
          <button type="button" className="button" onClick={props.onAccount}>
            {words.online.account.title}
          </button>
          <MakeButtons {...props} />
        </>
      }
    >
      <p>{lobby.about}</p>
      <div role="status">
        {open.kind === 'asking' && <p>{lobby.loading}</p>}
        {open.kind === 'failed' && <p>{lobby.failed}</p>}
        {open.kind === 'there' && open.tables.length === 0 && <p>{lobby.none}</p>}
      </div>
      <button type="button" className="button small lobby-refresh" onClick={props.onRetry}>
        <Icon name="loop" size={16} />
        {open.kind === 'failed' ? lobby.retry : words.online.lobby.refresh}
      </button>
      <ul className="open-tables">
        {open.kind === 'there' &&
          open.tables.map((table) => (
            <li key={table.table}>
              <span>
                <b className="display">{sayCompany(table, words)}</b>
                <small>
                  {titleOfGame(table.plan.game)} · {sayPlan(table.plan, words)}
                </small>
                <small>
                  {words.online.account.stages[table.stage]},{' '}
                  {words.screens.ago(Math.max(0, props.now - table.made))}
                </small>
              </span>
              <button type="button" className="button small" onClick={() => props.onWatch(table)}>
                {lobby.watch}
              </button>
              {table.free > 0 && (
                <button type="button" className="button small" onClick={() => props.onJoin(table)}>
                  {words.buttons.join}
                </button>
              )}
            </li>
          ))}
      </ul>
    </Sheet>
  );
}

/** One for each game, so that a table is open with one tap. */
function MakeButtons({ games, onMake }: Pick<LobbyProps, 'games' | 'onMake'>) {
  const { lobby } = useWords().screens;
  return (
    <fieldset className="make-tables">
      <legend>{lobby.make}</legend>
      {games.map((game) => (
        <button key={game} type="button" className="button act" onClick={() => onMake(game)}>
          {titleOfGame(game)}
        </button>
      ))}
    </fieldset>
  );
}

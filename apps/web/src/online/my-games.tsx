import type { GameSummary } from '@ochre/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titleOfGame } from '../games.ts';
import { Sure } from '../play/sure.tsx';
import { PATHS } from '../routes/paths.ts';
import { whoPlaysThere } from '../screens/parts/who-plays.ts';
import type { Api } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';
import { keepRecord } from './keep-record.ts';
import { useNetwork } from './network.ts';

/** So many come at a time. */
const PAGE = 50;

type Statistics = Awaited<ReturnType<Api['statistics']>>;

/** What somebody has played at this server, and how it went. */
export function MyGames({ onFailed }: { readonly onFailed: (error: unknown) => void }) {
  const words = useWords();
  const { account } = words.online;
  const { api } = useNetwork();
  const [games, setGames] = useState<readonly GameSummary[]>();
  const [statistics, setStatistics] = useState<Statistics>();
  const [hasMore, setMore] = useState(false);
  const ask = useCallback(
    async (before: readonly GameSummary[]): Promise<void> => {
      const page = await api.games(before.at(-1));
      setGames([...before, ...page]);
      setMore(page.length === PAGE);
    },
    [api],
  );
  useEffect(() => {
    ask([]).catch(onFailed);
    api.statistics().then(setStatistics, onFailed);
  }, [api, ask, onFailed]);
  if (games === undefined) return null;
  if (games.length === 0) return <p>{account.noGames}</p>;
  return (
    <>
      {statistics !== undefined && statistics.games > 0 && <HowItWent statistics={statistics} />}
      <h2 className="display">{account.games}</h2>
      <ul className="my-games">
        {games.map((game) => (
          <MyGame
            key={game.table}
            game={game}
            onRemoved={() => setGames(games.filter((other) => other !== game))}
            onFailed={onFailed}
          />
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className="button small"
          onClick={() => void ask(games).catch(onFailed)}
        >
          {account.more}
        </button>
      )}
    </>
  );
}

interface MyGameProps {
  readonly game: GameSummary;
  readonly onRemoved: () => void;
  readonly onFailed: (error: unknown) => void;
}

function MyGame({ game, onRemoved, onFailed }: MyGameProps) {
  const words = useWords();
  const { account } = words.online;
  const { api } = useNetwork();
  const [isAsked, setAsked] = useState(false);
  const isImported = game.kind === 'imported';
  const who = isImported
    ? account.imported(titleOfGame(game.game))
    : whoPlaysThere(game.players, words);
  const about = aboutGame(game, isImported, words);
  return (
    <li>
      <span>
        <b>{who}</b>
        <small>{about}</small>
      </span>
      {game.stage === 'over' && (
        <button
          type="button"
          className="button small"
          onClick={() => void keepRecord(api, game.table).catch(onFailed)}
        >
          {account.record}
        </button>
      )}
      {isImported ? (
        <button
          type="button"
          className="button small"
          aria-label={`${account.remove}: ${who}, ${about}`}
          aria-expanded={isAsked}
          onClick={() => setAsked(!isAsked)}
        >
          {account.remove}
        </button>
      ) : (
        <Link className="button small" href={PATHS.table(game.table)}>
          {words.online.rematch.go}
        </Link>
      )}
      {isAsked && (
        <Sure
          name={account.remove}
          about={account.removeSure}
          onNo={() => setAsked(false)}
          onYes={() => void api.remove(game.table).then(onRemoved, onFailed)}
        />
      )}
    </li>
  );
}

/** An import is called by its game already. */
function aboutGame(summary: GameSummary, isImported: boolean, words: Words): string {
  const { game, stage, changed, scores, winners, seat } = summary;
  const { account } = words.online;
  return [
    ...(isImported ? [] : [titleOfGame(game)]),
    ...(seat !== undefined && winners?.includes(seat) ? [account.won] : []),
    ...(scores === undefined
      ? [account.stages[stage]]
      : [account.scores(scores.map((score) => words.number(score)).join(', '))]),
    words.screens.ago(Math.max(0, Date.now() - changed)),
  ].join(' · ');
}

function RowsOf({ rows }: { readonly rows: Statistics['byPlayers'] }) {
  const words = useWords();
  return rows.map(({ players, games, victories, meanScore }) => (
    <tr key={players}>
      <th scope="row">{words.number(players)}</th>
      <td>{words.number(games)}</td>
      <td>{words.number(victories)}</td>
      <td>{words.number(Math.round(meanScore))}</td>
    </tr>
  ));
}

function HowItWent({ statistics }: { readonly statistics: Statistics }) {
  const words = useWords();
  const { account } = words.online;
  const { byPlayers } = statistics;
  return (
    <table>
      <caption className="display">{account.statistics}</caption>
      <thead>
        <tr>
          <th scope="col">{account.players}</th>
          <th scope="col">{account.played}</th>
          <th scope="col">{account.victories}</th>
          <th scope="col">{account.meanScore}</th>
        </tr>
      </thead>
      {[...new Set(byPlayers.map(({ game }) => game))].map((game, _, games) => (
        <tbody key={game}>
          {games.length > 1 && (
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {titleOfGame(game)}
              </th>
            </tr>
          )}
          <RowsOf rows={byPlayers.filter((row) => row.game === game)} />
        </tbody>
      ))}
      {byPlayers.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{account.all}</th>
            <td>{words.number(statistics.games)}</td>
            <td>{words.number(statistics.victories)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Working } from '../play/working.tsx';
import { PATHS } from '../routes/paths.ts';
import type { Status } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { keepRecord } from './keep-record.ts';
import { useNetwork } from './network.ts';
import { Plain } from './plain.tsx';

interface EnteringProps {
  readonly id: string;
  readonly status: Status;
}

/** On the way to a table, and when there is none. */
export function Entering({ id, status }: EnteringProps) {
  const words = useWords();
  const { table, line, refusals } = words.online;
  switch (status.kind) {
    case 'lost':
      return status.why === 'banned' ? (
        <Plain title={table.refused} about={refusals.banned} />
      ) : (
        <Plain title={table.unreachable} about={refusals.unavailable} />
      );
    case 'outdated':
      return (
        <Plain title={line.outdated}>
          <button type="button" className="button act" onClick={() => location.reload()}>
            {line.reload}
          </button>
        </Plain>
      );
    case 'refused':
      if (status.code === 'no-such-table') return <NotPlayedHere id={id} />;
      // Whoever follows a table is refused so by its host alone.
      if (status.code === 'not-allowed') {
        return (
          <Plain title={table.removed} about={table.removedAbout}>
            <HomeLink />
          </Plain>
        );
      }
      // Nobody follows what is not theirs but another's game of a day.
      return (
        <Plain
          title={table.refused}
          about={status.code === 'not-yours' ? words.daily.notYours : refusals[status.code]}
        >
          <HomeLink />
        </Plain>
      );
    default:
      return <Working />;
  }
}

/** A game that was brought along has a record but no table. */
function NotPlayedHere({ id }: { readonly id: string }) {
  const words = useWords();
  const { api } = useNetwork();
  const { table, account } = words.online;
  const [isImported, setImported] = useState<boolean>();
  useEffect(() => {
    api.table(id).then(
      ({ kind }) => setImported(kind === 'imported'),
      () => setImported(false),
    );
  }, [api, id]);
  if (isImported === undefined) return <Working />;
  if (!isImported) {
    return (
      <Plain title={table.noTable} about={table.noTableAbout}>
        <HomeLink />
      </Plain>
    );
  }
  return (
    <Plain title={table.imported} about={table.importedAbout}>
      <button type="button" className="button act" onClick={() => void keepRecord(api, id)}>
        {account.record}
      </button>
      <HomeLink />
    </Plain>
  );
}

export function HomeLink() {
  const { play } = useWords();
  return (
    <Link className="button" href={PATHS.home}>
      {play.home}
    </Link>
  );
}

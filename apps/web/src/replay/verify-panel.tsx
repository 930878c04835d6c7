import { commitmentTo, type GameRecord } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';
import { useEffect, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';
import './replay.css';
import { sayFinding } from './say-finding.ts';
import { type RecordCheck, type Verification, verify } from './verify.ts';

interface VerifyPanelProps {
  readonly record: GameRecord;
  /** Who sat where. */
  readonly names: readonly string[];
}

/** The dice of a game, rolled again from their seals in this browser. */
export function VerifyPanel({ record, names }: VerifyPanelProps) {
  const words = useWords();
  const { verify: says } = words.story;
  const verification = useVerification(record);
  return (
    <div className="verify-panel">
      <p>{says.about}</p>
      <p role="status" className={`verdict ${verdictOf(verification)}`}>
        {verification === undefined ? says.working : sayVerdict(verification, words)}
      </p>
      {verification !== undefined && (
        <ul className="checks">
          {verification.checks.map((check) => (
            <CheckLine key={check.part} check={check} record={record} />
          ))}
        </ul>
      )}
      <Seals record={record} names={names} />
    </div>
  );
}

/** All dice are rolled again when the panel has been drawn: a long game takes a moment. */
function useVerification(record: GameRecord): Verification | undefined {
  const { game } = useGamePage();
  const [done, setDone] = useState<{ readonly of: GameRecord; readonly found: Verification }>();
  useEffect(() => {
    const wait = setTimeout(() => setDone({ of: record, found: verify(game, record) }), 0);
    return () => clearTimeout(wait);
  }, [game, record]);
  return done?.of === record ? done.found : undefined;
}

type Verdict = 'working' | 'right' | 'wrong' | 'unchecked';

const VERDICT_ICONS: Readonly<Record<Exclude<Verdict, 'working'>, SymbolName>> = {
  right: 'check',
  wrong: 'no',
  unchecked: 'minus',
};

const verdictOfCheck = ({ found }: RecordCheck): keyof typeof VERDICT_ICONS => {
  if (found?.holds === undefined) return 'unchecked';
  return found.holds ? 'right' : 'wrong';
};

function verdictOf(verification: Verification | undefined): Verdict {
  if (verification === undefined) return 'working';
  const all = verification.checks.map(verdictOfCheck);
  if (all.includes('wrong')) return 'wrong';
  return all.includes('unchecked') ? 'unchecked' : 'right';
}

function sayVerdict(verification: Verification, { story: { verify: says } }: Words): string {
  const verdict = verdictOf(verification);
  if (verdict === 'right') return says.holds(verification.dice);
  return verdict === 'wrong' ? says.fails : says.untold;
}

interface CheckLineProps {
  readonly check: RecordCheck;
  readonly record: GameRecord;
}

function CheckLine({ check, record }: CheckLineProps) {
  const { verify: says } = useWords().story;
  const { part, found } = check;
  const verdict = verdictOfCheck(check);
  return (
    <li className={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} size={18} label={says[verdict]} />
      <b>{says.checks[part]}</b>
      <span>{found === undefined ? says.unchecked : sayFinding(found, { record, says })}</span>
    </li>
  );
}

/** What the dice come from, for whoever wants to work them out with other means. */
function Seals({ record, names }: VerifyPanelProps) {
  const words = useWords();
  const { verify: says } = words.story;
  const { commitment, secret, nonces } = record;
  return (
    <dl className="seals">
      <dt>{says.commitment}</dt>
      <dd>{commitment}</dd>
      <dt>{says.secret}</dt>
      <dd>{secret ?? says.notRevealed}</dd>
      {secret !== undefined && (
        <>
          <dt>{says.hash}</dt>
          <dd>{commitmentTo(secret)}</dd>
        </>
      )}
      {nonces.length === 0 && <dd>{says.noNonces}</dd>}
      {nonces.map((nonce, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <div key={seat}>
          <dt>{says.nonceOf(names[seat] ?? `${seat + 1}`)}</dt>
          <dd>{nonce}</dd>
        </div>
      ))}
    </dl>
  );
}

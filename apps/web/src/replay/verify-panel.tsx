import { botNonce, commitmentTo, type GameRecord } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';
import { useEffect, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';
import './replay.css';
import { sayFinding, sayTestimony } from './say-finding.ts';
import type { Testimony } from './testimony.ts';
import { type Verification, verify } from './verify.ts';

interface VerifyPanelProps {
  readonly record: GameRecord;
  /** Who sat where. */
  readonly names: readonly string[];
  /** Of a game that was played elsewhere. */
  readonly testimony?: Testimony | undefined;
}

/** The dice of a game, rolled again from their seals in this browser. */
export function VerifyPanel({ record, names, testimony }: VerifyPanelProps) {
  const words = useWords();
  const { verify: says } = words.story;
  const verification = useVerification(record);
  const verdict = verdictOf(verification, testimony);
  return (
    <div className="verify-panel">
      <p>{says.about}</p>
      <p role="status" className={`verdict ${verdict}`}>
        {verification === undefined ? says.working : sayVerdict(verdict, verification, words)}
      </p>
      {verification !== undefined && (
        <ul className="checks">
          {verification.checks.map((check) => (
            <CheckLine key={check.part} name={says.checks[check.part]} holds={check.found?.holds}>
              {check.found === undefined
                ? says.unchecked
                : sayFinding(check.found, { record, says })}
            </CheckLine>
          ))}
          {testimony !== undefined && (
            <CheckLine name={says.checks.witness} holds={testimony.holds}>
              {sayTestimony(testimony, says)}
            </CheckLine>
          )}
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

const verdictOfCheck = (holds: boolean | undefined): keyof typeof VERDICT_ICONS => {
  if (holds === undefined) return 'unchecked';
  return holds ? 'right' : 'wrong';
};

/** Who was not there has nothing against the record either. */
function verdictOf(
  verification: Verification | undefined,
  testimony: Testimony | undefined,
): Verdict {
  if (verification === undefined) return 'working';
  const all = verification.checks.map(({ found }) => verdictOfCheck(found?.holds));
  if (all.includes('wrong') || testimony?.holds === false) return 'wrong';
  return all.includes('unchecked') ? 'unchecked' : 'right';
}

function sayVerdict(
  verdict: Verdict,
  verification: Verification,
  { story: { verify: says } }: Words,
): string {
  if (verdict === 'right') {
    return verification.dice === 0 ? says.drawHolds : says.holds(verification.dice);
  }
  return verdict === 'wrong' ? says.fails : says.untold;
}

interface CheckLineProps {
  readonly name: string;
  readonly holds: boolean | undefined;
  readonly children: string;
}

function CheckLine({ name, holds, children }: CheckLineProps) {
  const { verify: says } = useWords().story;
  const verdict = verdictOfCheck(holds);
  return (
    <li className={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} size={18} label={says[verdict]} />
      <b>{name}</b>
      <span>{children}</span>
    </li>
  );
}

/** What the dice come from, for whoever wants to work them out with other means. */
function Seals({ record, names }: Pick<VerifyPanelProps, 'record' | 'names'>) {
  const words = useWords();
  const { verify: says } = words.story;
  const { commitment, secret, nonces } = record;
  const whose = (seat: number, nonce: string) =>
    nonce === botNonce(seat, commitment) ? says.nonceOfBot : says.nonceOf;
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
          <dt>{whose(seat, nonce)(names[seat] ?? `${seat + 1}`)}</dt>
          <dd>{nonce}</dd>
        </div>
      ))}
    </dl>
  );
}

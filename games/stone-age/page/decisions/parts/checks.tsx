import { Icon } from '../../art/icon.tsx';
import type { Words } from '../../in-words.tsx';
import type { Check } from '../options/setting.ts';
import './checks.css';

interface ChecksProps {
  readonly checks: readonly Check[];
  /** Whether a payment that all rules allow is more than there is. */
  readonly isShort: boolean;
  readonly words: Words;
}

/** What the rules say of what is set, as it changes. */
export function Checks({ checks, isShort, words }: ChecksProps) {
  return (
    <ul className="rule-checks">
      {checks.map(({ of, count, off }) => (
        <Line key={of} isOk={off === 0} text={sayCheck({ of, count, off }, words)} />
      ))}
      {isShort && <Line isOk={false} text={words.decisions.moreThanYouHave} />}
    </ul>
  );
}

function sayCheck({ of, count, off }: Check, { decisions }: Words): string {
  const counted = decisions[of](count);
  if (off === 0) return counted;
  return `${counted}, ${off > 0 ? decisions.tooMany(off) : decisions.tooFew(-off)}`;
}

interface LineProps {
  readonly isOk: boolean;
  readonly text: string;
}

function Line({ isOk, text }: LineProps) {
  return (
    <li className={isOk ? 'ok' : 'off'}>
      <i>
        <Icon name={isOk ? 'check' : 'no'} size={13} />
      </i>
      {text}
    </li>
  );
}

import { useWords } from '../words/in-words.tsx';
import './key-list.css';
import { type GameKey, type KeyDeed, REPLAY_KEYS, REVIEW_KEYS, TABLE_KEYS } from './keys.ts';

interface KeyListProps {
  /** Those of the game itself; what it says of a key holds there. */
  readonly own: readonly GameKey[];
}

/** All keys and what they do. */
export function KeyList({ own }: KeyListProps) {
  const { keys } = useWords();
  const said = (all: Readonly<Partial<Record<KeyDeed, string>>>): GameKey[] =>
    entriesOf(all).map(([deed, key]) => ({ key, does: keys.deeds[deed] }));
  const common = said(TABLE_KEYS).filter(({ key }) => own.every((one) => one.key !== key));
  return (
    <>
      <h3>{keys.atTheTable}</h3>
      <Keys shown={[...own, ...common]} />
      <h3>{keys.inAReplay}</h3>
      <Keys shown={said(REPLAY_KEYS)} />
      <h3>{keys.inAReview}</h3>
      <Keys shown={said(REVIEW_KEYS)} />
      <p>{keys.everywhere}</p>
    </>
  );
}

function Keys({ shown }: { readonly shown: readonly GameKey[] }) {
  return (
    <dl className="key-list">
      {shown.map(({ key, does }) => (
        <div key={key}>
          <dt>
            {key.split(/(?<=.) (?=.)/).map((part) => (
              <kbd key={part}>{SIGNS[part] ?? part}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As they are printed on keyboards everywhere. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  ' ': '␣',
};

function entriesOf(
  keys: Readonly<Partial<Record<KeyDeed, string>>>,
): readonly (readonly [deed: KeyDeed, key: string])[] {
  return Object.entries(keys) as [KeyDeed, string][];
}

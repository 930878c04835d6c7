import { useWords } from '../words/in-words.tsx';
import './key-list.css';
import { type KeyDeed, REPLAY_KEYS, TABLE_KEYS } from './keys.ts';

type Shown = readonly (readonly [deed: KeyDeed, key: string])[];

const AT_THE_TABLE: Shown = [['people', '1–9'], ...entriesOf(TABLE_KEYS)];
const IN_A_REPLAY: Shown = entriesOf(REPLAY_KEYS);

/** All keys and what they do. */
export function KeyList() {
  const { keys } = useWords();
  return (
    <>
      <h3>{keys.atTheTable}</h3>
      <Keys shown={AT_THE_TABLE} />
      <h3>{keys.inAReplay}</h3>
      <Keys shown={IN_A_REPLAY} />
      <p>{keys.everywhere}</p>
    </>
  );
}

function Keys({ shown }: { readonly shown: Shown }) {
  const { keys } = useWords();
  return (
    <dl className="key-list">
      {shown.map(([deed, key]) => (
        <div key={deed}>
          <dt>
            {key.split(/(?<=.) (?=.)/).map((part) => (
              <kbd key={part}>{SIGNS[part] ?? part}</kbd>
            ))}
          </dt>
          <dd>{keys.deeds[deed]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As they are printed on keyboards everywhere. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': '␣',
};

function entriesOf(keys: Readonly<Partial<Record<KeyDeed, string>>>): Shown {
  return Object.entries(keys) as [KeyDeed, string][];
}

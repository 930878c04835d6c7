import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/language.tsx';
import './menu.css';

/** Something that can be done with a table besides playing. */
export interface MenuEntry {
  readonly icon: SymbolName;
  readonly name: string;
  readonly onTap: () => void;
  /** Asked before it is done. */
  readonly sure?: string;
}

interface MenuProps {
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What a table offers besides the board. */
export function Menu({ entries, onClose, children }: MenuProps) {
  const words = useWords();
  const [asked, setAsked] = useState<MenuEntry>();
  const done = (entry: MenuEntry): void => {
    onClose();
    entry.onTap();
  };
  return (
    <Sheet title={words.play.menu} onClose={onClose}>
      {asked === undefined ? (
        <ul className="table-menu">
          {entries.map((entry) => (
            <li key={entry.name}>
              <button
                type="button"
                onClick={() => (entry.sure === undefined ? done(entry) : setAsked(entry))}
              >
                <Icon name={entry.icon} size={22} />
                {entry.name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="sure" role="alertdialog" aria-label={asked.name}>
          <p>{asked.sure}</p>
          <button type="button" className="button small" onClick={() => setAsked(undefined)}>
            {words.buttons.cancel}
          </button>
          <button type="button" className="button small act" onClick={() => done(asked)}>
            {asked.name}
          </button>
        </div>
      )}
      {children}
    </Sheet>
  );
}

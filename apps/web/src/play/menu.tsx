import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/language.tsx';
import './menu.css';
import { Sure } from './sure.tsx';

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
  const [asked, setAsked] = useState<MenuEntry & { readonly sure: string }>();
  const done = (entry: MenuEntry): void => {
    onClose();
    entry.onTap();
  };
  const tapped = (entry: MenuEntry): void => {
    const { sure } = entry;
    if (sure === undefined) done(entry);
    else setAsked({ ...entry, sure });
  };
  return (
    <Sheet title={words.play.menu} onClose={onClose}>
      {asked === undefined ? (
        <ul className="table-menu">
          {entries.map((entry) => (
            <li key={entry.name}>
              <button type="button" onClick={() => tapped(entry)}>
                <Icon name={entry.icon} size={22} />
                {entry.name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Sure
          name={asked.name}
          about={asked.sure}
          onNo={() => setAsked(undefined)}
          onYes={() => done(asked)}
        />
      )}
      {asked === undefined && children}
    </Sheet>
  );
}

import type { TableView } from '@ochre/match';
import type { TableAddress } from '@ochre/protocol';
import { Menu, type MenuEntry } from '../play/menu.tsx';
import { sayResigning } from '../play/resigning.ts';
import type { Send } from '../play/use-sending.ts';
import { Invitation } from '../screens/lobby/invitation.tsx';
import '../screens/lobby/gathering.css';
import { useWords } from '../words/language.tsx';
import { usePermission } from './notification.ts';
import { type Removable, removableAt } from './removable.ts';

interface TableMenuProps {
  readonly view: TableView;
  readonly address: TableAddress;
  readonly send: Send;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onHome: () => void;
  readonly onRemove: (somebody: Removable) => void;
  readonly onClose: () => void;
}

/** What can be done at a table over the network besides playing. */
export function TableMenu(props: TableMenuProps) {
  const { view, send } = props;
  const words = useWords();
  const { menu } = words.online;
  const [permission, askPermission] = usePermission();
  const isPlaying = view.stage === 'playing' && view.you !== undefined;
  const canAsk = isPlaying && view.undo === undefined && (view.game?.moves ?? 0) > 0;
  const entries: readonly (MenuEntry | false)[] = [
    canAsk && {
      icon: 'undo',
      name: words.play.askUndo,
      onTap: () => void send({ kind: 'askUndo' }),
    },
    isPlaying &&
      // Among bots it is soon one’s turn.
      view.daily === undefined &&
      permission === 'default' && { icon: 'bell', name: menu.tellMe, onTap: askPermission },
    { icon: 'help', name: words.buttons.rules, onTap: props.onRules },
    { icon: 'gear', name: words.buttons.settings, onTap: props.onSettings },
    isPlaying && {
      icon: 'no',
      name: words.play.resign,
      sure: sayResigning(view, words),
      onTap: () => void send({ kind: 'resign' }),
    },
    ...removableAt(view).map(
      (somebody): MenuEntry => ({
        icon: 'no',
        name: words.online.hosting.remove(somebody.name),
        onTap: () => props.onRemove(somebody),
      }),
    ),
    { icon: 'right', name: words.play.home, onTap: props.onHome },
  ];
  return (
    <Menu entries={entries.filter((entry) => entry !== false)} onClose={props.onClose}>
      {view.daily === undefined && (
        <div className="menu-invitation">
          <p>{menu.invite}</p>
          <Invitation address={props.address} />
        </div>
      )}
      {isPlaying && permission === 'granted' && <p>{menu.told}</p>}
      {isPlaying && permission === 'denied' && <p>{menu.notAllowed}</p>}
    </Menu>
  );
}

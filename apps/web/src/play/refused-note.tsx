import { Icon } from '@ochre/ui/art/icon.tsx';
import { useGamePage } from '../games/game-page.tsx';
import type { CommandAnswer } from '../table/table-client.ts';
import { useWords } from '../words/language.tsx';
import '@ochre/ui/parts/asked-about.css';

interface RefusedNoteProps {
  readonly refused: Pick<Extract<CommandAnswer, { readonly kind: 'refused' }>, 'rule' | 'code'>;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** Something was not done: which, and by which rule. */
export function RefusedNote({ refused: { rule, code }, onRule, onClose }: RefusedNoteProps) {
  const words = useWords();
  const { Rule, useSayings } = useGamePage();
  const { reason } = useSayings();
  return (
    <section className="asked-about paper" role="alert">
      <header>
        <h2 className="display">{words.play.refused}</h2>
        <button type="button" className="close" aria-label={words.buttons.close} onClick={onClose}>
          <Icon name="no" size={16} />
        </button>
      </header>
      <p className="why-not">{rule === undefined ? words.online.refusals[code] : reason(rule)}</p>
      {rule !== undefined && <Rule rule={rule} onOpen={onRule} />}
    </section>
  );
}

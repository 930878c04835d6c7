import { reasonOf } from '@ochre/stone-age/page/odds/index.ts';
import { RuleText } from '@ochre/stone-age/page/rulebook/rule-text.tsx';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Answer } from '../table/table-client.ts';
import { useWords } from '../words/language.tsx';
import '@ochre/stone-age/page/play/asked-about.css';

interface RefusedNoteProps {
  readonly refused: Pick<Extract<Answer, { readonly kind: 'refused' }>, 'rule' | 'code'>;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** Something was not done: which, and by which rule. */
export function RefusedNote({ refused: { rule, code }, onRule, onClose }: RefusedNoteProps) {
  const words = useWords();
  return (
    <section className="asked-about paper" role="alert">
      <header>
        <h2 className="display">{words.play.refused}</h2>
        <button type="button" className="close" aria-label={words.buttons.close} onClick={onClose}>
          <Icon name="no" size={16} />
        </button>
      </header>
      <p className="why-not">
        {rule === undefined ? words.online.refusals[code] : reasonOf(rule, words)}
      </p>
      {rule !== undefined && <RuleText rule={rule} onOpen={onRule} />}
    </section>
  );
}

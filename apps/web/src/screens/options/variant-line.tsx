import { aloneIn } from '@ochre/kernel';
import { metaOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { wordsOfGame } from '../../words/words-of-game.ts';
import type { Choosing } from './choosing.ts';
import { OptionLine } from './option-line.tsx';

/** Of the choice among variants: none of them. */
const TOGETHER = 'together';

/** Together, or the variant for one. Nobody is invited to a game for one. */
export function VariantLine({ way, choice, fitting, onChange }: Choosing) {
  const words = useWords();
  const meta = metaOf(choice.game);
  const { variant } = wordsOfGame(words, meta.name);
  if (way === 'friends' || aloneIn(meta) === undefined || variant === undefined) return null;
  return (
    <OptionLine
      words={variant}
      values={[TOGETHER, ...Object.keys(meta.variants)]}
      chosen={choice.variant ?? TOGETHER}
      onChoose={(chosen) =>
        onChange(fitting.withVariant(choice, chosen === TOGETHER ? undefined : chosen))
      }
    />
  );
}

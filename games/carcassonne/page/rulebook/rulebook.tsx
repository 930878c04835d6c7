import type { RulebookProps, RuleProps } from '@ochre/ui/game/game-page.ts';

export const Rulebook = ({ at }: RulebookProps) => <main>{at}</main>;

export const Rule = ({ rule }: RuleProps) => <p>{rule}</p>;

import type { RuleProps } from '@ochre/ui/game/game-page.ts';
import { RuleText as AnyRuleText } from '@ochre/ui/rulebook/rule-text.tsx';
import { SOURCES } from './sources/index.ts';

/** One rule of Stone Age. */
export const RuleText = (props: Pick<RuleProps, 'rule'> & Partial<RuleProps>) => (
  <AnyRuleText sources={SOURCES} {...props} />
);

import type { AnyTerminal } from '@ochre/terminal';

export const howToType = ({ howToType }: AnyTerminal): string =>
  `${howToType} TAB completes, undo takes back, help tells more.`;

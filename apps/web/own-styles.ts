import type { CSSOptions } from 'vite';

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** A style sheet of a game's page. */
const OF_GAME = /\/games\/([^/]+)\/page\/.*\.css$/;

/**
 * What a game's page looks like is said inside it alone: who goes from one game to another keeps the sheets of
 * both, and two games may call two things the same. It is as specific as before.
 */
export const ownStyles: Plugin = {
  postcssPlugin: 'own-styles',
  Once(sheet) {
    const game = OF_GAME.exec(sheet.source?.input.file ?? '')?.[1];
    if (game === undefined) return;
    sheet.walkRules((rule) => {
      const { parent } = rule;
      const isStep = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
      if (isStep || parent?.type === 'rule') return;
      rule.selectors = rule.selectors.map((selector) => within(game, selector));
    });
  },
};

/** What stands in the element that names the game; a plain selector, which browsers match quickly. */
export const within = (game: string, selector: string): string =>
  selector.startsWith(':root') ? selector : `:where([data-game="${game}"]) ${selector}`;

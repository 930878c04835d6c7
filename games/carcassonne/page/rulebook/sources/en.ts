import type { BookSource } from '@ochre/ui/rulebook/book.ts';
import base from '../../../../../docs/rules/carcassonne/base.md?raw';
import shrine from '../../../../../docs/rules/carcassonne/shrine.md?raw';

export const source: BookSource = {
  texts: { base, shrine },
  synonyms: [
    { here: ['follower'], elsewhere: ['meeple', 'figure', 'man', 'men', 'people'] },
    { here: ['cloister'], elsewhere: ['monastery', 'abbey'] },
    { here: ['thief'], elsewhere: ['highwayman', 'robber', 'brigand'] },
    { here: ['knight'], elsewhere: ['soldier'] },
    { here: ['heretic'], elsewhere: ['cultist'] },
    { here: ['shrine'], elsewhere: ['cult place', 'cult'] },
    { here: ['challenge'], elsewhere: ['duel', 'contest'] },
    { here: ['farm', 'farmer', 'field'], elsewhere: ['meadow', 'grass', 'peasant'] },
    { here: ['shield'], elsewhere: ['pennant', 'coat of arms', 'banner'] },
    { here: ['crossing'], elsewhere: ['crossroad', 'junction', 'village'] },
    { here: ['complete'], elsewhere: ['finished', 'closed off', 'completed'] },
    { here: ['incomplete'], elsewhere: ['unfinished', 'not complete'] },
    { here: ['first player'], elsewhere: ['start player', 'starting player'] },
    { here: ['start tile'], elsewhere: ['starting tile', 'first tile'] },
    { here: ['lay', 'laid'], elsewhere: ['draw a tile', 'play a tile'] },
    { here: ['tie'], elsewhere: ['draw', 'equal', 'tiebreak'] },
    { here: ['points'], elsewhere: ['victory points', 'vp', 'score'] },
  ],
};

import type { TableView } from '@ochre/match';
import type { Words } from '../words/words.ts';

/** Whether somebody would be left to play if one more person resigned. */
export const othersPlay = ({ seats }: TableView): boolean =>
  seats.filter(({ bot }) => bot === undefined).length > 1;

/** What is asked before somebody resigns: without people a table does not go on. */
export const sayResigning = (view: TableView, { play }: Words): string =>
  othersPlay(view) ? play.resignSure : play.resignLast;

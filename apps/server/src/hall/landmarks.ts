import type { Command, Deed, Entry } from '@ochre/match';

/** Deeds after which the board, or whose turn it is, is another. */
const CHANGES_POSITION: readonly Deed['kind'][] = [
  'began',
  'moved',
  'turnEnded',
  'tookBack',
  'replaced',
];

/** Which numbers of a log a command must have been decided after. */
export class Landmarks {
  /** The last change of what a move depends on. */
  position = 0;
  private plan = 0;
  private request = 0;

  pass({ seq, deed: { kind } }: Entry): void {
    if (CHANGES_POSITION.includes(kind)) this.position = seq;
    if (kind === 'made' || kind === 'planned') this.plan = seq;
    if (kind === 'undoAsked') this.request = seq;
  }

  /** Whether something that matters to the command happened after its sender last looked. */
  isStale(command: Command['kind'], seen: number): boolean {
    switch (command) {
      case 'move':
      case 'endTurn':
      case 'undo':
      case 'askUndo':
        return seen < this.position;
      case 'answerUndo':
        return seen < this.request;
      case 'begin':
        return seen < this.plan;
      default:
        return false;
    }
  }
}

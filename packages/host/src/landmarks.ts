import { type Command, changesPosition, type Entry } from '@ochre/match';

/** Which numbers of a log a command must have been decided after. */
export class Landmarks {
  /** The last change of what a move depends on. */
  position = 0;
  private plan = 0;
  private request = 0;
  private vote = 0;

  pass({ seq, deed }: Entry): void {
    const { kind } = deed;
    if (changesPosition(deed)) this.position = seq;
    if (kind === 'made' || kind === 'planned') this.plan = seq;
    if (kind === 'undoAsked') this.request = seq;
    if (kind === 'replaceAsked') this.vote = seq;
  }

  /** Whether something that matters to the command happened after its sender last looked. */
  isStale(command: Command['kind'], seen: number): boolean {
    switch (command) {
      case 'move':
      case 'endTurn':
      case 'undo':
      case 'askUndo':
      case 'askReplace':
        return seen < this.position;
      case 'answerUndo':
        return seen < this.request;
      case 'answerReplace':
        return seen < this.vote;
      case 'begin':
        return seen < this.plan;
      default:
        return false;
    }
  }
}

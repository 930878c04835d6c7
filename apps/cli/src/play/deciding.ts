import type { Look } from './board/look.ts';
import type { Choice } from './choices/choice.ts';
import type { CommandName } from './commands.ts';
import { completerOver } from './completion.ts';
import { presentationOf } from './presentations.ts';
import { read } from './reading.ts';
import { cardReply, cardsReply, helpReply, logReply, refusal, whyReply } from './replies.ts';
import { numbersOnBoard, plainScene, type Scene, screen } from './scene.ts';
import type { Session } from './session.ts';
import { spelledOut } from './spelling.ts';
import { wrap } from './terminal/width.ts';

/** What a decision ended with: `again` asks anew, since something was taken back. */
type Outcome = 'moved' | 'again' | 'quit';

/** One decision of a person: shows it, and listens until there is a move. */
export class Deciding {
  private readonly session: Session;
  private scene: Scene;

  constructor(session: Session, player: number) {
    this.session = session;
    this.scene = session.sceneFor(player);
  }

  async outcome(): Promise<Outcome> {
    const { terminal } = this.session;
    const name = this.session.table.seats[this.scene.viewer]!.name;
    this.draw(this.session.isBoardDue());
    terminal.onResize(() => this.draw(false));
    try {
      for (;;) {
        const { choices, open } = this.scene.question;
        const line = await terminal.ask(`${name}> `, completerOver(choices, open));
        const outcome = await this.hear(line);
        if (outcome !== undefined) return outcome;
      }
    } finally {
      terminal.onResize(undefined);
    }
  }

  private async hear(line: string | undefined): Promise<Outcome | undefined> {
    const { choices, open, from, page } = this.scene.question;
    if (line === undefined) return this.command('quit', '');
    const meant = read(line, choices, open);
    switch (meant.kind) {
      case 'move':
        this.session.move(this.scene.viewer, meant.move);
        return 'moved';
      case 'choice':
        return this.turnTo(meant.choice, 0);
      case 'back':
      case 'nothing':
        return this.turnTo(undefined, 0);
      case 'more':
        return this.turnTo(open, from + page);
      case 'command':
        return this.command(meant.name, meant.rest);
      case 'unclear':
        return this.say([meant.message]);
      case 'other':
        return this.unlisted(meant.text);
    }
  }

  /** What is not in the list is refused, unless it is another way to write what is (S5.5). */
  private unlisted(text: string): Outcome | undefined {
    const { table } = this.session;
    const why = refusal(table, text);
    if (why !== undefined) return this.say([why]);
    this.session.move(this.scene.viewer, spelledOut(text, table.decision!.kind));
    return 'moved';
  }

  private async command(name: CommandName, rest: string): Promise<Outcome | undefined> {
    const { session, scene } = this;
    const { table } = session;
    const { snapshot, choices } = scene.question;
    switch (name) {
      case 'help':
        return this.say(helpReply(snapshot, choices, rest));
      case 'why':
        return this.say(whyReply(table, rest));
      case 'board':
        return this.turnTo(undefined, 0, true);
      case 'score':
        return this.say(presentationOf(snapshot).scores(snapshot, this.look(), scene.viewer));
      case 'cards':
        return this.say(cardsReply(snapshot, scene.viewer));
      case 'card':
        return this.say(cardReply(snapshot, rest));
      case 'stacks':
        return this.say(presentationOf(snapshot).stacks(snapshot, session.terminal.width));
      case 'log':
        return this.say(logReply(table, scene.viewer, rest));
      case 'undo':
        return this.undo();
      case 'save':
        await session.save(rest);
        return undefined;
      case 'quit':
        return (await session.mayQuit()) ? 'quit' : undefined;
    }
  }

  private undo(): Outcome | undefined {
    const { done, said } = this.session.undo();
    return done ? 'again' : this.say([said]);
  }

  /** Shows other answers: the options of a choice, or the next ones of a long list. */
  private turnTo(open: Choice | undefined, from: number, withBoard = false): undefined {
    const { question } = this.scene;
    const count = (open?.options ?? question.choices).length;
    this.scene = { ...this.scene, question: { ...question, open, from: from < count ? from : 0 } };
    this.draw(withBoard);
  }

  private say(lines: readonly string[]): undefined {
    const { terminal } = this.session;
    terminal.show(lines.flatMap((line) => wrap(line, terminal.width, '  ')));
  }

  private look(): Look {
    const { terminal, table } = this.session;
    return {
      seats: table.seats,
      ink: terminal.ink,
      width: terminal.width,
      numbers: terminal.screen ? numbersOnBoard(this.scene.question) : new Map(),
      turn: table.turn,
    };
  }

  private draw(withBoard: boolean): void {
    const { terminal } = this.session;
    const look = this.look();
    terminal.clear();
    terminal.show(
      terminal.screen
        ? screen(this.scene, look, terminal.rows)
        : plainScene(this.scene, look, withBoard),
    );
    // Line by line, what was said need not be said again.
    if (!terminal.screen) this.scene = { ...this.scene, news: [] };
  }
}

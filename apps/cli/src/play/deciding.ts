import { type Choice, type Look, seatOf, wrap } from '@ochre/terminal';
import { COMMAND_NAMES, type CommandName } from './command-names.ts';
import { commandsOf } from './commands.ts';
import { completerOver } from './completion.ts';
import { lookAt } from './look.ts';
import { numbersOnBoard } from './question.ts';
import { read } from './reading.ts';
import { helpReply, logReply, refusal, spelledOut, whyReply } from './replies.ts';
import { plainScene, type Scene, screen } from './scene.ts';
import type { Session } from './session.ts';

/** What a decision ended with: `again` asks anew, since something was taken back. */
type Outcome = 'moved' | 'again' | 'quit';

const isCommand = (name: string): name is CommandName =>
  COMMAND_NAMES.some((known) => known === name);

/** One decision of a person: shows it, and listens until there is a move. */
export class Deciding {
  private readonly session: Session;
  private readonly player: number;
  private scene: Scene;

  constructor(session: Session, player: number) {
    this.session = session;
    this.player = player;
    this.scene = session.sceneFor(player);
  }

  async outcome(): Promise<Outcome> {
    const { terminal, table } = this.session;
    const { name } = seatOf(table, this.player);
    const commands = commandsOf(table.listed).map((command) => command.name);
    this.draw(this.session.isBoardDue());
    terminal.onResize(() => this.draw(false));
    try {
      for (;;) {
        const { choices, open } = this.scene.question;
        const line = await terminal.ask(`${name}> `, completerOver(commands, choices, open));
        const outcome = await this.hear(line);
        if (outcome !== undefined) return outcome;
      }
    } finally {
      terminal.onResize(undefined);
    }
  }

  private async hear(line: string | undefined): Promise<Outcome | undefined> {
    const { open, from, page } = this.scene.question;
    if (line === undefined) return this.command('quit', '');
    const meant = read(line, this.scene.question);
    switch (meant.kind) {
      case 'move':
        await this.session.move(this.player, meant.move);
        return 'moved';
      case 'choice':
        return this.turnTo(meant.choice, 0);
      case 'back':
      case 'nothing':
        return this.turnTo(undefined, 0);
      case 'more':
        return this.turnTo(open, from + page);
      case 'command':
        return isCommand(meant.name)
          ? this.command(meant.name, meant.rest)
          : this.commandOfGame(meant.name, meant.rest);
      case 'unclear':
        return this.say([meant.message]);
      case 'other':
        return this.unlisted(meant.text);
    }
  }

  /** What is not in the list is refused, unless it is another way to write what is. */
  private async unlisted(text: string): Promise<Outcome | undefined> {
    const { table } = this.session;
    const why = refusal(table, text);
    if (why !== undefined) return this.say([why]);
    await this.session.move(this.player, spelledOut(table, text));
    return 'moved';
  }

  private async command(name: CommandName, rest: string): Promise<Outcome | undefined> {
    const { session, scene } = this;
    const { table } = session;
    const { listed, moment } = scene.question;
    switch (name) {
      case 'help':
        return this.say(helpReply(scene.question, rest));
      case 'why':
        return this.say(whyReply(table, rest));
      case 'board':
        return this.turnTo(undefined, 0, true);
      case 'score':
        return this.say(listed.terminal.scores(moment, this.look()));
      case 'log':
        return this.say(logReply(table, this.player, rest));
      case 'undo':
        return this.undo();
      case 'save':
        await session.save(rest);
        return undefined;
      case 'quit':
        return (await session.mayQuit()) ? 'quit' : undefined;
    }
  }

  private commandOfGame(name: string, rest: string): undefined {
    const { listed, moment } = this.scene.question;
    const command = listed.terminal.commands.find((one) => one.name === name);
    if (command !== undefined) this.say(command.reply(moment, rest, this.look()));
  }

  private async undo(): Promise<Outcome | undefined> {
    const { done, said } = await this.session.undo();
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
    const { question } = this.scene;
    return terminal.screen
      ? lookAt(table, terminal, {
          numbers: numbersOnBoard(question),
          chosen: question.open?.label,
        })
      : lookAt(table, terminal);
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

import { isPerson, seatOf } from '@ochre/terminal';
import { askWord } from './asking.ts';
import type { KeyboardTable, Undo } from './keyboard-table.ts';
import { lookAt } from './look.ts';
import { saveGame } from './saving.ts';
import type { Scene } from './scene.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What a game at this keyboard knows besides the game: who was told what, and what is saved. */
export class Session {
  readonly table: KeyboardTable;
  readonly terminal: Terminal;
  /** To be said before the next decision. */
  private notices: string[];
  /** By seat, how many plies that player was told of. */
  private readonly told: number[];
  /** The moves that were last saved, to tell whether there are others now. */
  private saved: string;
  /** Whose cards face down were last on the screen. */
  private secretsOf: number | undefined;
  /** Line by line: the chapter of the game in which the whole board was last told. */
  private chapter: string | undefined;

  constructor(table: KeyboardTable, terminal: Terminal, notices: readonly string[]) {
    this.table = table;
    this.terminal = terminal;
    this.notices = notices.slice();
    // Of a loaded game only what is still to come is told.
    this.told = table.seats.map(() => table.plies.length);
    this.saved = movesOf(table);
  }

  /** What a player sees who must decide. */
  sceneFor(viewer: number): Scene {
    const { table, terminal } = this;
    const { listed } = table;
    const game = listed.terminal;
    const moment = table.momentOf(viewer);
    if (game.showsSecrets(moment)) this.secretsOf = viewer;
    return {
      question: {
        listed,
        moment,
        choices: game.choices(moment, table.legal),
        open: undefined,
        from: 0,
        page: terminal.screen ? 9 : 20,
      },
      news: [...this.notices, ...this.newsFor(viewer)],
    };
  }

  newsFor(viewer: number): string[] {
    const { table, terminal } = this;
    return table.listed.terminal.news(
      table.eventsSince(this.told[viewer] ?? 0, viewer),
      table.momentOf(viewer),
      lookAt(table, terminal),
    );
  }

  /** A legal move of the player who must decide. */
  async move(viewer: number, move: string): Promise<void> {
    this.told[viewer] = this.table.plies.length;
    this.notices = [];
    await this.table.move(move);
  }

  /** Takes the last move back and says so, or why not. */
  async undo(): Promise<{ readonly done: boolean; readonly said: string }> {
    const undo = await this.table.undo();
    if (undo.kind !== 'taken') return { done: false, said: this.whyNotUndone(undo) };
    const [taken, ...after] = undo.plies;
    const who = taken === undefined ? '' : seatOf(this.table, taken.player).name;
    const { done, doneWithBots } = this.table.listed.words.play.undo;
    const said = (after.length > 0 ? doneWithBots : done)(who, taken?.move ?? '');
    this.told.forEach((plies, seat) => {
      this.told[seat] = Math.min(plies, this.table.plies.length);
    });
    this.notices = [said];
    return { done: true, said };
  }

  private whyNotUndone(undo: Exclude<Undo, { kind: 'taken' }>): string {
    const { terminal, words } = this.table.listed;
    const { nothing, stands } = words.play.undo;
    return undo.kind === 'nothing' ? nothing : stands(terminal.newlySeen(undo.event));
  }

  async save(name: string): Promise<void> {
    if (await saveGame(this.table, this.terminal, name)) this.saved = movesOf(this.table);
  }

  /** Asks when something would be lost. */
  async mayQuit(): Promise<boolean> {
    const { table, terminal } = this;
    if (!table.touched || this.saved === movesOf(table)) return true;
    const { saving, setup } = table.listed.words;
    const { answers } = setup.asking;
    const question = saving.saveFirst(answers.yes, answers.no, answers.cancel);
    const answer = await askWord({ terminal, words: setup.asking }, question, {
      names: ['yes', 'no', 'cancel'],
      otherwise: 'yes',
      inWords: answers,
    });
    if (answer === 'cancel') return false;
    if (answer !== 'yes') return true;
    await this.save('');
    return this.saved === movesOf(table);
  }

  /** Between two people, when the screen shows what only the first may know; false: stop. */
  async handOverTo(player: number): Promise<boolean> {
    const { table, terminal } = this;
    const people = table.seats.filter(isPerson).length;
    if (people < 2 || this.secretsOf === undefined || this.secretsOf === player) return true;
    terminal.clear();
    const { name } = seatOf(table, player);
    const line = await terminal.ask(`${table.listed.words.play.passKeyboard(name)} `);
    if (line === undefined) return false;
    this.secretsOf = undefined;
    return true;
  }

  /** Line by line, the whole board is told where something new begins. */
  isBoardDue(): boolean {
    const { table } = this;
    const before = this.chapter;
    this.chapter = table.listed.terminal.chapter(table.view('spectator'));
    return this.chapter !== undefined && this.chapter !== before;
  }
}

const movesOf = ({ plies }: KeyboardTable): string => plies.map(({ move }) => move).join('\n');

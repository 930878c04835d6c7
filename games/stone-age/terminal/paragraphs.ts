/** A player's name as it is shown, and whether it is spoken to: "You put", "Heron puts". */
export interface Name {
  shown(player: number): string;
  readonly you: number | undefined;
  /** In the one-player game, where everything fed is named when it is paid. */
  readonly alone?: boolean;
}

type Phase = 'place' | 'act' | 'feed';

/** Clauses of what players do, gathered by player as long as a phase lasts. */
export class Paragraphs {
  private readonly name: Name;
  private readonly done: string[] = [];
  private phase: Phase | undefined;
  private byPlayer = new Map<number, string[]>();
  private payments = new Map<number, string>();
  /** Who rolled, while nobody knows yet what it brings. */
  private rolling: number | undefined;
  /** How many lines there were when the last one was told for everybody. */
  private common = 0;

  constructor(name: Name) {
    this.name = name;
  }

  does(player: number, verb: string, what: string): void {
    this.endRoll();
    this.clausesOf(player).push(`${this.conjugated(player, verb)} ${what}`);
  }

  rolls(player: number, dice: readonly number[], what: string): void {
    this.does(player, 'roll', `${dice.join(' ')} ${what}`);
    if (what !== 'for all') this.rolling = player;
  }

  /** Tools, to a roll that was told just now or before. */
  adds(player: number, added: number): void {
    if (this.clausesOf(player).length === 0) this.does(player, 'add', `${added} with tools`);
    else this.goesOn(player, `+${added}`);
  }

  /** Goods: the yield of a roll, or what a reward brings. `said`: it was to be expected. */
  gets(player: number, goods: string, said: boolean): void {
    if (said) return;
    this.rolling = undefined;
    if (this.clausesOf(player).length === 0) this.does(player, 'get', goods);
    else this.goesOn(player, `→ ${goods}`);
  }

  /** What is there but finds no room (P2.3). */
  lacksRoom(player: number, goods: string): void {
    if (this.rolling === player) this.gets(player, `no room for ${goods}`, false);
    else if (this.clausesOf(player).length === 0) this.does(player, 'have', `no room for ${goods}`);
    else this.goesOn(player, `(no room for ${goods})`);
  }

  pays(player: number, goods: string): void {
    this.payments.set(player, goods);
  }

  /** Nothing is free: what is not told as goods or tokens was paid in steps of agriculture (P3.3). */
  paid(player: number): string {
    const found = this.payments.get(player) ?? 'agriculture';
    this.payments.delete(player);
    return found;
  }

  /** Food eaten, resources paid for missing food, or none. */
  feeds(player: number, how: string): void {
    if (this.phase !== 'feed') this.begin('feed');
    this.clausesOf(player).push(how);
  }

  /** More about the player's last clause. */
  goesOn(player: number, more: string): void {
    const clauses = this.clausesOf(player);
    const last = clauses.pop();
    clauses.push(last === undefined ? more : `${last} ${more}`);
  }

  begin(phase: Phase): void {
    this.close();
    this.phase = phase;
  }

  /** What follows another such sentence stands in its line. */
  everybody(text: string): void {
    this.close();
    const goesOn = this.common > 0 && this.common === this.done.length;
    this.done.push(goesOn ? `${this.done.pop()} ${text}` : text);
    this.common = this.done.length;
  }

  get alone(): boolean {
    return this.name.alone ?? false;
  }

  keepRollOpen(): void {
    this.rolling = undefined;
  }

  lines(): string[] {
    this.close();
    return this.done;
  }

  private clausesOf(player: number): string[] {
    const found = this.byPlayer.get(player) ?? [];
    this.byPlayer.set(player, found);
    return found;
  }

  private endRoll(): void {
    const { rolling } = this;
    this.rolling = undefined;
    if (rolling !== undefined) this.goesOn(rolling, '→ nothing');
  }

  private close(): void {
    this.endRoll();
    const players = [...this.byPlayer].filter(([, clauses]) => clauses.length > 0);
    this.byPlayer = new Map();
    if (players.length === 0) return;
    if (this.phase === 'feed') {
      const meals = players.map(
        ([player, meal]) => `${this.name.shown(player)} ${meal.join(', ')}`,
      );
      this.done.push(`Fed: ${meals.join('; ')}.`);
      return;
    }
    const sentences = players.map(
      ([player, clauses]) => `${this.name.shown(player)} ${clauses.join(', ')}.`,
    );
    const isShort = players.every(([, clauses]) => clauses.length === 1);
    if (isShort) this.done.push(sentences.join(' '));
    else this.done.push(...sentences);
  }

  private conjugated(player: number, verb: string): string {
    if (player === this.name.you) return verb;
    return verb === 'have' ? 'has' : `${verb}s`;
  }
}

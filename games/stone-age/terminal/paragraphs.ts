import { type Cast, sentenceOf } from '@ochre/words';
import type { Words } from './in-words.ts';

type Phase = 'place' | 'act' | 'feed';

/** Clauses of what players do, gathered by player as long as a phase lasts. */
export class Paragraphs {
  readonly cast: Cast<Words>;
  private readonly done: string[] = [];
  private phase: Phase | undefined;
  private byPlayer = new Map<number, string[]>();
  /** Who rolled, while nobody knows yet what it brings. */
  private rolling: number | undefined;
  /** How many lines there were when the last one was told for everybody. */
  private common = 0;

  constructor(cast: Cast<Words>) {
    this.cast = cast;
  }

  /** Undefined: another clause says it. */
  does(player: number, clause: string | undefined): void {
    if (clause === undefined) return;
    this.endRoll();
    this.clausesOf(player).push(clause);
  }

  /** Dice that may bring nothing. */
  rolls(player: number, clause: string | undefined): void {
    this.does(player, clause);
    this.rolling = player;
  }

  /** More about what the player did last, or else a clause. */
  adds(player: number, more: string, clause: string | undefined): void {
    const clauses = this.clausesOf(player);
    const last = clauses.pop();
    if (last === undefined) this.does(player, clause);
    else clauses.push(`${last} ${more}`);
  }

  /** Goods: the yield of a roll, or what a reward brings. */
  gets(player: number, goods: string, clause: string | undefined): void {
    this.rolling = undefined;
    this.adds(player, `→ ${goods}`, clause);
  }

  /** Food eaten, what is paid for missing food, or nothing. */
  feeds(player: number, clause: string | undefined): void {
    if (this.phase !== 'feed') this.begin('feed');
    this.does(player, clause);
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

  /** The last roll still waits for what it brings, or that was told otherwise. */
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
    const { nothing } = this.cast.words.decisions;
    if (rolling !== undefined) this.adds(rolling, `→ ${nothing}`, undefined);
  }

  /** Placing and feeding take a line; whoever did more than one thing has a line alone. */
  private close(): void {
    this.endRoll();
    const players = [...this.byPlayer].filter(([, clauses]) => clauses.length > 0);
    this.byPlayer = new Map();
    if (players.length === 0) return;
    const sentences = players.map(([player, clauses]) => sentenceOf(player, clauses, this.cast));
    const isShort = this.phase === 'feed' || players.every(([, clauses]) => clauses.length === 1);
    if (isShort) this.done.push(sentences.join(' '));
    else this.done.push(...sentences);
  }
}

import { simulationChance } from '@ochre/kernel';
import { type PlaceName, type StoneAgeRig, stoneAge } from '@ochre/stone-age/rules';
import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { BEGINNING, Guidance, type Progress, withRead } from '@ochre/ui/guide/progress.ts';
import type { HintName } from '../../../words/guide/hint-names.ts';
import { COURSE } from '../hints.ts';
import type { Situation } from '../situation.ts';

const guidance = new Guidance(COURSE);

/** A real game of two, whose player 0 is guided. */
export class GuidedRound {
  /** Every hint that was shown, in order. */
  readonly shown: HintName[] = [];
  lesson: Lesson = 'first';
  progress: Progress<HintName> = BEGINNING;
  private readonly chance = simulationChance('guided round');
  private readonly state;
  private at: PlaceName | undefined;
  private isTurnDone = false;

  constructor(rig: StoneAgeRig) {
    this.state = stoneAge.setup(stoneAge.checkSetup({ players: 2, rig }), this.chance);
    this.keepUp();
  }

  get open(): HintName | undefined {
    return this.progress.open;
  }

  get now(): Situation {
    const { at, isTurnDone, lesson } = this;
    return { lesson, view: stoneAge.view(this.state, 0), you: 0, at, isTurnDone };
  }

  read(): this {
    this.progress = withRead(this.progress);
    return this.keepUp();
  }

  tap(place: PlaceName): this {
    this.at = place;
    return this.keepUp();
  }

  /** By whoever is asked; the turn ends at once. */
  move(text: string): this {
    this.at = undefined;
    stoneAge.advance(this.state, stoneAge.parse(text), this.chance);
    return this.keepUp();
  }

  /** By the player, who may still take it back. */
  moveUnconfirmed(text: string): this {
    this.isTurnDone = true;
    return this.move(text);
  }

  endTurn(): this {
    this.isTurnDone = false;
    return this.keepUp();
  }

  private keepUp(): this {
    const { open } = this;
    this.progress = guidance.keepUp(this.progress, this.now);
    if (this.open !== undefined && this.open !== open) this.shown.push(this.open);
    return this;
  }
}

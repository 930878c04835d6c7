import { Playthrough } from '@ochre/kernel';
import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { BEGINNING, Guidance, type Progress, withRead } from '@ochre/ui/guide/progress.ts';
import { LANGUAGES as ALL_LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../rules/index.ts';
import { HINT_NAMES, type HintName } from '../../words/page/guide/words.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { factsOf } from './facts.ts';
import { COURSE } from './hints.ts';
import type { Situation } from './situation.ts';

const guidance = new Guidance(COURSE);
const SEATS = [
  { name: 'Ana', tribe: 'cinnabar', about: '' },
  { name: 'Ben', tribe: 'slate', about: '' },
] as const;

/** A real game of two, whose player 0 is guided. */
class GuidedGame {
  lesson: Lesson = 'first';
  progress: Progress<HintName> = BEGINNING;
  private isLooking = false;
  private isTurnDone = false;
  private readonly game;

  constructor(firstPlayer = 0) {
    this.game = new Playthrough(
      carcassonne,
      { players: 2, rig: { tiles: ['E', 'U', 'V', 'U', 'V', 'U', 'V'], firstPlayer } },
      { secret: 'guide', nonces: [] },
    );
  }

  get open(): HintName | undefined {
    this.progress = guidance.keepUp(this.progress, this.now);
    return this.progress.open;
  }

  get now(): Situation {
    const { lesson, isLooking, isTurnDone } = this;
    const legal = carcassonne.legalActions(this.game.state).map(carcassonne.print);
    const hasField = legal.some((move) => move.startsWith('claim field'));
    const view = carcassonne.view(this.game.state, 0);
    return { lesson, view, you: 0, isLooking, hasField, isTurnDone };
  }

  read(): this {
    this.progress = withRead(this.progress);
    return this;
  }

  look(): this {
    this.isLooking = true;
    return this;
  }

  move(text: string, isTurnDone = false): this {
    this.isLooking = false;
    this.isTurnDone = isTurnDone;
    this.game.move(carcassonne.parse(text));
    return this;
  }

  endTurn(): this {
    this.isTurnDone = false;
    return this;
  }
}

describe('The guided first game', () => {
  it('says what is due, when it is due, farmers as well', () => {
    const game = new GuidedGame();
    expect(game.open).toBe('followers');
    expect(game.read().open).toBe('goal');
    expect(game.read().open).toBe('laying');
    expect(game.look().open).toBe('turning');
    expect(game.move('lay 0,-1 r2').open).toBe('claiming');
    expect(game.read().open).toBe('farmer');
    expect(game.move('claim city s', true).open).toBe('endTurn');
    expect(game.endTurn().open).toBe('points');
    expect(game.read().open).toBeUndefined();
    game.move('lay 1,0 r0').move('claim none');
    expect(game.open).toBe('others');
    expect(game.read().open).toBe('standing');
    expect(game.read().open).toBeUndefined();
    game.move('lay 2,0 r0').move('claim none');
    game.move('lay -1,0 r0').move('claim none');
    expect(game.open).toBe('farms');
    game.read().move('lay -2,0 r3').move('claim none');
    game.move('lay 2,1 r1').move('claim none');
    expect(game.open).toBe('ending');
    expect(game.read().open).toBe('help');
    expect(guidance.isOver(game.read().progress, 'first')).toBe(true);
    expect(game.open).toBeUndefined();
  });

  it('asks for a tile only who is to lay one', () => {
    const game = new GuidedGame(1);
    game.progress = { seen: ['followers', 'goal'] };
    expect(game.open).toBeUndefined();
    expect(game.move('lay 0,-1 r2').move('claim none').open).toBe('laying');
  });

  it('lets who plays on play on', () => {
    const game = new GuidedGame();
    expect(game.open).toBe('followers');
    expect(game.move('lay 0,-1 r2').open).toBe('claiming');
    expect(game.move('claim none', true).open).toBe('endTurn');
    expect(game.endTurn().open).toBeUndefined();
  });

  it('teaches joining, farms and the bag in the second lesson', () => {
    const game = new GuidedGame();
    game.lesson = 'second';
    for (const name of ['scarce', 'joining', 'roads', 'farming', 'bag', 'onYourOwn']) {
      expect(game.open).toBe(name);
      game.read();
    }
    expect(guidance.isOver(game.progress, 'second')).toBe(true);
  });
});

/** What can be read at a glance. */
const LONGEST = 215;

describe.each(ALL_LANGUAGES)('The guide in %s', (language) => {
  const facts = factsOf(new GuidedGame().now, SEATS, 6);

  it.each(HINT_NAMES)('says %s in a few short sentences', (name) => {
    const { title, text } = LANGUAGES[language].guide.hints[name];
    expect(title.length).toBeLessThan(30);
    expect(text(facts)).not.toMatch(/undefined|NaN/);
    expect(text(facts).length).toBeLessThanOrEqual(LONGEST);
  });

  it('takes its numbers from the table and the rules', () => {
    const { followers, goal, laying, farmer, others } = LANGUAGES[language].guide.hints;
    expect(followers.text(facts)).toContain('7');
    expect(goal.text(facts)).toContain('70');
    expect(laying.text(facts)).toContain('6');
    expect(farmer.text(facts)).toContain('3');
    expect(others.text(facts)).toContain('Ben');
  });
});

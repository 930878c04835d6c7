import { readProgress } from '@ochre/ui/guide/kept-progress.ts';
import { BEGINNING, Guidance } from '@ochre/ui/guide/progress.ts';
import { describe, expect, it } from 'vitest';
import { HINT_NAMES } from '../../words/guide/hint-names.ts';
import { COURSE } from './hints.ts';
import { GuidedRound } from './testing/guided-round.ts';

const guidance = new Guidance(COURSE);
const { over } = guidance;

/** Cards that ask nothing when they are bought. */
const PLAIN_CARDS = ['C03', 'C22', 'C23', 'C28'] as const;
const SIXES = [6, 6, 6, 6, 6, 6, 6, 6];

const begun = (firstPlayer = 0): GuidedRound =>
  new GuidedRound({ firstPlayer, deck: PLAIN_CARDS, dice: SIXES });

describe('The guided first round', () => {
  it('says what is due, when it is due, from the first look to playing on', () => {
    const round = begun();
    expect(round.open).toBe('tribe');
    expect(round.read().open).toBe('goal');
    expect(round.read().open).toBe('placing');
    expect(round.tap('forest').open).toBe('gathering');
    expect(round.moveUnconfirmed('place forest 3').open).toBe('endTurn');
    expect(round.endTurn().open).toBeUndefined();

    expect(round.move('place hunt 4').open).toBe('others');
    expect(round.read().open).toBe('village');
    expect(round.read().open).toBeUndefined();
    expect(round.tap('card1').open).toBe('cards');
    round.moveUnconfirmed('place card1 1').endTurn();
    expect(round.open).toBeUndefined();

    expect(round.move('place field 1').open).toBe('buildings');
    round.read().tap('toolmaker');
    expect(round.open).toBeUndefined();
    expect(round.move('place toolmaker 1').open).toBe('using');

    expect(round.tap('toolmaker').open).toBe('using');
    expect(round.move('use toolmaker').open).toBe('yields');
    expect(round.read().open).toBeUndefined();
    expect(round.move('use forest').open).toBe('tools');
    expect(round.move('tools none').open).toBeUndefined();
    expect(round.tap('card1').open).toBe('paying');
    expect(round.move('buy card1 wood=1').open).toBeUndefined();
    round.move('use hunt');

    expect(round.move('use field').open).toBe('fed');
    expect(round.read().open).toBe('hungry');
    expect(round.read().open).toBe('newRound');
    expect(round.read().open).toBe('ending');
    expect(round.read().open).toBe('help');
    expect(guidance.isOver(round.read().progress, 'first')).toBe(true);
    expect(round.open).toBeUndefined();
    expect(new Set(round.shown).size).toBe(round.shown.length);
  });

  it('follows who goes another way, and says later what there was no time for', () => {
    const round = begun(1);
    expect(round.open).toBe('tribe');
    // The other tribe begins; nothing was read.
    round.move('place forest 5');
    expect(round.tap('hut').open).toBe('village');
    expect(round.tap('hunt').open).toBe('gathering');
    expect(round.move('place hunt 5').open).toBeUndefined();
    round.move('use forest');
    expect(round.open).toBe('using');
    round.move('use hunt');
    expect(round.open).toBe('fed');
    round.read().read().read();
    expect(round.open).toBe('others');
    expect(round.read().open).toBe('cards');
    expect(round.read().open).toBe('buildings');
    expect(round.read().open).toBe('ending');
    expect(round.shown.filter((name) => name === 'village')).toHaveLength(1);
  });

  it('lets the board be used under an open hint: what was done needs no hint any more', () => {
    const round = begun();
    round.moveUnconfirmed('place river 5');
    expect(round.open).toBe('endTurn');
    expect(round.endTurn().open).toBeUndefined();
    expect(guidance.hintFor(round.now, round.progress)).toBeUndefined();
    expect(round.shown).toEqual(['tribe', 'endTurn']);
  });

  it('says where points come from only to who has not begun yet', () => {
    const round = begun();
    round.tap('forest');
    expect(round.open).toBe('gathering');
    round.moveUnconfirmed('place forest 2').endTurn().move('place hunt 5');
    expect(round.shown).not.toContain('goal');
    expect(round.open).toBe('others');
  });

  it('explains hunger to who is hungry', () => {
    const { now } = begun();
    const hungry = { ...now.view, phase: 'feed', decision: { player: 0, kind: 'feed' } } as const;
    expect(guidance.hintFor({ ...now, view: hungry }, BEGINNING)).toBe('hungry');
  });

  it('says nothing about the decisions of others', () => {
    const { now } = begun(1);
    const done = { seen: ['tribe', 'goal'] } as const;
    expect(guidance.hintFor(now, done)).toBeUndefined();
  });

  it('is over when it is skipped', () => {
    const { now } = begun();
    expect(guidance.keepUp(over, now)).toBe(over);
    expect(guidance.isOver(over, 'first')).toBe(true);
  });

  it('stays the same while nothing changes', () => {
    const { now, progress } = begun();
    expect(guidance.keepUp(progress, now)).toBe(progress);
  });
});

describe('The second lesson', () => {
  it('is told from tools to the end of the game, and is over', () => {
    const round = begun();
    round.lesson = 'second';
    round.progress = BEGINNING;
    round.tap('forest');
    for (const name of ['moreTools', 'hunger', 'sets', 'multipliers', 'timing', 'onYourOwn']) {
      expect(round.open).toBe(name);
      round.read();
    }
    expect(guidance.isOver(round.progress, 'second')).toBe(true);
    expect(round.open).toBeUndefined();
  });
});

describe('Kept progress', () => {
  it('is read again as it was', () => {
    const progress = { seen: ['tribe', 'goal'], open: 'placing' } as const;
    expect(readProgress(JSON.stringify(progress), HINT_NAMES)).toEqual(progress);
    expect(readProgress(JSON.stringify(over), HINT_NAMES).seen).toEqual(HINT_NAMES);
  });

  it('begins anew where there is none, and leaves out what is no hint', () => {
    expect(readProgress(null, HINT_NAMES)).toEqual(BEGINNING);
    expect(readProgress('7', HINT_NAMES)).toEqual(BEGINNING);
    expect(readProgress('{"seen":["tribe","dance"],"open":"dance"}', HINT_NAMES)).toEqual({
      seen: ['tribe'],
    });
  });
});

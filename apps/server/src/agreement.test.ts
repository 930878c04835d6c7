import type { TableView as MatchTableView, Told as MatchTold } from '@ochre/match';
import { DECLINE_CODES, type Command as MatchCommand, type Plan as MatchPlan } from '@ochre/match';
import { type Command, type Plan, REFUSALS, type TableView, type Told } from '@ochre/protocol';
import { describe, expect, expectTypeOf, it } from 'vitest';

/** The protocol and the table do not know each other; they agree all the same, or this does not compile. */
describe('protocol and match', () => {
  it('mean the same by a plan', () => {
    expectTypeOf<Plan>().toExtend<MatchPlan>();
    expectTypeOf<MatchPlan>().toExtend<Plan>();
  });

  it('mean the same by a command; nonces of bots are nothing to send', () => {
    type Sendable = Exclude<MatchCommand, { kind: 'plan' }> | { kind: 'plan'; plan: MatchPlan };
    expectTypeOf<Command>().toExtend<MatchCommand>();
    expectTypeOf<Sendable>().toExtend<Command>();
  });

  it('mean the same by what is told and shown', () => {
    expectTypeOf<MatchTold>().toExtend<Told>();
    expectTypeOf<Told>().toExtend<MatchTold>();
    expectTypeOf<MatchTableView>().toExtend<TableView>();
    expectTypeOf<TableView>().toExtend<MatchTableView>();
  });

  it('know the same reasons to decline', () => {
    expect(REFUSALS).toEqual(expect.arrayContaining([...DECLINE_CODES]));
  });
});

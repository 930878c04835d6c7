import { figuresOf } from '@ochre/match';
import type { GameSummary } from '@ochre/protocol';
import { harmlessLine } from '@ochre/protocol/vocabulary';
import type { TableCard } from '../store/store.ts';

/** A game in the list of somebody's games. Others are named, but nobody learns who they are. */
export function gameOfMember(card: TableCard, member: string): GameSummary {
  const { id, kind, game, stage, plan, members, turn, daily, madeAt, changedAt, result } = card;
  const seat = members.find((seated) => seated.member === member)?.seat;
  const nameOf = (at: number): { name?: string } => {
    const seated = members.find((one) => one.seat === at);
    return seated === undefined ? {} : { name: harmlessLine(seated.name) };
  };
  const figures = figuresOf(plan.seats.map((_, at) => figureIn(members, at)));
  return {
    table: id,
    kind,
    game,
    stage,
    ...(seat === undefined ? {} : { seat }),
    ...(turn === undefined ? {} : { turn }),
    ...(daily === undefined ? {} : { daily }),
    players: plan.seats.map((planned, at) => ({
      ...nameOf(at),
      ...(figures[at] === at ? {} : { figure: figures[at]! }),
      ...(planned.kind === 'bot' ? { bot: planned.level } : {}),
    })),
    made: madeAt,
    changed: changedAt,
    ...(result === undefined ? {} : { scores: result.scores, winners: result.winners }),
  };
}

const figureIn = (members: TableCard['members'], seat: number): number | undefined => {
  const seated = members.find((one) => one.seat === seat);
  return seated && (seated.figure ?? seat);
};

/** Whether a member still plays there: who was replaced by a bot may only watch. */
export const playsAt = ({ members }: TableCard, member: string): boolean =>
  members.some((seated) => seated.member === member && seated.hasLeft !== true);

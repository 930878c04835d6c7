import type { Result } from '@ochre/stone-age/rules';
import type { Words } from '../index.ts';
import type { Reason } from './reason.ts';

/** What a line of the scoring is called. */
export function nameOfLine(line: string, { scoring, screens }: Words): string {
  const names: Readonly<Record<string, string>> = { ...scoring, ...screens.end.lines };
  return names[line] ?? line;
}

/** The heading of the end, for one viewer. */
export function headingOf(
  { scores, winners, grade }: Result,
  names: readonly string[],
  viewer: number | undefined,
  words: Words,
): string {
  const { end } = words.screens;
  if (grade !== undefined) {
    const grades: Readonly<Record<string, string>> = words.grades;
    return end.soloTitle(grades[grade] ?? grade, scores[0]!);
  }
  const [winner = 0] = winners;
  const points = scores[winner]!;
  if (winners.length > 1) return end.share(words.and(winners.map((at) => names[at]!)), points);
  return winner === viewer ? end.youWin(points) : end.wins(names[winner]!, points);
}

/** How far it was, and why. */
export function sayReason(
  reason: Reason,
  names: readonly string[],
  words: Words,
): readonly [string, string?] {
  const { end } = words.screens;
  const line = 'line' in reason ? nameOfLine(reason.line, words) : '';
  switch (reason.kind) {
    case 'solo': {
      const most = end.soloBest(line, reason.points);
      if (reason.short === 0) return [most];
      // Far from it, the best line is no news.
      return reason.points > reason.short
        ? [end.soloShort(reason.short), most]
        : [end.soloShort(reason.short)];
    }
    case 'won':
      return [
        end.aheadOf(reason.ahead, names[reason.second]!),
        end.decided(line, reason.points, reason.next),
      ];
    case 'lost':
      return [
        end.behind(reason.behind, names[reason.winner]!),
        end.missed(line, reason.points, reason.yours),
      ];
    case 'tieBroken':
      return [end.tieBroken(names[reason.second]!)];
    case 'shared':
      return [end.tied];
  }
}

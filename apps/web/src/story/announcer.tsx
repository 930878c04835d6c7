import type { Told } from '@ochre/match';
import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { useEffect, useRef, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { useWords } from '../words/language.tsx';
import { type AskedNow, askedNext, sayAsked, type ToSay } from './asked-news.ts';
import { presenceNews } from './presence-news.ts';
import { sayContent } from './say-line.ts';
import type { Cast } from './shell-cast.ts';
import { type Content, storyOf } from './story.ts';

interface AnnouncerProps {
  readonly told: readonly Told[];
  readonly moves: number;
  readonly seats: readonly Seat[];
  readonly viewer?: number | undefined;
  /** What somebody at this screen is asked. */
  readonly asked: AskedNow | undefined;
  /** By seat, over the network: who looks at the table. */
  readonly here: readonly boolean[] | undefined;
}

/** So long nothing more must happen before it is said, in milliseconds. */
const CALM = 700;
/** More sentences than these at once would be a flood: the last ones are said. */
const MOST = 4;

/**
 * Says politely what has happened since: what others did, what was brought to light, who went away;
 * and, when the turn has come, what is asked.
 */
export function Announcer({ told, moves, seats, viewer, asked, here }: AnnouncerProps) {
  const words = useWords();
  const page = useGamePage();
  const teller = page.useTeller();
  const [said, setSaid] = useState('');
  const heard = useRef(told.at(-1)?.seq ?? 0);
  // Only the log decides when something is said, not that the page is drawn anew.
  const cast = useRef<Cast>({ words, seats, viewer, teller });
  useEffect(() => {
    cast.current = { words, seats, viewer, teller };
  }, [words, seats, viewer, teller]);
  const before = useRef<AskedNow>(undefined);
  const unsaid = useRef<ToSay>(undefined);
  const seen = useRef(here);
  const { player, what } = asked ?? {};
  // Not only once it is calm: a turn that comes back at once has come anew.
  useEffect(() => {
    const now = player === undefined || what === undefined ? undefined : { player, what };
    unsaid.current = askedNext(before.current, now, unsaid.current);
    before.current = now;
  }, [player, what]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked counts as something new.
  useEffect(() => {
    const wait = setTimeout(() => {
      const news = [
        newsSince(heard.current, { told, moves, page }, cast.current),
        ...presenceNews(seen.current, here, cast.current),
        unsaid.current === undefined ? '' : sayAsked(unsaid.current, cast.current),
      ].filter((sentence) => sentence !== '');
      heard.current = told.at(-1)?.seq ?? heard.current;
      seen.current = here;
      unsaid.current = undefined;
      if (news.length > 0) setSaid(news.join(' '));
    }, CALM);
    return () => clearTimeout(wait);
  }, [told, moves, here, player, what]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {said}
    </p>
  );
}

interface Heard {
  readonly told: readonly Told[];
  readonly moves: number;
  readonly page: Pick<AnyGamePage, 'story'>;
}

/** What is to be said of all that followed an entry of the log. */
export function newsSince(seq: number, { told, moves, page }: Heard, cast: Cast): string {
  const sentences = storyOf(told, moves, page.story)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.seq > seq && isNews(line.content, page, cast))
    .map(({ content }) => sayContent(content, cast))
    .filter((sentence) => sentence !== '');
  const left = sentences.length - MOST;
  const last = sentences.slice(-MOST).join(' ');
  return left > 0 ? `${cast.words.story.log.more(left)} ${last}` : last;
}

/** Whoever did something knows it, unless dice or cards had a say. */
function isNews(content: Content, { story }: Heard['page'], { viewer }: Cast): boolean {
  if (content.kind === 'deeds') {
    return content.player !== viewer || content.deeds.some((deed) => story.turnsUp(deed));
  }
  if (content.kind === 'table') return !('seat' in content.what && content.what.seat === viewer);
  return content.kind === 'news' && content.news.type === 'over';
}

import { useEffect, useState } from 'react';
import type { Status } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { lineNews } from './line-news.ts';
import { Notice } from './notice.tsx';

/** So long it says that all is well again. */
const HEALED = 4000;
/** A hitch that heals at once is not worth a word. */
const HITCH = 700;

/** How it stands with the connection, said plainly. */
export function LineNotice({ status }: { readonly status: Status }) {
  const words = useWords();
  const isLost = status.kind === 'lost';
  const isHealed = status.kind === 'connected' && status.isHealed;
  const wait = isLost ? HITCH : isHealed ? HEALED : undefined;
  const isPast = useIsPast(status, wait);
  const news = lineNews(status, words);
  if (news === undefined || (isLost && !isPast) || (isHealed && isPast)) return null;
  return (
    <Notice
      tone={news.tone}
      acts={
        news.isReload && (
          <button type="button" className="button small act" onClick={() => location.reload()}>
            {words.online.line.reload}
          </button>
        )
      }
    >
      {news.text}
    </Notice>
  );
}

/** Whether something has been so for that long. */
function useIsPast(since: unknown, ms: number | undefined): boolean {
  const [past, setPast] = useState<unknown>();
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => setPast(since), ms);
    return () => clearTimeout(timer);
  }, [since, ms]);
  return past === since;
}

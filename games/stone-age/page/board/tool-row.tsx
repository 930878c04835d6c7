import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import './tool-row.css';

export type ToolState = 'fresh' | 'chosen' | 'used' | 'empty' | 'one-use' | 'spent';

interface ToolProps {
  readonly value: number;
  readonly state: ToolState;
}

/** A tool's token: turned and hollow when used, round and dashed when it works once only. */
export function Tool({ value, state }: ToolProps) {
  return <i className={`tool ${state}`}>{state === 'empty' ? '' : value}</i>;
}

/** All tools a player has, read aloud. */
export function sayTools({ tools, toolsUsed, oneUse }: SnapshotPlayer, { aloud }: Words): string {
  const all = [
    ...tools.map((value, slot) => (toolsUsed[slot] ? aloud.toolUsed(value) : `${value}`)),
    ...oneUse.map(aloud.toolForOnce),
  ].filter((_, slot) => tools[slot] !== 0);
  return all.length === 0 ? aloud.noTools : aloud.tools(all.join('; '));
}

export function ToolRow({ player }: { readonly player: SnapshotPlayer }) {
  const words = useWords();
  const { tools, toolsUsed, oneUse } = player;
  const slots = tools.map((value, slot) => ({ value, slot, used: toolsUsed[slot] ?? false }));
  return (
    <span className="tool-row" role="img" aria-label={sayTools(player, words)} data-has="tools">
      {slots.map(({ value, slot, used }) => (
        <Tool key={slot} value={value} state={value === 0 ? 'empty' : used ? 'used' : 'fresh'} />
      ))}
      {oneUse.map((value) => (
        <Tool key={`once${value}`} value={value} state="one-use" />
      ))}
    </span>
  );
}

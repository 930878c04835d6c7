import type { SnapshotPlayer } from '@ochre/stone-age';
import { useWords } from '../words/language.tsx';
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

export function ToolRow({ player }: { readonly player: SnapshotPlayer }) {
  const words = useWords();
  const { tools, toolsUsed, oneUse } = player;
  const slots = tools.map((value, slot) => ({ value, slot, used: toolsUsed[slot] ?? false }));
  const values = [...tools.filter((value) => value > 0), ...oneUse].join(', ');
  return (
    <span className="tool-row" role="img" aria-label={words.table.toolsOf(values)} data-has="tools">
      {slots.map(({ value, slot, used }) => (
        <Tool key={slot} value={value} state={value === 0 ? 'empty' : used ? 'used' : 'fresh'} />
      ))}
      {oneUse.map((value) => (
        <Tool key={`once${value}`} value={value} state="one-use" />
      ))}
    </span>
  );
}

import '@ochre/ui/parts/buttons.css';
import './copy-result.css';
import { useState } from 'react';
import { copyText } from '../replay/share-record.ts';
import { useWords } from '../words/language.tsx';

/** A line that gives nothing away, to be sent to others. */
export function CopyResult({ line }: { readonly line: string }) {
  const { puzzles, story } = useWords();
  const [isCopied, setCopied] = useState<boolean>();
  // Without a safe connection a browser gives no clipboard: then the line can be selected.
  if (isCopied === false) return <output className="result-line">{line}</output>;
  return (
    <button
      type="button"
      className="button small"
      onClick={() => void copyText(line).then(setCopied)}
    >
      {isCopied ? story.share.copied : puzzles.share}
    </button>
  );
}

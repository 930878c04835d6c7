import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import type { Removable } from './removable.ts';

interface RemoveSheetProps {
  readonly somebody: Removable;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asked before somebody is removed. */
export function RemoveSheet({ somebody, onRemove, onClose }: RemoveSheetProps) {
  const words = useWords();
  const { hosting } = words.online;
  const { name, isPlaying } = somebody;
  return (
    <Sheet
      title={hosting.remove(name)}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            {words.buttons.cancel}
          </button>
          <button
            type="button"
            className="button act"
            onClick={() => {
              onClose();
              onRemove();
            }}
          >
            {hosting.remove(name)}
          </button>
        </>
      }
    >
      <p>{isPlaying ? hosting.removePlayer(name) : hosting.removeAbout(name)}</p>
    </Sheet>
  );
}

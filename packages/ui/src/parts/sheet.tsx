import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../words/in-words.tsx';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What stays in sight below. */
  readonly foot?: ReactNode;
}

/** A panel over what is there. Escape closes it; focus stays inside and goes back. */
export function Sheet({ title, onClose, children, foot }: SheetProps) {
  const words = useWords();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      className="sheet paper"
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h1 className="display" id={heading}>
          {title}
        </h1>
        <button type="button" className="close" aria-label={words.buttons.close} onClick={onClose}>
          <Icon name="no" />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
      {foot !== undefined && <footer>{foot}</footer>}
    </dialog>
  );
}

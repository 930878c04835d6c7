import { useWords } from '../words/language.tsx';
import '@ochre/ui/parts/buttons.css';
import './sure.css';

interface SureProps {
  /** What would be done. */
  readonly name: string;
  readonly about: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asked before something is done that cannot be taken back. */
export function Sure({ name, about, onNo, onYes }: SureProps) {
  const { buttons } = useWords();
  return (
    <div className="sure" role="alertdialog" aria-label={name}>
      <p>{about}</p>
      <button type="button" className="button small" onClick={onNo}>
        {buttons.cancel}
      </button>
      <button type="button" className="button small act" onClick={onYes}>
        {name}
      </button>
    </div>
  );
}

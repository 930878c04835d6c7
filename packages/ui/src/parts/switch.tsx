import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly can: boolean;
  readonly onChange: () => void;
}

/** On or off. */
export function Switch({ label, isOn, can, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={!can}
      onClick={() => can && onChange()}
    />
  );
}

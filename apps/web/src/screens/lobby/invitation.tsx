import type { TableAddress } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { useState } from 'react';
import { useWords } from '../../words/language.tsx';

interface InvitationProps {
  readonly address: TableAddress;
  /** Whether it is the next thing to do. */
  readonly isMain?: boolean;
}

/** The link to send and the code to say. */
export function Invitation({ address, isMain = false }: InvitationProps) {
  const words = useWords();
  const { gathering } = words.screens;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address.link);
    setCopied(true);
  };
  return (
    <div className="invitation">
      <div>
        <Icon name="link" size={18} />
        <input
          readOnly
          aria-label={gathering.link}
          value={address.link}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={`button small ${isMain ? 'act' : ''}`}
          onClick={() => copy().catch(() => setCopied(false))}
        >
          <Icon name={isCopied ? 'check' : 'copy'} size={16} />
          {isCopied ? gathering.copied : words.buttons.copy}
        </button>
      </div>
      {address.code !== '' && (
        <output className="display" aria-label={gathering.code}>
          {address.code}
        </output>
      )}
      <span className="unseen" role="status">
        {isCopied && gathering.copied}
      </span>
    </div>
  );
}

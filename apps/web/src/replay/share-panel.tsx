import type { GameRecord } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { useWords } from '../words/language.tsx';
import './replay.css';
import { canSend, copyRecord, downloadRecord, fileNameOf, sendRecord } from './share-record.ts';

interface SharePanelProps {
  readonly record: GameRecord;
  readonly onClose: () => void;
}

/** A game to be given away: as a file, or as text. */
export function SharePanel({ record, onClose }: SharePanelProps) {
  const words = useWords();
  const { share } = words.story;
  const [said, say] = useState('');
  const copy = async () => say((await copyRecord(record)) ? share.copied : share.failed);
  const send = async () => say((await sendRecord(record, share.title)) ? '' : share.failed);
  return (
    <Sheet title={share.title} onClose={onClose}>
      <p>{share.about}</p>
      {record.result === undefined && <p className="quiet">{share.aboutRunning}</p>}
      <p className="seal-text">{fileNameOf(record)}</p>
      <div className="share-acts">
        {canSend() && (
          <button type="button" className="button act" onClick={send}>
            <Icon name="share" />
            {share.send}
          </button>
        )}
        <button type="button" className="button" onClick={() => downloadRecord(record)}>
          <Icon name="download" />
          {share.download}
        </button>
        <button type="button" className="button" onClick={copy}>
          <Icon name="copy" />
          {words.buttons.copy}
        </button>
      </div>
      <p role="status" className="share-said">
        {said}
      </p>
    </Sheet>
  );
}

import type { GameRecord } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useState } from 'react';
import '@ochre/ui/parts/buttons.css';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { useGamePage } from '../games/game-page.tsx';
import { titleOfGame } from '../games.ts';
import { useWords } from '../words/language.tsx';
import './replay.css';
import { endPictureOf, givePicture } from './give-picture.ts';
import { canSend, copyText, downloadRecord, send, sendRecord } from './share-record.ts';
import { useGameLink } from './use-game-link.ts';

interface SharePanelProps {
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  readonly onClose: () => void;
}

/** A game to be given away: as a link, as a picture of its end, or as a file. */
export function SharePanel({ record, seats, onClose }: SharePanelProps) {
  const words = useWords();
  const page = useGamePage();
  const { share } = words.story;
  const [said, say] = useState('');
  const link = useGameLink(record);
  const title = titleOfGame(record.game);
  const picture = endPictureOf(record, seats, words);
  const tell = (done: Promise<boolean>, says: string): void =>
    void done.then((isDone) => say(isDone ? says : share.failed));
  const sendIt = (): void =>
    link.kind === 'there'
      ? tell(send({ title, url: link.url }), '')
      : tell(sendRecord(record, title), '');
  return (
    <Sheet title={share.title} onClose={onClose}>
      {link.kind === 'there' && <p>{share.aboutLink}</p>}
      {link.kind === 'too-long' && <p>{share.tooLong}</p>}
      <div className="share-acts">
        {link.kind === 'there' && (
          <button
            type="button"
            className="button act"
            onClick={() => tell(copyText(link.url), share.copied)}
          >
            <Icon name="link" />
            {share.copyLink}
          </button>
        )}
        {canSend() && (
          <button type="button" className="button" onClick={sendIt}>
            <Icon name="share" />
            {share.send}
          </button>
        )}
        {picture !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => tell(givePicture(page, record, picture), '')}
          >
            <Icon name="sun" />
            {share.picture}
          </button>
        )}
        <button type="button" className="button" onClick={() => downloadRecord(record)}>
          <Icon name="download" />
          {share.download}
        </button>
      </div>
      <p className="quiet">{record.result === undefined ? share.aboutRunning : share.about}</p>
      <p role="status" className="share-said">
        {said}
      </p>
    </Sheet>
  );
}

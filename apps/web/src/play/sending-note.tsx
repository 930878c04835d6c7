import { useEffect, useState } from 'react';
import { useWords } from '../words/language.tsx';
import './sending-note.css';

/** So long nobody needs to know how long it takes. */
const SECONDS_UNSAID = 2;

/** What was done is on its way: shown after a short while only. */
export function SendingNote() {
  const words = useWords();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="sending-note paper">
      <span role="status">{words.play.sending}</span>
      {seconds >= SECONDS_UNSAID && <span aria-hidden="true"> {words.play.seconds(seconds)}</span>}
    </p>
  );
}

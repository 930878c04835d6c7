import { Link } from 'wouter';
import { Hand } from '../art/wordmark/hand.tsx';
import '../play/working.css';
import '../screens/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import { PATHS } from './paths.ts';

/** There is nothing at this address. */
export function Gone() {
  const { play } = useWords();
  return (
    <main className="working">
      <Hand size={64} />
      <h1 className="display">{play.gone}</h1>
      <p>{play.goneAbout}</p>
      <Link className="button act" href={PATHS.home}>
        {play.home}
      </Link>
    </main>
  );
}

import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Link } from 'wouter';
import '../play/working.css';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { PATHS } from './paths.ts';

/** There is no such game, as far as this browser knows. */
export function Gone() {
  const { play } = useWords();
  return <Nothing title={play.gone} about={play.goneAbout} />;
}

/** The game is there, and the rules it was begun with are not. */
export function Unplayable() {
  const { play } = useWords();
  return <Nothing title={play.unplayable} about={play.unplayableAbout} />;
}

/** An address that leads nowhere. */
export function Nowhere() {
  const { nowhere } = useWords().screens;
  return <Nothing title={nowhere.name} about={nowhere.about} />;
}

function Nothing({ title, about }: { readonly title: string; readonly about: string }) {
  useTitle(title);
  const { play } = useWords();
  return (
    <main className="working">
      <Hand size={64} />
      <h1 className="display">{title}</h1>
      <p>{about}</p>
      <Link className="button act" href={PATHS.home}>
        {play.home}
      </Link>
    </main>
  );
}

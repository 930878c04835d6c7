import { ofSeat } from '@ochre/kernel';
import type { EndProps } from '@ochre/ui/game/game-page.ts';
import '@ochre/ui/parts/buttons.css';
import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import type { PebblesView } from '../rules/pebbles.ts';
import { useWords } from './in-words.tsx';

/** At the end all cards are turned up. */
const scoreOf = ({ pebbles, cards }: PebblesView, player: number): number =>
  ofSeat(cards, player).reduce<number>((sum, card) => sum + (card ?? 0), ofSeat(pebbles, player));

/** R3, R4 */
export function End(props: EndProps<PebblesView>) {
  const { view, seats, children } = props;
  const words = useWords();
  const shared = useSharedWords();
  const ranks = seats.map((_, at) => scoreOf(view, at) * 100 + ofSeat(view.cards, at).length);
  const winners = seats.filter((_, at) => ranks[at] === Math.max(...ranks));
  return (
    <main className="pebbles-end">
      <section className="pebbles-bar paper">
        <h1 className="display">{words.wins(shared.and(winners.map(({ name }) => name)))}</h1>
        <ol>
          {seats.map(({ name, tribe }, at) => (
            <li key={tribe}>
              {name}: {words.points(scoreOf(view, at))}
            </li>
          ))}
        </ol>
        {props.note}
        {props.onAgain !== undefined && (
          <button type="button" className="button act" onClick={props.onAgain}>
            {shared.buttons.again}
          </button>
        )}
        <button type="button" className="button" onClick={props.onReplay}>
          {shared.buttons.replay}
        </button>
        <button type="button" className="button" onClick={props.onReview}>
          {shared.buttons.review}
        </button>
        <button type="button" className="button" onClick={props.onShare}>
          {shared.buttons.share}
        </button>
        <button type="button" className="button" onClick={props.onVerify}>
          {shared.buttons.verifyDice}
        </button>
        <button type="button" className="button" onClick={props.onHome}>
          {shared.play.home}
        </button>
        {props.acts}
      </section>
      {children}
    </main>
  );
}

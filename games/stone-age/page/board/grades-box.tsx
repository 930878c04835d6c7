import { SOLO_LEFT_POINTS as LEFT, type SeenScore, SOLO_GRADES } from '@ochre/stone-age/rules';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { Icon } from '../art/icon.tsx';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { withMinus } from './with-minus.ts';

interface GradesBoxProps {
  readonly seen: SeenScore;
  /** Cards still to draw: what they count now is gone once they are drawn. */
  readonly deck: number;
  readonly tribe: Tribe;
}

/** The stretch of points that is shown. */
const FROM = 60;
const TO = 175;

const along = (points: number): string =>
  `${Math.min(100, Math.max(0, ((points - FROM) / (TO - FROM)) * 100)).toFixed(1)}%`;

/** Solo: how far it is to each grade. */
export function GradesBox({ seen: { score }, deck, tribe }: GradesBoxProps) {
  const words = useWords();
  const missing = SOLO_GRADES[0]!.from - score;
  return (
    <section className="box paper">
      <h2>
        {words.solo.ifItEndedNow} <span>{withMinus(`${score}`)}</span>
      </h2>
      <div className="grades">
        <span className="grades-line" />
        <span className="grades-reached" style={{ width: along(score) }} />
        <span className="grades-at" style={{ left: along(score) }}>
          <Icon name={`person-${tribe}`} size={24} />
        </span>
        {SOLO_GRADES.map(({ name, from }) => (
          <span key={name} className="grade" style={{ left: along(from) }}>
            <b>{from}</b>
            <span className="grades-name">
              {words.gradesShort[name as keyof Words['gradesShort']]}
            </span>
          </span>
        ))}
      </div>
      {missing > 0 && (
        <p>
          {words.solo.moreForVictory(missing)}
          {deck > 0 && ` · ${words.solo.forUndrawn(deck * LEFT.toDraw)}`}
        </p>
      )}
    </section>
  );
}

import type { Snapshot } from '@ochre/stone-age/rules';
import type { TableProps } from '@ochre/ui/game/game-page.ts';
import { TABLE_KEYS } from '@ochre/ui/keyboard/keys.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { lazy, Suspense, useMemo } from 'react';
import { Guide } from '../guide/guide.tsx';
import { useWords } from '../in-words.tsx';
import { payableNow, showsOdds } from '../odds/index.ts';
import { Since } from '../scene/since.tsx';
import { type Deciding, useDeciding } from './deciding.ts';
import { DecisionArea } from './decision-area.tsx';
import { isAboutPlaces } from './dock.ts';
import { marksOf } from './marks-of.ts';
import { noteOf } from './notes-of.ts';
import { ShownValley } from './shown-valley.tsx';
import { ShownView } from './shown-view.ts';
import { useByItself } from './use-by-itself.ts';

// It brings the rulebook along, which who knows the game does not need.
const AskedAbout = lazy(async () => ({ default: (await import('./asked-about.tsx')).AskedAbout }));

/** The valley while it is played: what can be done is lit, and what is chosen is decided below it. */
export function PlayedValley(props: TableProps<Snapshot>) {
  const { view, seats, viewer, legal, moves, commit, help } = props;
  const deciding = useDeciding(moves, legal, commit);
  const { previewed } = deciding;
  const marks = useMarks(props, deciding);
  const byItself = useByItself(props);
  useKeys({
    [TABLE_KEYS.clear]: props.instead === undefined ? deciding.clear : undefined,
    [TABLE_KEYS.confirm]: previewed === undefined ? undefined : () => commit(previewed),
  });
  const bar = props.instead ?? (
    <DecisionArea
      view={view}
      seats={seats}
      viewer={viewer}
      moves={moves}
      legal={legal}
      deciding={deciding}
      commit={commit}
      isOddsShown={showsOdds(help)}
      latest={
        <>
          <Since {...props} deciding={deciding} where="bar" />
          {props.latest}
        </>
      }
      byItself={byItself}
      {...props.asking}
      acts={props.acts}
    />
  );
  return props.draw((shown, stage) => (
    <ShownView value={shown}>
      <ShownValley
        {...props}
        shown={shown}
        stage={stage}
        marks={marks}
        deciding={deciding}
        bar={bar}
        above={<OverValley {...props} deciding={deciding} />}
      />
    </ShownView>
  ));
}

/** What is lit on the board, and what is said of each place. */
function useMarks(props: TableProps<Snapshot>, { at, previewed }: Deciding) {
  const { view, viewer, legal, help } = props;
  const words = useWords();
  const kind = view.decision?.kind ?? '';
  return useMemo(
    () =>
      marksOf({
        legal,
        isAboutPlaces: legal.length > 0 && isAboutPlaces(kind),
        chosen: at,
        previewed,
        noteOf: (place) => noteOf(view, viewer, place, words),
        payable: (place) => (showsOdds(help) ? payableNow(view, viewer, place) : undefined),
      }),
    [legal, kind, at, previewed, view, viewer, words, help],
  );
}

interface OverValleyProps extends TableProps<Snapshot> {
  readonly deciding: Deciding;
}

/** What lies over the board: the guide, and the place that was asked about. */
function OverValley({ deciding, ...props }: OverValleyProps) {
  const { view, viewer, guide } = props;
  const { asked } = deciding;
  return (
    <>
      {props.over}
      {guide !== undefined && (
        <Guide
          slot={guide}
          view={view}
          viewer={viewer}
          isOddsShown={showsOdds(props.help)}
          deciding={deciding}
        />
      )}
      <Suspense>
        {asked !== undefined && (
          <AskedAbout
            view={view}
            viewer={viewer}
            place={asked}
            names={props.seats.map(({ name }) => name)}
            chosen={deciding.at}
            isPlaying={props.isPlaying}
            onRule={props.onRule}
            onClose={() => deciding.ask(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

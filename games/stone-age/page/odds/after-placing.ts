import { type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';

/** The view with the people of a placing where they would stand, and they alone changed. */
function afterPlacing(
  view: Snapshot,
  viewer: number,
  { place, people }: ActionOf<'place'>,
): Snapshot {
  const { players, places } = view;
  const standing = players.map(
    (_, at) => (places[place]?.[at] ?? 0) + (at === viewer ? people : 0),
  );
  return {
    ...view,
    places: { ...places, [place]: standing },
    players: players.map((player, at) =>
      at === viewer ? { ...player, home: player.home - people } : player,
    ),
  };
}

/** The same for a move that may be another one, or none: then nothing changes. */
export function afterMove(view: Snapshot, viewer: number, move: string | undefined): Snapshot {
  if (move === undefined) return view;
  const action = stoneAge.parse(move);
  return action.kind === 'place' ? afterPlacing(view, viewer, action) : view;
}

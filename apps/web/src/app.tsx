import { Sprite } from '@ochre/ui/art/sprite.tsx';
import { lazy, Suspense, use } from 'react';
import { Route, Switch } from 'wouter';
import { FRONTS } from './games.ts';
import { type Ochre, WithOchre } from './ochre.ts';
import { Working } from './play/working.tsx';
import { UnlessBroken } from './routes/broken.tsx';
import { Nowhere } from './routes/gone.tsx';
import { HomeRoute } from './routes/home-route.tsx';
import { loadGameRoute } from './routes/load-game-route.ts';
import { NewVersion } from './routes/new-version.tsx';
import { type SettingsStore, WithSettings } from './settings/index.ts';

const GameRoute = lazy(loadGameRoute);
/** Who plays alone never loads what speaks to a server. */
const TableRoute = lazy(async () => ({
  default: (await import('./routes/table-route.tsx')).TableRoute,
}));
const LobbyRoute = lazy(async () => ({
  default: (await import('./routes/lobby-route.tsx')).LobbyRoute,
}));
const RulesRoute = lazy(async () => ({
  default: (await import('./routes/rules-route.tsx')).RulesRoute,
}));
const ReplayRoute = lazy(async () => ({
  default: (await import('./routes/replay-route.tsx')).ReplayRoute,
}));
const ReviewRoute = lazy(async () => ({
  default: (await import('./routes/review-route.tsx')).ReviewRoute,
}));
const TryRoute = lazy(async () => ({
  default: (await import('./routes/try-route.tsx')).TryRoute,
}));
const PuzzlesRoute = lazy(async () => ({
  default: (await import('./routes/puzzles-route.tsx')).PuzzlesRoute,
}));
const ReplaysRoute = lazy(async () => ({
  default: (await import('./routes/replays-route.tsx')).ReplaysRoute,
}));
/** Who has played before does not need it. */
const GuideRoute = lazy(async () => ({
  default: (await import('./routes/guide-route.tsx')).GuideRoute,
}));

interface AppProps {
  readonly ochre: Promise<Ochre>;
  readonly settings: SettingsStore;
}

/** The page: every screen has an address. */
export function App({ ochre, settings }: AppProps) {
  return (
    <WithSettings store={settings} languages={navigator.languages}>
      <Sprite />
      {FRONTS.map(({ meta, Sprite: GameSprite }) => (
        <GameSprite key={meta.name} />
      ))}
      <WithOchre value={use(ochre)}>
        <UnlessBroken>
          <Suspense fallback={<Working />}>
            <Switch>
              <Route path="/">
                <HomeRoute />
              </Route>
              <Route path="/game/:id">{({ id }) => <GameRoute id={id} />}</Route>
              <Route path="/t/:id">{({ id }) => <TableRoute id={id} />}</Route>
              <Route path="/guide/:id?">{({ id }) => <GuideRoute id={id} />}</Route>
              <Route path="/rules">
                <RulesRoute />
              </Route>
              <Route path="/replay/:id">{({ id }) => <ReplayRoute key={id} id={id} />}</Route>
              <Route path="/review/:id">{({ id }) => <ReviewRoute key={id} id={id} />}</Route>
              <Route path="/try/:id">{({ id }) => <TryRoute key={id} id={id} />}</Route>
              <Route path="/puzzles">
                <PuzzlesRoute />
              </Route>
              <Route path="/replays">
                <ReplaysRoute />
              </Route>
              <Route path="/lobby">
                <LobbyRoute />
              </Route>
              <Route>
                <Nowhere />
              </Route>
            </Switch>
          </Suspense>
        </UnlessBroken>
        <NewVersion />
      </WithOchre>
    </WithSettings>
  );
}

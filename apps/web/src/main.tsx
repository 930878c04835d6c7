import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ground } from './ground.ts';
import { openOchre } from './ochre.ts';
import { keepForOffline } from './offline/index.ts';
import { browserSettings } from './settings/index.ts';
import '@ochre/ui/theme/base.css';

const ochre = openOchre();
createRoot(ground()).render(
  // Until the tables are open and the words are there.
  <Suspense>
    <App ochre={ochre} settings={browserSettings()} />
  </Suspense>,
);
keepForOffline();

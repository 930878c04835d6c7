import { createRoot } from 'react-dom/client';
import { Sprite } from '../art/sprite.tsx';
import '../theme/base.css';
import { InLanguage, LANGUAGES, type Language } from '../words/language.tsx';
import { Gallery } from './gallery.tsx';
import { TableOnShow } from './table-on-show.tsx';
import { TABLE_NAMES } from './tables.ts';

// gallery.html?theme=dark&language=de&table=five; without a table, every piece.
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'dark' || theme === 'light') document.documentElement.classList.add(theme);
const language = (Object.keys(LANGUAGES) as Language[]).find(
  (known) => known === asked.get('language'),
);
const table = TABLE_NAMES.find((known) => known === asked.get('table'));

createRoot(document.getElementById('page')!).render(
  <InLanguage language={language ?? 'en'}>
    <Sprite />
    {table === undefined ? <Gallery /> : <TableOnShow name={table} marks={asked.get('marks')} />}
  </InLanguage>,
);

import { CHOICES, readSettings, USUAL } from '@ochre/ui/settings/settings.ts';
import { SettingsStore } from '@ochre/ui/settings/settings-store.ts';
import { LANGUAGES_BY_NAME } from '@ochre/words';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { memoryKeep } from '../testing/memory-keep.ts';
import { LANGUAGE_NAMES, page } from '../testing/page.tsx';
import { localSettingsOf } from './local-settings.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { languageFor, lookOf } from './with-settings.tsx';

describe('Settings', () => {
  it('are the usual ones, the first of each list, until something is stored', () => {
    expect(readSettings(null)).toEqual(USUAL);
    for (const [name, values] of Object.entries(CHOICES)) {
      expect(USUAL[name as keyof typeof CHOICES]).toBe(values[0]);
    }
  });

  it('are found again on the same device', () => {
    const keep = memoryKeep();
    new SettingsStore(keep).change({ theme: 'dark', name: 'Mira' });
    expect(new SettingsStore(keep).snapshot()).toEqual({ ...USUAL, theme: 'dark', name: 'Mira' });
  });

  it.each(['no JSON', '7', 'null', '[]', '{"theme":"pink","sound":1,"name":5}'])(
    'that cannot be read are the usual ones: %s',
    (text) => {
      expect(readSettings(text)).toEqual(USUAL);
    },
  );

  it('keep what can be read beside what cannot', () => {
    expect(readSettings('{"theme":"pink","pace":"skip","more":1}')).toEqual({
      ...USUAL,
      pace: 'skip',
    });
  });

  it('hide what they hid before there were levels of help', () => {
    expect(readSettings('{"odds":"hidden"}').help).toBe('tournament');
    expect(readSettings('{"odds":"hidden","help":"standard"}').help).toBe('standard');
    expect(readSettings('{"odds":"shown"}').help).toBe('full');
  });

  it('last as long as the page in a browser that stores nothing', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const store = new SettingsStore({ getItem: refuse, setItem: refuse });
    store.change({ sound: 'on' });
    expect(store.snapshot().sound).toBe('on');
  });

  it('tell who listens, and only those', () => {
    const store = new SettingsStore(memoryKeep());
    let heard = 0;
    const stop = store.subscribe(() => heard++);
    const before = store.snapshot();
    store.change({ help: 'tournament' });
    stop();
    store.change({ help: 'full' });
    expect(heard).toBe(1);
    expect(store.snapshot()).not.toBe(before);
  });

  it('follow another tab', () => {
    const keep = memoryKeep();
    const [here, there] = [new SettingsStore(keep), new SettingsStore(keep)];
    there.change({ motion: 'reduced' });
    here.readAgain();
    expect(here.snapshot().motion).toBe('reduced');
  });

  it('say how bots and turns go at a table here', () => {
    expect(localSettingsOf({ ...USUAL, pace: 'skip', turnEnds: 'by-itself' })).toEqual({
      botPace: 0,
      grace: 0,
      turnEnds: 'by-itself',
    });
  });

  it('leave language and look to the device, unless they are set', () => {
    expect(languageFor(USUAL, ['de-AT'])).toBe('de');
    expect(languageFor({ ...USUAL, language: 'es' }, ['de'])).toBe('es');
    expect(lookOf(USUAL)).toEqual([]);
    expect(lookOf({ ...USUAL, theme: 'dark', motion: 'full' })).toEqual(['dark', 'motion-full']);
  });
});

describe.each(LANGUAGE_NAMES)('The panel of settings in %s', (language) => {
  const markup = page(createElement(SettingsPanel, { onClose: () => undefined }), language);

  it('has one chosen value for every setting', () => {
    expect(markup.match(/aria-checked="true"/g)).toHaveLength(Object.keys(CHOICES).length);
  });

  it('names every language in itself', () => {
    for (const own of Object.values(LANGUAGES_BY_NAME)) expect(markup).toContain(own);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { describeClaims } from './claims-contract.ts';
import { describeDailies } from './dailies-contract.ts';
import { describeErasing } from './erasing-contract.ts';
import { describeMutings } from './mutings-contract.ts';
import { describeOperators } from './operators-contract.ts';
import { describePeople } from './people-contract.ts';
import { describeRecords } from './records-contract.ts';
import { describeTables } from './tables-contract.ts';

/** A place for a store that can be opened again and again. */
export interface Place {
  open(): Promise<Store>;
  /** Nothing is left of it. */
  remove(): Promise<void>;
}

/** What every store promises. */
export function describeStore(name: string, makePlace: () => Promise<Place>): void {
  describe(`the store in ${name}`, () => {
    let place: Place;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });

    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    describeTables(() => store);
    describeDailies(() => store);
    describeMutings(() => store);
    describeRecords(() => store);
    describePeople(() => store);
    describeErasing(() => store);
    describeOperators(() => store);
    describeClaims(() => store);

    test('it is well until it is closed', async () => {
      expect(await store.isWell()).toBe(true);
    });
  });
}

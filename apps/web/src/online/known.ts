import { type Keep, keepOf } from '../settings/index.ts';

const NAME = 'ochre known';

/**
 * Whether the server knows this browser. The cookie that says who it is is hidden from the page, and
 * who never played over the network is not to be asked about.
 */
export class Known {
  private readonly keep: Keep;

  constructor(keep: Keep = keepOf(window)) {
    this.keep = keep;
  }

  is(): boolean {
    try {
      return this.keep.getItem(NAME) !== null;
    } catch {
      return false;
    }
  }

  become(): void {
    try {
      this.keep.setItem(NAME, 'yes');
    } catch {
      // A browser that stores nothing keeps no cookie either.
    }
  }
}

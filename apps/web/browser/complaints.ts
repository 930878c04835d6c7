import { type BrowserContext, expect } from '@playwright/test';

/** Everything the pages of a context write as an error or throw; warnings of React are errors. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (problem) => this.heard.push(String(problem.error())));
  }

  /** Something that belongs to the test, such as a request that cannot succeed. */
  expect(complaint: RegExp): void {
    this.expected.push(complaint);
  }

  check(): void {
    const unexpected = this.heard.filter(
      (text) => !this.expected.some((known) => known.test(text)),
    );
    expect(unexpected, 'The browser complained.').toEqual([]);
  }
}

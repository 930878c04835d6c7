/** Words that came lately, so many of them; the one that came longest ago is forgotten first. */
export class Recent {
  private readonly room: number;
  private readonly words = new Set<string>();

  constructor(room: number) {
    this.room = room;
  }

  add(word: string): void {
    this.words.delete(word);
    this.words.add(word);
    const [oldest] = this.words;
    if (this.words.size > this.room && oldest !== undefined) this.words.delete(oldest);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }
}

/** Indexes the words of items to find similar ones. Rare words weigh more than “the” and “what” (inverse frequency). */
export class WordIndex {
  #numbers = new Map<string, number>();
  /** The number of items that contain a word, by the word's number. */
  #occurrences: number[] = [];
  #items = new Map<string, Uint32Array>();

  #numberOf(word: string): number {
    const existing = this.#numbers.get(word);
    if (existing !== undefined) return existing;
    this.#numbers.set(word, this.#occurrences.length);
    this.#occurrences.push(0);
    return this.#occurrences.length - 1;
  }

  #count(numbers: Uint32Array, change: 1 | -1): void {
    for (const number of numbers) {
      this.#occurrences[number] = (this.#occurrences[number] ?? 0) + change;
    }
  }

  set(id: string, words: readonly string[]): void {
    const numbers = Uint32Array.from(new Set(words), (word) => this.#numberOf(word));
    this.#count(this.#items.get(id) ?? new Uint32Array(), -1);
    this.#count(numbers, 1);
    this.#items.set(id, numbers);
  }

  delete(id: string): void {
    this.#count(this.#items.get(id) ?? new Uint32Array(), -1);
    this.#items.delete(id);
  }

  /** Finds the most similar items by weighted Jaccard similarity, from 0 to 1: shared weight by weight of the union. */
  findSimilar(
    words: readonly string[],
    { except, most, least }: { except: string | null; most: number; least: number },
  ): { id: string; similarity: number }[] {
    const itemCount = this.#items.size + 1;
    const weights = Float64Array.from(this.#occurrences, (occurrences) =>
      Math.log(1 + itemCount / (1 + occurrences)),
    );
    const isInQuery = new Uint8Array(weights.length);
    let queryWeight = 0;
    for (const word of new Set(words)) {
      const number = this.#numbers.get(word);
      if (number !== undefined) isInQuery[number] = 1;
      queryWeight += number === undefined ? Math.log(1 + itemCount) : weights[number]!;
    }
    const found: { id: string; similarity: number }[] = [];
    for (const [id, numbers] of this.#items) {
      if (id === except) continue;
      let [itemWeight, sharedWeight] = [0, 0];
      // Over a million words an indexed loop takes half the time of an iterator.
      for (let index = 0; index < numbers.length; index += 1) {
        const number = numbers[index]!;
        const weight = weights[number]!;
        itemWeight += weight;
        sharedWeight += weight * isInQuery[number]!;
      }
      const similarity = sharedWeight / (itemWeight + queryWeight - sharedWeight || 1);
      if (similarity >= least) found.push({ id, similarity });
    }
    return found.toSorted((a, b) => b.similarity - a.similarity).slice(0, most);
  }
}

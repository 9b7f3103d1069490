import { wordAt } from '../engine/parse/words.ts';

/** A stretch of the text that is drawn in one line. `from` and `to` are places of the caret. */
export interface Slot {
  from: number;
  to: number;
  parts: Part[];
}

interface Span {
  from: number;
  to: number;
}

/** A part of the drawn text. Signs such as the parentheses of an exponent are in its span, but not drawn. */
export type Part = Span &
  (
    | { kind: 'sign'; text: string; look: 'plain' | 'name' | 'operator' }
    | { kind: 'raised' | 'lowered'; inside: Slot }
    | { kind: 'fraction'; top: Slot; bottom: Slot }
    | { kind: 'root'; degree: '' | '3'; inside: Slot }
    | { kind: 'group'; open: string; close: string; inside: Slot }
    /** From one to three slots: below the sign, above it and behind it. */
    | { kind: 'sum'; slots: Slot[] }
  );

export const slotsOf = (part: Part): Slot[] => {
  switch (part.kind) {
    case 'sign':
      return [];
    case 'fraction':
      return [part.top, part.bottom];
    case 'sum':
      return part.slots;
    default:
      return [part.inside];
  }
};

const closers: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const isCloser = (c: string): boolean => ')]}'.includes(c);
const isOperator = (c: string): boolean => '+-−=<>≤≥~·×*'.includes(c);
/** Signs after which the numerator of a fraction can begin. */
const isBoundary = (c: string): boolean => '+-−=<>≤≥~,:;'.includes(c);

/**
 * Lays out an entry while it is being typed: exponents, fractions, roots and sums, also of an incomplete text. It reads the same
 * precedence as `normalizeInput`: 1/2x is one half times x.
 */
export function layoutText(text: string): Slot {
  return new Layout(text).all();
}

class Layout {
  private readonly text: string;
  private index = 0;

  constructor(text: string) {
    this.text = text;
  }

  all(): Slot {
    const slot: Slot = { from: 0, to: this.text.length, parts: [] };
    while (this.index < this.text.length) {
      slot.parts.push(...this.sequence().parts);
      // A closing bracket that closes nothing.
      if (this.index < this.text.length) slot.parts.push(this.sign('plain'));
    }
    return slot;
  }

  private peek(): string {
    return this.text[this.index] ?? '';
  }

  private skipSpaces(parts: Part[]): void {
    while (/\s/.test(this.peek())) parts.push(this.sign('plain'));
  }

  private sign(look: 'plain' | 'name' | 'operator'): Part {
    const from = this.index;
    this.index += 1;
    return { kind: 'sign', from, to: this.index, text: this.text[from]!, look };
  }

  /** Up to a closing bracket or, with a separator, up to that. */
  private sequence(separator?: string): Slot {
    const slot: Slot = { from: this.index, to: this.index, parts: [] };
    const { parts } = slot;
    let term = 0;
    for (let c = this.peek(); c !== '' && !isCloser(c) && c !== separator; c = this.peek()) {
      if (c === '/' || c === '÷') parts.push(this.fraction(parts.splice(term)));
      else if (isBoundary(c)) {
        parts.push(this.sign(isOperator(c) ? 'operator' : 'plain'));
        term = parts.length;
      } else if (/\s/.test(c) && term === parts.length) {
        parts.push(this.sign('plain'));
        term = parts.length;
      } else parts.push(...this.primary());
    }
    slot.to = this.index;
    return slot;
  }

  private fraction(numerator: Part[]): Part {
    const from = numerator[0]?.from ?? this.index;
    const top = this.withoutBrackets(numerator, this.index);
    this.index += 1;
    const bottom = this.operand();
    return { kind: 'fraction', from, to: this.index, top, bottom };
  }

  /** What a fraction, an exponent or a root applies to: one factor with its sign. */
  private operand(): Slot {
    const start = this.index;
    const parts: Part[] = [];
    this.skipSpaces(parts);
    if ('-−'.includes(this.peek()) && this.peek() !== '') parts.push(this.sign('plain'));
    const c = this.peek();
    if (c !== '' && !isBoundary(c) && !isCloser(c) && !'/÷^|'.includes(c)) {
      parts.push(...this.primary());
      const isDigit = (): boolean =>
        /[\d.]/.test(this.text[this.index - 1]!) && /[\d.]/.test(this.peek());
      while (isDigit()) parts.push(this.sign('plain'));
      if (this.peek() === '^') parts.push(...this.primary());
    }
    return this.withoutBrackets(parts, start);
  }

  /** A slot of these parts. If they are one pair of parentheses, only what is inside. */
  private withoutBrackets(parts: Part[], start: number): Slot {
    const drawn = parts.filter((part) => part.kind !== 'sign' || part.text.trim() !== '');
    const [only] = drawn;
    if (drawn.length === 1 && only?.kind === 'group' && only.open === '(') return only.inside;
    return { from: parts[0]?.from ?? start, to: parts.at(-1)?.to ?? start, parts };
  }

  private primary(): Part[] {
    const c = this.peek();
    if (c === '^') {
      const from = this.index;
      this.index += 1;
      const inside = this.operand();
      return [{ kind: 'raised', from, to: this.index, inside }];
    }
    if (c in closers) return [this.group(c, closers[c]!)];
    if (c === '√' || c === '∛') {
      const from = this.index;
      this.index += 1;
      const inside = this.operand();
      return [{ kind: 'root', from, to: this.index, degree: c === '√' ? '' : '3', inside }];
    }
    if (c === '∑' && this.text[this.index + 1] === '(') return [this.sum()];
    if (c === '_') return [this.lowered(1)];
    if (/[A-Za-zπθαβλμ]/.test(c)) return this.word();
    return [this.sign(isOperator(c) ? 'operator' : 'plain')];
  }

  private group(open: string, close: string, from = this.index): Part {
    this.index += 1;
    const inside = this.sequence();
    const isClosed = isCloser(this.peek());
    if (isClosed) this.index += 1;
    return { kind: 'group', from, to: this.index, open, close: isClosed ? close : '', inside };
  }

  private lowered(skipped: number): Part {
    const from = this.index;
    this.index += skipped;
    const inside: Slot = { from: this.index, to: this.index, parts: [] };
    if (/[A-Za-z]/.test(this.peek())) inside.parts.push(this.sign('name'));
    else while (/\d/.test(this.peek())) inside.parts.push(this.sign('plain'));
    inside.to = this.index;
    return { kind: 'lowered', from, to: this.index, inside };
  }

  /** A known word such as sin, the bars of abs( ), or one letter with its subscript. */
  private word(): Part[] {
    const from = this.index;
    const letters = /^[A-Za-z]*/.exec(this.text.slice(from))![0];
    const word = wordAt(letters);
    if (word) {
      if (word.name === 'abs' && this.text[from + word.length] === '(') {
        this.index += word.length;
        return [this.group('|', '|', from)];
      }
      const parts = Array.from({ length: word.length }, () => this.sign('plain'));
      if (word.name === 'log' && /\d/.test(this.peek())) parts.push(this.lowered(0));
      return parts;
    }
    const name = this.sign('name');
    const canHaveSubscript = !/[eπ]/.test(this.text[from]!);
    return canHaveSubscript && /\d/.test(this.peek()) ? [name, this.lowered(0)] : [name];
  }

  private sum(): Part {
    const from = this.index;
    this.index += 2;
    const slots: Slot[] = [];
    for (;;) {
      slots.push(this.sequence(slots.length < 2 ? ',' : undefined));
      if (this.peek() !== ',') break;
      this.index += 1;
    }
    if (isCloser(this.peek())) this.index += 1;
    return { kind: 'sum', from, to: this.index, slots };
  }
}

const distance = ({ from, to }: Span, place: number): number =>
  place < from ? from - place : Math.max(0, place - to);

/** The slot that draws the caret, and before which of its parts. A place that is not drawn belongs to the nearest slot. */
export function findCaret(slot: Slot, place: number): { slot: Slot; index: number } {
  for (const [index, part] of slot.parts.entries()) {
    const slots = slotsOf(part);
    const [nearest] = slots.toSorted((a, b) => distance(a, place) - distance(b, place));
    const isWithin = place > part.from && place < part.to;
    if (nearest && (isWithin || distance(nearest, place) === 0)) {
      return findCaret(nearest, Math.min(Math.max(place, nearest.from), nearest.to));
    }
    if (place <= part.from) return { slot, index };
  }
  return { slot, index: slot.parts.length };
}

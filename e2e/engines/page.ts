import sharp from 'sharp';
import type { Engine, Point } from './engine.ts';
import { until } from './until.ts';

interface Box extends Point {
  width: number;
  height: number;
}

/** Finds the first element with this selector and name that can be clicked: in view, and not covered. */
function locate(selector: string, name: string): Box | undefined {
  const isNamed = (element: Element): boolean =>
    new RegExp(name).test((element.getAttribute('aria-label') ?? element.textContent).trim());
  for (const element of document.querySelectorAll(selector)) {
    if (!isNamed(element)) continue;
    element.scrollIntoView({ block: 'nearest' });
    const [first] = element.getClientRects();
    if (!first) continue;
    const { x, y, width, height } = first;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top && (element.contains(top) || top.contains(element))) return { x, y, width, height };
  }
  return undefined;
}

/** The box of the first line of the first element's text, and its decoration. */
function inspectText(selector: string): { box: Box; line: string } | undefined {
  const element = document.querySelector(selector);
  const text = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) return undefined;
  const range = document.createRange();
  range.selectNode(text);
  const [first] = range.getClientRects();
  if (!first) return undefined;
  const { x, y, width, height } = first;
  return { box: { x, y, width, height }, line: getComputedStyle(element).textDecorationLine };
}

/** The difference between two colors that an eye sees beyond doubt, summed over the three channels. */
const clearDifference = 120;

/** How much of the box its longest horizontal stroke spans, in a color clearly unlike the box's corner; from 0 to 1. */
async function strokeIn(png: Uint8Array, { x, y, width, height }: Box): Promise<number> {
  const region = {
    left: Math.floor(x),
    top: Math.floor(y),
    width: Math.floor(width),
    height: Math.ceil(height) + 2,
  };
  const image = sharp(png).extract(region).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const differs = (offset: number): boolean =>
    [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs(data[offset + channel]! - data[channel]!),
      0,
    ) > clearDifference;
  let longest = 0;
  for (let row = 0; row < info.height; row += 1) {
    let count = 0;
    for (let column = 0; column < info.width; column += 1) {
      if (differs((row * info.width + column) * info.channels)) count += 1;
    }
    longest = Math.max(longest, count / info.width);
  }
  return longest;
}

/** Page object: what a person does and sees in the page. */
export class SmokePage {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async find(selector: string, name = ''): Promise<Box> {
    let before = '';
    return until(`${selector} ${name} can be pressed`, async () => {
      const box = await this.engine.evaluate(locate, selector, name);
      const isStill = JSON.stringify(box) === before;
      before = JSON.stringify(box);
      return isStill && box;
    });
  }

  async press(selector: string, name = '', times = 1): Promise<void> {
    const { x, y, width, height } = await this.find(selector, name);
    await this.engine.click({ x: x + width / 2, y: y + height / 2 }, times);
  }

  /** Presses a button or a link by its name. */
  pressButton = (name: string): Promise<void> => this.press('button, a, [role=menuitem]', name);

  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.engine.type(text);
  }

  async expect<Args extends unknown[]>(
    what: string,
    look: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await until(what, () => this.engine.evaluate(look, ...args));
  }

  async expectText(pattern: string): Promise<void> {
    await this.expect(
      `the page says ${pattern}`,
      (source: string) => new RegExp(source).test(document.body.innerText),
      pattern,
    );
  }

  /** Expects the text to be underlined or struck through, in its style and in a screenshot. Late fonts may move it meanwhile. */
  async expectStroke(selector: string, line: 'underline' | 'line-through'): Promise<void> {
    await until(`${selector} has the stroke of ${line}`, async () => {
      const text = await this.engine.evaluate(inspectText, selector);
      if (!text) throw new Error('it is not on the page');
      if (text.line !== line) throw new Error(`its text decoration is ${text.line}`);
      const span = await strokeIn(await this.engine.screenshot(), text.box);
      if (span < 0.9) throw new Error(`the longest stroke spans ${span.toFixed(2)} of it`);
      return true;
    });
  }
}

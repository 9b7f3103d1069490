import { withDegrees } from '@bac/exam/markup/readable-formula.ts';
import { LRUCache } from 'lru-cache';
import temml from 'temml';
import { parseXml } from './xml-tree.ts';
import { xmlText } from './xml-text.ts';

export const texEncoding = 'application/x-tex';

const made = new LRUCache<string, string>({ max: 5000 });

function rendered(tex: string, isDisplay: boolean): string {
  const mathMl = temml.renderToString(withDegrees(tex), { trust: false, throwOnError: true });
  const inner = /^<math[^>]*>(.*)<\/math>$/s.exec(mathMl)?.[1] ?? '';
  const written =
    `<math xmlns="http://www.w3.org/1998/Math/MathML"${isDisplay ? ' display="block"' : ''}>` +
    `<semantics><mrow>${inner}</mrow>` +
    `<annotation encoding="${texEncoding}">${xmlText(tex)}</annotation></semantics></math>`;
  // The renderer writes for browsers, which forgive what XML doesn't.
  parseXml(written);
  return written;
}

/** MathML that any system shows, with the TeX it was made of; the TeX alone where nothing can be made of it. */
export function formulaXml(tex: string, isDisplay = false): string {
  const key = `${isDisplay ? 'd' : 'i'}${tex}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  let written: string;
  try {
    written = rendered(tex, isDisplay);
  } catch {
    written = `<code>${xmlText(tex)}</code>`;
  }
  made.set(key, written);
  return written;
}

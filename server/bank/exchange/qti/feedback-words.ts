import { markdownOf, type LeftOut } from './markdown-of.ts';
import { findAll, isElement, type XmlElement } from './xml-tree.ts';

export interface BothWords {
  en: string;
  vi: string;
}

/** Without the parts that are marked as another language. */
function inLanguage(element: XmlElement, language: string, around: string): XmlElement | undefined {
  const own = element.attributes['xml:lang']?.slice(0, 2).toLowerCase() ?? around;
  const children = element.children.flatMap((child): XmlElement['children'] => {
    if (!isElement(child)) return own === language ? [child] : [];
    const inside = inLanguage(child, language, own);
    return inside ? [inside] : [];
  });
  return children.length > 0 || own === language ? { ...element, children } : undefined;
}

/** What is said about a choice, or of all of them where none is named; in English unless it is marked otherwise. */
export function feedbackWords(
  root: XmlElement,
  identifier: string | undefined,
  leftOut: LeftOut,
): BothWords {
  const said = findAll(root, 'qti-modal-feedback').filter(
    ({ attributes }) => identifier === undefined || attributes['identifier'] === identifier,
  );
  const words = (language: string): string =>
    said
      .map((each) => inLanguage(each, language, 'en'))
      .flatMap((each) => (each ? [markdownOf(each, language === 'en' ? leftOut : () => {})] : []))
      .filter((text) => text !== '')
      .join('\n\n');
  return { en: words('en'), vi: words('vi') };
}

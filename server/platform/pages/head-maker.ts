import type { Language } from '@bac/exam/item/language.ts';
import type { Head } from './head.ts';
import {
  privatePages,
  publicPages,
  unknownPage,
  type PageText,
  type LocalText,
} from './page-list.ts';
import type { PublicContent, StoredTitle } from './public-content.ts';
import { crumbData, questionData, siteData, type Crumb } from './structured-data.ts';

const homeName: LocalText = { vi: 'Trang chủ', en: 'Home' };

const pictureText: LocalText = {
  vi: 'Ruộng bậc thang leo dần lên mặt trời, và tên Bậc',
  en: 'Rice terraces climbing toward the sun, and the name Bậc',
};

export type HeadMaker = ReturnType<typeof headMaker>;

/** Builds heads for one site; `siteAddress` is its public URL. */
export function headMaker(siteAddress: URL, siteName: string, content: PublicContent) {
  const fullTitle = (page: string): string => `${page} · ${siteName}`;
  const addressOf = (path: string): string => new URL(path, siteAddress).href;

  const headOf = (
    language: Language,
    text: { title: string; description: string },
    more: Partial<Pick<Head, 'address' | 'data'>> = {},
  ): Head => ({
    ...text,
    siteName,
    language,
    address: more.address,
    picture: { address: addressOf('/link-picture.png'), text: pictureText[language] },
    data: more.data ?? [],
  });

  const crumbsTo = (path: string, title: string, language: Language): Crumb[] => {
    const parent = path.startsWith('/support/') ? publicPages['/support'] : undefined;
    return [
      { name: homeName[language], address: addressOf('/') },
      ...(parent ? [{ name: parent.title[language], address: addressOf('/support') }] : []),
      { name: title, address: addressOf(path) },
    ];
  };

  const homeHead = ({ title, description }: PageText, language: Language): Head => {
    const home = addressOf('/');
    const text = { title: `${siteName} · ${title[language]}`, description: description[language] };
    const data = [siteData(siteName, home, addressOf('/icon-512.png'), text.description)];
    return headOf(language, text, { address: home, data });
  };

  const innerHead = (path: string, { title, description }: PageText, language: Language): Head =>
    headOf(
      language,
      { title: fullTitle(title[language]), description: description[language] },
      { address: addressOf(path), data: [crumbData(crumbsTo(path, title[language], language))] },
    );

  /** A head with only the title, which keeps the page out of search engines. */
  const plainHead = (title: LocalText, language: Language): Head =>
    headOf(language, {
      title: fullTitle(title[language]),
      description: publicPages['/']?.description[language] ?? '',
    });

  return {
    publicHead: async (path: string, language: Language): Promise<Head> => {
      const page = publicPages[path];
      if (!page) throw new Error(`${path} is no public page`);
      if (path === '/') return homeHead(page, language);
      const head = innerHead(path, page, language);
      if (path !== '/cau-hoi-thuong-gap') return head;
      const questions = await content.questions();
      if (questions.length === 0) return head;
      return { ...head, data: [...head.data, questionData(questions, language)] };
    },
    storedHead: ({ path, title, summary }: StoredTitle, language: Language): Head =>
      innerHead(path, { title, description: summary }, language),
    privateHead: (path: string, language: Language): Head =>
      plainHead(privatePages[path] ?? unknownPage, language),
    unknownHead: (language: Language): Head => plainHead(unknownPage, language),
  };
}

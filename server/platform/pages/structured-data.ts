import type { Language } from '@bac/exam/item/language.ts';
import { plainText } from '../prose/plain-text.ts';
import type { StoredQuestion } from './public-content.ts';

const context = 'https://schema.org';

/** Describes the organization and the site; only on the home page. */
export const siteData = (
  name: string,
  home: string,
  logo: string,
  description: string,
): object => ({
  '@context': context,
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name,
      url: home,
      logo,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name,
      url: home,
      description,
      inLanguage: ['vi', 'en'],
      publisher: { '@id': `${home}#organization` },
    },
  ],
});

export interface Crumb {
  name: string;
  address: string;
}

/** The breadcrumbs from the home page to this page. */
export const crumbData = (crumbs: Crumb[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});

export const questionData = (questions: StoredQuestion[], language: Language): object => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[language],
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer[language]) },
  })),
});

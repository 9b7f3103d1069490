import type { Test } from '@bac/contract/attempts/tests.ts';
import type {
  Article,
  ArticleCard,
  FrequentQuestion,
  ManagedPage,
  Timeline,
} from '@bac/contract/site/content.ts';
import { html, type Html } from './html.ts';
import { orientationPage, supportPage, ticketsPage, upcomingPage } from './other-pages.ts';
import { linkButton } from './parts.ts';
import type { Pen } from './pen.ts';
import type { Question } from './question.ts';
import { articlePage, managedPage, questionsPage } from './reading-pages.ts';
import { testsPage } from './tests-page.ts';

const facts = ['questions', 'minutes', 'modules', 'scale'];

function homePage(pen: Pen): Html {
  const { style, words } = pen;
  const t = words('site/home');
  return html` <section class="${style('home', 'hero')}">
      <div class="${style('home', 'words')}">
        <h1>${t('headline')}</h1>
        <p class="${style('home', 'intro')}">${t('intro')}</p>
        <div class="${style('home', 'actions')}">
          ${linkButton(pen, '/tests?kind=diagnostic', t('visitor.diagnostic'), { size: 'md' })}
          ${linkButton(pen, '#sample-question', t('visitor.sample'), { size: 'md', variant: 'default' })}
        </div>
      </div>
      <div class="${style('home', 'art')}" data-sky></div>
    </section>
    <section class="${style('home', 'numbers')}" aria-label="${t('numbers.label')}">
      <dl>
        ${facts.map(
          (fact) =>
            html`<div>
              <dt>${t(`numbers.${fact}.name`)}</dt>
              <dd>${t(`numbers.${fact}.value`)}</dd>
            </div>`,
        )}
      </dl>
    </section>
    <div class="${style('home', 'below')}"></div>`;
}

interface FirstScreen {
  /** What the page asks the API for when it opens. */
  asks?: (slug: string) => Question;
  /** With what the API answered a visitor. */
  draw: (pen: Pen, reply: unknown) => Html;
}

const slugged =
  (key: string) =>
  (slug: string): Question => ({ key, given: { params: { slug } } });

const managed: FirstScreen = {
  asks: slugged('GET /content/pages/:slug'),
  draw: (pen, reply) => managedPage(pen, reply as ManagedPage),
};

const upcoming: FirstScreen = {
  asks: slugged('GET /content/timelines/:slug'),
  draw: (pen, reply) => upcomingPage(pen, reply as Timeline),
};

/** By the pattern of their address; the slug is the last part of it. */
export const firstScreens: Record<string, FirstScreen> = {
  '/': { draw: homePage },
  '/tests': {
    asks: () => ({ key: 'GET /tests' }),
    draw: (pen, reply) => testsPage(pen, reply as Test[]),
  },
  '/huong-nghiep': { draw: orientationPage },
  '/courses': upcoming,
  '/practice': upcoming,
  '/support': {
    asks: () => ({ key: 'GET /content/articles', given: { query: {} } }),
    draw: (pen, reply) => supportPage(pen, reply as ArticleCard[]),
  },
  '/support/:article': {
    asks: slugged('GET /content/articles/:slug'),
    draw: (pen, reply) => articlePage(pen, reply as Article),
  },
  '/tickets': { draw: ticketsPage },
  '/cau-hoi-thuong-gap': {
    asks: () => ({ key: 'GET /content/questions' }),
    draw: (pen, reply) => questionsPage(pen, reply as FrequentQuestion[]),
  },
  '/dich-vu': managed,
  '/chinh-sach-bao-mat': managed,
  '/dieu-khoan-su-dung': managed,
};

import { questionGroups } from '@bac/contract/site/question-groups.ts';
import type { Article, FrequentQuestion, ManagedPage } from '@bac/contract/site/content.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { html, type Html } from './html.ts';
import { page, pageTitle } from './parts.ts';
import type { Pen } from './pen.ts';
import { readingHtml } from './prose.ts';

const dayFormats: Record<Language, Intl.DateTimeFormat> = {
  vi: new Intl.DateTimeFormat('vi-VN', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  }),
};

export function managedPage(pen: Pen, { title, summary, text, updatedAt }: ManagedPage): Html {
  const { style, words, language } = pen;
  const date = dayFormats[language].format(new Date(updatedAt));
  return page(
    pen,
    html` ${pageTitle(pen, title[language], summary[language])}
      <p class="${style('readingPage', 'updated')}">${words('site/prose')('updated', { date })}</p>
      ${readingHtml(pen, text[language])}`,
    style('readingPage', 'page'),
  );
}

export function articlePage(pen: Pen, { title, summary, text }: Article): Html {
  const { style, words, language } = pen;
  return page(
    pen,
    html` <div>
        <a class="${style('article', 'back')}" href="/support">
          <svg
            width="18"
            height="18"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
            stroke-linejoin="round"
            aria-hidden="true"
          >
            <path d="M5 12l14 0M5 12l6 6M5 12l6 -6" />
          </svg>
          ${words('site/support')('article.back')}
        </a>
        ${pageTitle(pen, title[language], summary[language])}
      </div>
      <article>${readingHtml(pen, text[language])}</article>`,
    style('article', 'page'),
  );
}

export function questionsPage(pen: Pen, questions: FrequentQuestion[] = []): Html {
  const { style, words, language } = pen;
  const t = words('site/reading');
  const entry = ({ question }: FrequentQuestion): Html =>
    html` <div class="${style('questions', 'entry')}">
      <div class="${style('questions', 'question')}"><h3>${question[language]}</h3></div>
    </div>`;
  const groups = questionGroups
    .map((group) => ({ group, inGroup: questions.filter((one) => one.group === group) }))
    .filter(({ inGroup }) => inGroup.length > 0);
  return page(
    pen,
    html` ${pageTitle(pen, t('questions.title'), t('questions.lead'))}
      <div class="${style('questions', 'search')}" data-room="search"></div>
      ${groups.map(
        ({ group, inGroup }) =>
          html` <section>
            <h2 class="${style('questions', 'group')}">${t(`questions.group.${group}`)}</h2>
            ${inGroup.map(entry)}
          </section>`,
      )}`,
    style('questions', 'page'),
  );
}

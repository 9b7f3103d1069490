import { articleTopics } from '@bac/contract/site/article-topics.ts';
import type { ArticleCard, Timeline } from '@bac/contract/site/content.ts';
import { html, type Html } from './html.ts';
import { page, pageTitle } from './parts.ts';
import type { Pen } from './pen.ts';
import { proseHtml } from './prose.ts';

export function supportPage(pen: Pen, articles: ArticleCard[] = []): Html {
  const { style, words, language } = pen;
  const t = words('site/support');
  const link = ({ slug, title }: ArticleCard): Html =>
    html`<li><a href="/support/${slug}">${title[language]}</a></li>`;
  const topics = articleTopics
    .map((topic) => ({ topic, about: articles.filter((one) => one.topic === topic) }))
    .filter(({ about }) => about.length > 0);
  return page(
    pen,
    html` ${pageTitle(pen, t('title'), t('lead'))}
      <div class="${style('support', 'search')}" data-room="help-search"></div>
      <div class="${style('support', 'topics')}">
        ${topics.map(
          ({ topic, about }) =>
            html` <section class="${style('support', 'topic')}">
              <h2 class="${style('support', 'topicName')}">
                <svg width="24" height="24" aria-hidden="true"></svg>
                ${t(`topic.${topic}`)}
              </h2>
              <ul class="${style('support', 'links')}">
                ${about.map(link)}
              </ul>
            </section>`,
        )}
      </div>`,
    style('support', 'page'),
  );
}

export function upcomingPage(pen: Pen, { title, intro }: Timeline): Html {
  const { style, words, language } = pen;
  return page(
    pen,
    html` <div class="${style('upcoming', 'top')}">
        <span class="${style('chip', 'chip')}" data-tone="turmeric"
          >${words('site/upcoming')('underDevelopment')}</span
        >
        ${pageTitle(pen, title[language])}
      </div>
      <div class="${style('upcoming', 'first')}">${proseHtml(pen, intro[language])}</div>`,
    style('upcoming', 'page'),
  );
}

const facts = ['time', 'account', 'answers'];

export function orientationPage(pen: Pen): Html {
  const { style, words } = pen;
  const t = words('site/orientation');
  const about = (name: string): Html =>
    html`<section>
      <h2>${t(`intro.${name}Title`)}</h2>
      <p>${t(`intro.${name}Text`)}</p>
    </section>`;
  return page(
    pen,
    html` ${pageTitle(pen, t('intro.title'), t('intro.lead'))}
      <ul class="${style('intro', 'facts')}">
        ${facts.map(
          (fact) =>
            html` <li>
              <svg width="24" height="24" aria-hidden="true"></svg>
              <strong>${t(`intro.facts.${fact}`)}</strong>
              <span>${t(`intro.facts.${fact}Note`)}</span>
            </li>`,
        )}
      </ul>
      <div class="${style('intro', 'actions')}" data-room="start"></div>
      <div class="${style('intro', 'about')}">${about('is')}${about('isNot')}</div>`,
  );
}

export function ticketsPage(pen: Pen): Html {
  const { style, words } = pen;
  const t = words('tickets');
  return page(
    pen,
    html` <div>${pageTitle(pen, t('new.title'), t('new.lead'))}</div>
      <div class="${style('newTicket', 'columns')}">
        <div data-room="ticket-form"></div>
        <section class="${style('newTicket', 'next')}">
          <h2>${t('next.title')}</h2>
          <ol>
            ${['letter', 'answer', 'link'].map((step) => html`<li>${t(`next.${step}`)}</li>`)}
          </ol>
          <p>${t('next.hours')}</p>
        </section>
      </div>`,
    style('newTicket', 'page'),
  );
}

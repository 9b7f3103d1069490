import { html, type Html } from './html.ts';
import { linkButton } from './parts.ts';
import type { Pen } from './pen.ts';

const facts = ['questions', 'minutes', 'modules', 'scale'];

export function homePage(pen: Pen): Html {
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

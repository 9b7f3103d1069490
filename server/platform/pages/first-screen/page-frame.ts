import { html, type Html } from './html.ts';
import { linkButton } from './parts.ts';
import type { Pen } from './pen.ts';

const places = [
  { to: '/', name: 'home' },
  { to: '/courses', name: 'courses' },
  { to: '/tests', name: 'tests' },
  { to: '/practice', name: 'practice' },
  { to: '/tickets', name: 'tickets' },
];

function brand({ style, site }: Pen): Html {
  return html` <span class="${style('brandMark', 'mark')}" lang="vi">
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <rect class="${style('brandMark', 'tile')}" width="36" height="36" rx="9" />
      <circle class="${style('brandMark', 'sun')}" cx="25.5" cy="10" r="4.5" />
      <path class="${style('brandMark', 'stair')}" d="M6 28.5h7v-6h7v-6h7v12" />
    </svg>
    ${site.siteName}
  </span>`;
}

function navigation({ style, words, path }: Pen): Html {
  const t = words('app/public-frame');
  return html` <nav aria-label="${t('navigation')}">
    <ul class="${style('navigation', 'list')}">
      ${places.map(({ to, name }) => {
        const label = t(`links.${name}`);
        const current = to === path && html` aria-current="page"`;
        return html`<li>
          <a class="${style('navigation', 'link')}" href="${to}" data-label="${label}" ${current}
            >${label}</a
          >
        </li>`;
      })}
    </ul>
  </nav>`;
}

/** The shape of the switches: nothing for who listens or presses, since only the script makes them work. */
function switches({ style, language }: Pen): Html {
  const choice = (code: string): Html =>
    html` <label class="${style('segments', 'choice')}">
      <input type="radio" disabled${code === language && html` checked`} />
      <span class="${style('languageSwitch', 'code')}">${code.toUpperCase()}</span>
    </label>`;
  return html` <div class="${style('switches', 'switches')}" aria-hidden="true" data-needs-script>
    <div class="${style('segments', 'switch')}" role="radiogroup">${['vi', 'en'].map(choice)}</div>
    <button
      class="${style('plainButton', 'button')} ${style('themeSwitch', 'switch')}"
      type="button"
      disabled
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
      </svg>
    </button>
  </div>`;
}

const menu = ({ style }: Pen): Html =>
  html` <span class="${style('menuButton', 'button')}" aria-hidden="true" data-needs-script>
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d="M4 6l16 0M4 12l16 0M4 18l16 0" />
    </svg>
  </span>`;

function header(pen: Pen): Html {
  const { style, words } = pen;
  const t = words('app/public-frame');
  const place = (name: string, inside: Html): Html =>
    html`<div class="${style('siteHeader', name)}">${inside}</div>`;
  return html` <header class="${style('siteHeader', 'header')}">
    <div class="${style('siteHeader', 'row')}">
      <a class="${style('siteHeader', 'brand')}" href="/" aria-label="${t('brandLink')}"
        >${brand(pen)}</a
      >
      ${place('links', navigation(pen))} ${place('switches', switches(pen))}
      ${place(
        'account',
        html`<div class="${style('visitorButtons', 'buttons')}">
          ${linkButton(pen, '/auth/login', t('account.login'), { variant: 'default', size: 'sm' })}
          ${linkButton(pen, '/auth/register', t('account.register'), { size: 'sm' })}
        </div>`,
      )}
      ${place('menu', menu(pen))}
    </div>
  </header>`;
}

/** What surrounds every public page, as `PublicFrame` draws it for a visitor. */
export const framed = (pen: Pen, page: Html): Html =>
  html` <div class="${pen.style('frame', 'frame')}" data-written>
    <a class="${pen.style('skipLink', 'link')}" href="#content"
      >${pen.words('app')('skipToContent')}</a
    >
    ${header(pen)}
    <main id="content" class="${pen.style('frame', 'main')}" tabindex="-1">${page}</main>
    <div class="${pen.style('frame', 'footerToCome')}"></div>
  </div>`;

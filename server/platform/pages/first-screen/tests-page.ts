import { type Test } from '@bac/contract/attempts/tests.ts';
import { type TestKind, testKinds } from '@bac/contract/attempts/test-kinds.ts';
import { sectionNames, type Section } from '@bac/exam/item/section.ts';
import { html, type Html } from './html.ts';
import { linkButton, page, pageTitle } from './parts.ts';
import type { Pen } from './pen.ts';

function signInBanner(pen: Pen): Html {
  const { style, words } = pen;
  const t = words('attempts/tests');
  return html` <section class="${style('banner', 'visitor')}" aria-labelledby="sign-in-to-start">
    <div>
      <h2 id="sign-in-to-start" class="${style('banner', 'visitorTitle')}">
        ${t('visitor.title')}
      </h2>
      <p class="${style('banner', 'visitorText')}">${t('visitor.text')}</p>
    </div>
    <div class="${style('banner', 'visitorActions')}">
      ${linkButton(pen, '/auth/login', t('visitor.signIn'))}
      ${linkButton(pen, '/auth/register', t('visitor.register'), { variant: 'default' })}
    </div>
  </section>`;
}

/** Only the script can filter: their place, with the kinds in words. */
function filters({ style, words }: Pen, tests: Test[]): Html {
  const t = words('attempts/tests');
  const pill = (kind: TestKind | 'all'): Html => {
    const count = tests.filter((test) => kind === 'all' || test.kind === kind).length;
    return html` <span class="${style('filters', 'pill')}" aria-pressed="${String(kind === 'all')}">
      ${`${t(`kind.${kind}`)} `}<span class="${style('filters', 'count')}">${count}</span>
    </span>`;
  };
  return html` <div class="${style('filters', 'filters')}" aria-hidden="true" data-needs-script>
    <div class="${style('filters', 'group')}">${(['all', ...testKinds] as const).map(pill)}</div>
    <div class="${style('filters', 'selects')}" data-room="selects"></div>
  </div>`;
}

/** As the team calls it, or else the product. */
const sectionName = ({ site, language }: Pen, section: Section): string =>
  (site.parts?.names[`section:${section}`] ?? sectionNames[section])[language];

function row(pen: Pen, test: Test): Html {
  const { style, words, language } = pen;
  const t = words('attempts/tests');
  const { questions, minutes } = test;
  const size = t('row.size', { questions, minutes });
  const isNoted = test.isAdaptive && test.kind !== 'full';
  const named = test.sections.map((section) => sectionName(pen, section)).join(', ');
  return html` <li class="${style('testRow', 'row')}">
    <span class="${style('testIcon', 'icon')}"></span>
    <div>
      <h3 class="${style('testRow', 'name')}">${test.name[language]}</h3>
      <p class="${style('testRow', 'facts')}">
        ${isNoted ? `${size}, ${t('row.adaptive')}` : size}
      </p>
      <p class="${style('testRow', 'facts')}">${named}</p>
    </div>
    <div class="${style('testRow', 'actions')}">
      ${linkButton(pen, '/auth/login', t('row.start'), { variant: 'default', about: test.name[language] })}
    </div>
  </li>`;
}

function group(pen: Pen, kind: TestKind, tests: Test[]): Html {
  const { style, words } = pen;
  const t = words('attempts/tests');
  return html` <section aria-labelledby="group-${kind}">
    <header class="${style('titles', 'header')}" data-level="2">
      <div class="${style('titles', 'sectionText')}">
        <h2 id="group-${kind}" class="${style('titles', 'section')}">
          ${t(`group.${kind}.title`)}
        </h2>
        <p class="${style('titles', 'note')}">${t(`group.${kind}.note`)}</p>
      </div>
    </header>
    <ul class="${style('testRow', 'list')}" data-bare>
      ${tests.map((test) => row(pen, test))}
    </ul>
  </section>`;
}

export function testsPage(pen: Pen, tests: Test[] = []): Html {
  const t = pen.words('attempts/tests');
  const groups = testKinds
    .map((kind) => ({ kind, tests: tests.filter((test) => test.kind === kind) }))
    .filter((one) => one.tests.length > 0);
  return page(
    pen,
    html` ${pageTitle(pen, t('title'), t('lead'))}
    ${tests.length > 0 && [signInBanner(pen), filters(pen, tests)]}
    ${groups.map((one) => group(pen, one.kind, one.tests))}`,
    pen.style('tests', 'page'),
  );
}

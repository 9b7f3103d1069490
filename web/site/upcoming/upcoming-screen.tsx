import type { Timeline } from '@bac/contract/site/content.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { Prose } from '../prose/prose.tsx';
import { PhaseList } from './phase-list.tsx';
import whole from '../whole-link.module.css';
import classes from './upcoming.module.css';
import { WishForm } from './wish-form.tsx';

const alternatives = [
  { to: '/tests', name: 'tests' },
  { to: '/error-log', name: 'errorLog' },
  { to: '/huong-nghiep', name: 'orientation' },
] as const;

/** Links to parts of the product that are available already. */
function Alternatives() {
  const { t } = useTranslation('site/upcoming');
  return (
    <Stack as="section" gap={20} aria-labelledby="meanwhile">
      <SectionTitle id="meanwhile" title={t('meanwhile.title')} />
      <ul className={classes.ways}>
        {alternatives.map(({ to, name }) => (
          <li key={to} className={`${whole.card} ${classes.way}`}>
            <h3>
              <Link to={to}>{t(`meanwhile.${name}.title`)}</Link>
            </h3>
            <p>{t(`meanwhile.${name}.text`)}</p>
            <IconChevronRight className={classes.arrow} size={20} aria-hidden />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** A part of the product in development: its features, its phases, and a form to be notified when it opens. */
export function UpcomingScreen() {
  const { t } = useTranslation(['site/upcoming', 'app']);
  const { pathname } = useLocation();
  const [language] = useLanguage();
  const topic = pathname.startsWith('/practice') ? 'practice' : 'courses';
  const reply = useQuery('GET /content/timelines/:slug', { params: { slug: topic } });
  const title = reply.data?.title[language] ?? t(`title.${topic}`);
  useDocumentTitle(t('pageTitle', { ns: 'app', page: title }));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Stack gap={12} className={classes.top}>
        <Chip tone="turmeric">{t('underDevelopment')}</Chip>
        <PageTitle title={title} />
      </Stack>
      <Loaded reply={reply} lines={10}>
        {({ intro, features, phases }) => (
          <>
            <div className={classes.first}>
              <Prose blocks={intro[language]} />
              <WishForm key={topic} topic={topic} />
            </div>
            <FeatureList features={features} />
            <PhaseList phases={phases} />
          </>
        )}
      </Loaded>
      <Alternatives />
    </div>
  );
}

function FeatureList({ features }: Pick<Timeline, 'features'>) {
  const { t } = useTranslation('site/upcoming');
  const [language] = useLanguage();
  if (features.length === 0) return null;
  return (
    <Stack as="section" gap={20} aria-labelledby="features">
      <SectionTitle id="features" title={t('features')} />
      <ul className={classes.features}>
        {features.map(({ title, text }) => (
          <li key={title.en}>
            <h3>{title[language]}</h3>
            <p>{text[language]}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useReply } from '../../api/use-reply.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { Prose } from '../prose/prose.tsx';
import { FeatureList } from './feature-list.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { PhaseList } from './phase-list.tsx';
import classes from './upcoming.module.css';
import { WishForm } from './wish-form.tsx';

/** A part of the product that is being built: what it will hold, how far it is, and a word when it opens. */
export function UpcomingScreen() {
  const { t } = useTranslation(['site/upcoming', 'app']);
  const { pathname } = useLocation();
  const [language] = useLanguage();
  const topic = pathname.startsWith('/practice') ? 'practice' : 'courses';
  const reply = useReply('GET /content/timelines/:slug', { params: { slug: topic } });
  const title = reply.data?.title[language] ?? t(`title.${topic}`);
  useDocumentTitle(t('pageTitle', { ns: 'app', page: title }));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <div className={classes.top}>
        <Chip tone="turmeric">{t('underDevelopment')}</Chip>
        <PageTitle title={title} />
      </div>
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
      <Meanwhile />
    </div>
  );
}

import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReply } from '../../../api/use-reply.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { LanguageAndTheme } from '../../preferences/language-and-theme.tsx';
import { PreferencesSection } from '../../../ui/forms/preferences-section.tsx';
import { TextAndMotion } from '../../preferences/text-and-motion.tsx';
import classes from './own-settings.module.css';
import { PresenceCards } from './presence-cards.tsx';

const links = [
  { name: 'profile', to: '/profile' },
  { name: 'security', to: '/profile?tab=security' },
  { name: 'all', to: '/settings' },
] as const;

/** How the console looks to the person who works in it, and how they look to others. Each change is saved by itself. */
export function OwnSettingsScreen() {
  const { t } = useTranslation('accounts/console/settings');
  const preferences = useReply('GET /id/preferences');
  const presence = useReply('GET /id/presence');
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={classes.screen}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <PreferencesSection title={t('display.title')} lead={t('display.lead')}>
        <LanguageAndTheme />
        <Loaded reply={preferences} isInCard>
          {(data) => <TextAndMotion preferences={data} />}
        </Loaded>
      </PreferencesSection>
      <PreferencesSection title={t('presence.title')} lead={t('presence.lead')}>
        <Loaded reply={presence} isInCard>
          {({ chosen }) => <PresenceCards chosen={chosen} />}
        </Loaded>
      </PreferencesSection>
      <PreferencesSection title={t('more.title')} lead={t('more.lead')}>
        <ul className={classes.links}>
          {links.map(({ name, to }) => (
            <li key={name}>
              <Link to={to}>{t(`more.${name}`)}</Link>
              <span>{t(`more.${name}Note`)}</span>
            </li>
          ))}
        </ul>
      </PreferencesSection>
    </div>
  );
}

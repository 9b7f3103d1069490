import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../api/use-reply.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { LanguageAndTheme } from '../preferences/language-and-theme.tsx';
import { LetterSwitches } from './letter-switches.tsx';
import { SettingsLinks } from './settings-links.tsx';
import { PreferencesSection } from '../../ui/forms/preferences-section.tsx';
import classes from './settings.module.css';
import { TestConditions } from './test-conditions.tsx';
import { TextAndMotion } from '../preferences/text-and-motion.tsx';

/** How the product looks, what it writes to a person and how their tests run. There is no button to save: each change is. */
export function SettingsScreen() {
  const { t } = useTranslation('accounts/settings');
  const preferences = useReply('GET /id/preferences');
  const profile = useReply('GET /id/profile');
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <SettingsLinks />
      <PreferencesSection title={t('display.title')} lead={t('display.lead')}>
        <LanguageAndTheme />
        <Loaded reply={preferences} isInCard>
          {(data) => <TextAndMotion preferences={data} />}
        </Loaded>
      </PreferencesSection>
      <PreferencesSection title={t('notifications.title')} lead={t('notifications.lead')}>
        <Loaded reply={profile} isInCard>
          {(data) => <LetterSwitches choice={data} />}
        </Loaded>
      </PreferencesSection>
      <PreferencesSection title={t('tests.title')} lead={t('tests.lead')}>
        <Loaded reply={preferences} isInCard>
          {(data) => <TestConditions preferences={data} />}
        </Loaded>
      </PreferencesSection>
    </div>
  );
}

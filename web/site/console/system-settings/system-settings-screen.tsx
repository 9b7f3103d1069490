import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { PreferencesSection } from '../../../ui/forms/preferences-section.tsx';
import { MailTest } from './mail/mail-test.tsx';
import { SettingsForms } from './settings-forms.tsx';
import classes from './system-settings.module.css';
import { ThresholdsSection } from './thresholds/thresholds-section.tsx';

/** The settings of the site. */
export function SystemSettingsScreen() {
  const { t } = useTranslation('site/console/system-settings');
  const settings = useQuery('GET /admin/settings');
  useDocumentTitle(t('documentTitle'));
  return (
    <Stack gap={32} className={classes.screen}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Loaded reply={settings} lines={8}>
        {(data) => <SettingsForms settings={data} />}
      </Loaded>
      <PreferencesSection title={t('mail.title')} lead={t('mail.lead')}>
        <MailTest />
      </PreferencesSection>
      <ThresholdsSection />
    </Stack>
  );
}

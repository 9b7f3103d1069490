import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { reportEndedSession } from '../../api/report-ended-session.ts';
import { useQuery } from '../../api/use-query.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PreferencesSection } from '../../ui/forms/preferences-section.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { SwitchGroup } from '../../ui/forms/switch-group.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { LanguageAndTheme } from '../preferences/language-and-theme.tsx';
import { SaveLine } from '../preferences/save-line.tsx';
import { TextAndMotion } from '../preferences/text-and-motion.tsx';
import { useAutosave } from '../preferences/use-autosave.ts';
import classes from './settings.module.css';
import { TestConditions } from './test-conditions.tsx';

type EmailChoice = Pick<Profile, 'notifications'>;

/** The caller shows a failure beside the changed setting. */
const saveEmailChoice = (change: Partial<EmailChoice>): Promise<EmailChoice> =>
  reportEndedSession(call('PATCH /id/profile', { body: change, quiet: true }));

const emailKinds = ['results', 'reminders', 'news'] as const;

function EmailSwitches({ choice }: { choice: EmailChoice }) {
  const { t } = useTranslation('accounts/settings');
  const { values, save, change, retry } = useAutosave(choice, saveEmailChoice);
  const { notifications } = values;
  return (
    <>
      <SwitchGroup legend={t('notifications.legend')}>
        {emailKinds.map((kind) => (
          <SwitchField
            key={kind}
            label={t(`notifications.${kind}.label`)}
            description={t(`notifications.${kind}.description`)}
            isOn={notifications[kind]}
            onChange={(isOn) => change({ notifications: { ...notifications, [kind]: isOn } })}
          />
        ))}
      </SwitchGroup>
      <p className={classes.note}>{t('notifications.always')}</p>
      <SaveLine save={save} onRetry={retry} />
    </>
  );
}

const links = [
  { name: 'profile', to: '/profile' },
  { name: 'security', to: '/profile?tab=security' },
  { name: 'sharing', to: '/sharing' },
  { name: 'privacy', to: '/chinh-sach-bao-mat' },
] as const;

function SettingsLinks() {
  const { t } = useTranslation('accounts/settings');
  return (
    <nav className={classes.links} aria-label={t('links.label')}>
      <ul>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>{t(`links.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How the product looks, which emails it sends and how tests run. There is no save button: each change is saved. */
export function SettingsScreen() {
  const { t } = useTranslation('accounts/settings');
  const preferences = useQuery('GET /id/preferences');
  const profile = useQuery('GET /id/profile');
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
          {(data) => <EmailSwitches choice={data} />}
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

import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call, type Reply } from '../../../api/client.ts';
import { reportEndedSession } from '../../../api/report-ended-session.ts';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { PreferencesSection } from '../../../ui/forms/preferences-section.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { LanguageAndTheme } from '../../preferences/language-and-theme.tsx';
import { SaveLine } from '../../preferences/save-line.tsx';
import { TextAndMotion } from '../../preferences/text-and-motion.tsx';
import { useAutosave } from '../../preferences/use-autosave.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './own-settings.module.css';

type Chosen = Reply<'GET /id/presence'>['chosen'];

/** The value of a radio button is a string, so "no choice" needs one too: `auto`. */
const choices = ['auto', 'online', 'away', 'busy', 'invisible'] as const;

const save = async (change: { chosen?: Chosen }): Promise<{ chosen: Chosen }> => {
  const chosen = change.chosen ?? null;
  await reportEndedSession(call('PATCH /id/presence', { body: { chosen }, quiet: true }));
  return { chosen };
};

/** How the person appears to others: a chosen status, or the automatic one. */
function PresenceCards({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('accounts/console/settings');
  const { values, save: state, change, retry } = useAutosave({ chosen }, save);
  return (
    <>
      <ChoiceCards
        legend={t('presence.legend')}
        name="presence"
        choices={choices.map((value) => ({
          value,
          label: t(`presence.${value}`),
          description: t(`presence.${value}Note`),
        }))}
        value={values.chosen ?? 'auto'}
        onChange={(value) => change({ chosen: value === 'auto' ? null : value })}
      />
      <SaveLine save={state} onRetry={retry} />
    </>
  );
}

const links = [
  { name: 'profile', to: '/profile' },
  { name: 'security', to: '/profile?tab=security' },
  { name: 'all', to: '/settings' },
] as const;

/** A team member's display preferences and presence. Each change is saved automatically. */
export function OwnSettingsScreen() {
  const { t } = useTranslation('accounts/console/settings');
  const preferences = useQuery('GET /id/preferences');
  const presence = useQuery('GET /id/presence');
  useDocumentTitle(t('documentTitle'));
  return (
    <Stack gap={32} className={classes.screen}>
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
        <Stack as="ul" gap={14} className={classes.links}>
          {links.map(({ name, to }) => (
            <Stack as="li" gap={2} key={name}>
              <Link to={to}>{t(`more.${name}`)}</Link>
              <Muted as="span" size="sm">
                {t(`more.${name}Note`)}
              </Muted>
            </Stack>
          ))}
        </Stack>
      </PreferencesSection>
    </Stack>
  );
}

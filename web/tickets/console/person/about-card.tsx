import type { TicketAbout } from '@bac/contract/tickets/tickets.ts';
import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { IconClipboardText, IconPencilPlus, IconZoomQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHasPermission } from '../../../api/permissions.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { PanelSection } from './panel-section.tsx';
import classes from './person.module.css';

interface Props {
  about: TicketAbout;
  state: TicketState;
}

/** The attempt and the reported question, with the links to them that the viewer may open. */
export function AboutCard({ about, state }: Props) {
  const { t } = useTranslation('tickets/console');
  const [language] = useLanguage();
  const maySeeResults = useHasPermission('see all results');
  const mayWrite = useHasPermission('write items');
  const { attempt, test, question } = about;
  const item = question && `/admin/questions/${encodeURIComponent(question.item)}`;
  return (
    <PanelSection title={t('about.title')}>
      <Stack gap={2}>
        <strong>{test[language]}</strong>
        {question && (
          <>
            <span>
              {t('about.place', { module: question.module + 1, question: question.question + 1 })}
            </span>
            <Muted as="span" size="xs">
              {t('about.item', { item: question.item, version: question.version })}
            </Muted>
            <span>{t(`about.reason.${question.reason}`)}</span>
          </>
        )}
      </Stack>
      <Stack gap={6}>
        {maySeeResults && (
          <LinkButton
            to={`/admin/test-results/${attempt}`}
            variant="default"
            fullWidth
            leftSection={<IconClipboardText size={16} aria-hidden />}
          >
            {t('about.attempt')}
          </LinkButton>
        )}
        {item && mayWrite && (
          <>
            <LinkButton
              to={`${item}#versions`}
              variant="default"
              fullWidth
              leftSection={<IconZoomQuestion size={16} aria-hidden />}
            >
              {t('about.question')}
            </LinkButton>
            <LinkButton
              to={item}
              variant="default"
              fullWidth
              leftSection={<IconPencilPlus size={16} aria-hidden />}
            >
              {t('about.newVersion')}
            </LinkButton>
          </>
        )}
      </Stack>
      {item && state !== 'closed' && <p className={classes.tip}>{t('about.hint')}</p>}
    </PanelSection>
  );
}

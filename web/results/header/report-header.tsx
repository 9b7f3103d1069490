import type { ReadyReport } from '@bac/contract/results/results.ts';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import notes from '../notes.module.css';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { useRetake } from '../../attempts/retake/use-retake.ts';
import { RetakeDialog } from '../../attempts/retake/later-dialog.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { ChangeNotes } from './change-notes.tsx';
import { ResultCrumbs } from './result-crumbs.tsx';
import classes from '../results.module.css';
import { TimingNotes } from './timing-notes.tsx';
import { ShareMenu } from '../share/share-menu.tsx';

/** The test, its date, the ordinal of the attempt, and how many questions the student had seen before. */
export function ReportHeader({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const format = useFormat();
  const { test, ordinal, seenBefore, isOwn, student } = report;
  const questions = report.questions.length;
  const date = format.date(report.startedAt);
  const when = ordinal === 1 ? t('header.first', { date }) : t('header.again', { date, ordinal });
  return (
    <div>
      <ResultCrumbs />
      <PageTitle
        title={test.name[language]}
        lead={isOwn ? when : `${t('header.of', { student })} · ${when}`}
        actions={
          <Row gap={10} align="stretch" className={classes.actions}>
            {report.invalidated === null && <ShareMenu report={report} />}
            {isOwn && (
              <LinkButton to={`/tickets/new?attempt=${report.attempt}`} variant="default">
                {t('ask')}
              </LinkButton>
            )}
            {isOwn && <RetakeMenu test={test} />}
          </Row>
        }
      />
      <ChangeNotes report={report} />
      <TimingNotes timing={report.timing} />
      {seenBefore > 0 && (
        <p className={notes.caution}>
          {seenBefore >= questions
            ? t('header.seenAll', { questions })
            : t('header.seenSome', { seen: seenBefore, questions })}
        </p>
      )}
    </div>
  );
}

/** Offers to take the test again, with the same questions or with new ones. */
function RetakeMenu({ test: { id, name } }: { test: ReadyReport['test'] }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const { open, handlers } = useRetake(id);
  return (
    <>
      <Button
        leftSection={<IconRefresh size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('retake')}
      </Button>
      {handlers && <RetakeDialog name={name[language]} {...handlers} />}
    </>
  );
}

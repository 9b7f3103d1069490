import { Button } from '@mantine/core';
import type { ReadyReport, ReviewedQuestion } from '@bac/contract/results/results.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import links from '../links.module.css';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ExplanationSwitch } from '../../item/item-answer/explanation-switch.tsx';
import { useExplanationLanguage } from '../../item/item-answer/use-explanation-language.ts';
import { PrerenderedFormulas, type Formulas } from '../../item/item-text/prerendered-formulas.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Paper } from './paper.tsx';
import classes from './sheet.module.css';

interface Props {
  report: ReadyReport;
  questions: ReviewedQuestion[];
  formulas: Formulas;
}

/** Print options above, and below them the paper as it will be printed. */
export function Sheet({ report, questions, formulas }: Props) {
  const { t } = useTranslation('results/sheet');
  const [hasAnswers, setAnswers] = useState(true);
  const [language, chooseLanguage] = useExplanationLanguage();
  const back = (
    <Link className={links.link} to={`/test-results/${report.attempt}`}>
      {t('back')}
    </Link>
  );
  if (questions.length === 0) {
    return (
      <>
        <PageTitle title={t('title')} />
        <Card>
          <EmptyState title={t('nothing')} action={back} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        }
      />
      <Row className={classes.options}>
        <div>
          <SwitchField label={t('withAnswers')} isOn={hasAnswers} onChange={setAnswers} />
        </div>
        {hasAnswers && <ExplanationSwitch language={language} onChange={chooseLanguage} />}
        {back}
      </Row>
      <PrerenderedFormulas value={formulas}>
        <Paper
          report={report}
          questions={questions}
          answerLanguage={hasAnswers ? language : undefined}
        />
      </PrerenderedFormulas>
    </>
  );
}

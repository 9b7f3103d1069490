import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { TestKind } from '@bac/contract/attempts/test-kinds.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Panel, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { missedResults, useDetailAddress } from '../use-detail-address.ts';
import classes from './next-steps.module.css';

const nextTest: Record<TestKind, 'practice' | 'full' | 'later'> = {
  practice: 'practice',
  diagnostic: 'full',
  full: 'later',
};

/** Suggests to review the missed questions first, then the next test: a longer one after a short one. */
export function NextSteps({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const detail = useDetailAddress();
  const missed = report.questions.filter(isMissed).length;
  const next = nextTest[report.test.kind];
  const review = [
    {
      title: t('next.missed', { count: missed }),
      text: t('next.missedText'),
      links: [
        { to: `/test-results/${report.attempt}/redo`, action: t('next.redoAction') },
        { to: detail({ filters: { result: missedResults } }), action: t('next.missedAction') },
      ],
    },
    {
      title: t('next.log'),
      text: t('next.logText'),
      links: [{ to: '/error-log', action: t('next.logAction') }],
    },
    {
      title: t('next.sheet'),
      text: t('next.sheetText'),
      links: [{ to: `/test-results/${report.attempt}/sheet`, action: t('next.sheetAction') }],
    },
  ];
  const steps = [
    ...(missed > 0 ? review : []),
    {
      title: t(`next.${next}`),
      text: t(`next.${next}Text`),
      links: [{ to: '/tests', action: t('next.testsAction') }],
    },
  ];
  return (
    <Stack as="section" aria-labelledby="next-steps">
      <SectionTitle
        id="next-steps"
        title={t('next.title')}
        {...(missed === 0 && { note: t('next.perfect') })}
      />
      <Grid as="ol" minWidth={240} gap={20}>
        {steps.map(({ title, text, links }) => (
          <Panel key={title} as="li" gap={8} className={classes.step}>
            <h3 className={classes.title}>{title}</h3>
            <Muted size="md" className={classes.text}>
              {text}
            </Muted>
            <Row gap={8}>
              {links.map(({ to, action }) => (
                <LinkButton key={to} to={to} variant="default">
                  {action}
                </LinkButton>
              ))}
            </Row>
          </Panel>
        ))}
      </Grid>
    </Stack>
  );
}

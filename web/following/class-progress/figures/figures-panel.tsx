import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Panel, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ChangeNote } from './change-note.tsx';
import classes from './figures.module.css';
import { useFigureFormat } from './use-figure-format.ts';

interface Props {
  classId: string;
  figures: AssignmentFigures;
}

/** Average, spread and change of a class at one assignment. */
export function FiguresPanel({ classId, figures }: Props) {
  const { t } = useTranslation('following/class-progress');
  const { measure, spread } = figures;
  const { value, size } = useFigureFormat(measure);
  if (!spread) return null;
  const { average, error, quartiles, deviation, students, familiar, isProvisional } = spread;
  return (
    <Stack as="section" gap={14} aria-labelledby="class-figures">
      <SectionTitle id="class-figures" title={t('figures.title')} note={t('figures.note')} />
      <Panel className={classes.panel}>
        <Row as="dl" align="start" className={classes.facts}>
          <Fact name={t('figures.average')}>
            <b>{value(average)}</b>
            {error !== null && (
              <Muted as="span" size="sm">
                {t('figures.likely', { low: value(average - error), high: value(average + error) })}
              </Muted>
            )}
          </Fact>
          {quartiles && (
            <Fact name={t('figures.spread')}>
              <b>
                {t('figures.between', { low: value(quartiles.low), high: value(quartiles.high) })}
              </b>
              <Muted as="span" size="sm">
                {t('figures.median', { value: value(quartiles.median) })}
              </Muted>
            </Fact>
          )}
          {deviation !== null && (
            <Fact name={t('figures.deviation')}>
              <b>{size(deviation)}</b>
            </Fact>
          )}
          <Fact name={t('figures.students')}>
            <b>{students}</b>
          </Fact>
        </Row>
        <ChangeNote classId={classId} figures={figures} />
        {familiar > 0 && <Muted>{t('figures.familiar', { count: familiar })}</Muted>}
        {isProvisional && <Muted>{t('figures.provisional')}</Muted>}
      </Panel>
    </Stack>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Muted as="dt">{name}</Muted>
    <dd>{children}</dd>
  </div>
);

import { calibrationModels } from '@bac/contract/bank/calibration-models.ts';
import { calibrationLinks } from '@bac/contract/bank/calibration-links.ts';
import { calibrationScopes } from '@bac/contract/bank/calibration-scopes.ts';
import type { Calibration, StatisticsSummary } from '@bac/contract/bank/statistics.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { calibrationPath } from './statistics-paths.ts';
import classes from './statistics.module.css';

interface Props {
  summary: StatisticsSummary;
  isUnderWay: boolean;
}

/** Starts a calibration. Nothing changes until somebody accepts its proposals. */
export function StartCard({ summary, isUnderWay }: Props) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [section, setSection] = useState<Section>('rw');
  const [model, setModel] = useState<Calibration['model']>('2PL');
  const [scope, setScope] = useState<Calibration['scope']>('all');
  const [link, setLink] = useState<Calibration['link']>('levels');
  const countIn = (one: Section): number =>
    summary.calibratable.find((each) => each.section === one)?.items ?? 0;
  const hasNone = countIn(section) === 0;

  async function start(): Promise<void> {
    await run(async () => {
      const id = crypto.randomUUID();
      await call('POST /admin/calibrations', {
        body: { id, section, model, scope, link, excluded: [] },
      });
      invalidate('GET /admin/calibrations');
      await navigate(calibrationPath(id));
    });
  }

  return (
    <Card title={t('start.title')} titleLevel={2}>
      <Stack gap={20} className={classes.form}>
        <Muted size="sm" className={classes.lead}>
          {t('start.lead')}
        </Muted>
        <ChoiceCards
          legend={t('start.section')}
          name="section"
          value={section}
          onChange={setSection}
          choices={sections.map((one) => ({
            value: one,
            label: t(`section.${one}`),
            description: t('start.enough', { count: countIn(one), number: number(countIn(one)) }),
          }))}
        />
        <ChoiceCards
          legend={t('start.model')}
          name="model"
          value={model}
          onChange={setModel}
          choices={calibrationModels.map((one) => ({
            value: one,
            label: t(`model.${one}.name`),
            description: t(`model.${one}.meaning`),
          }))}
        />
        <ChoiceCards
          legend={t('start.scope')}
          name="scope"
          value={scope}
          onChange={setScope}
          choices={calibrationScopes.map((one) => ({
            value: one,
            label: t(`scope.${one}.name`),
            description: t(`scope.${one}.meaning`),
          }))}
        />
        {scope === 'all' && (
          <ChoiceCards
            legend={t('start.link')}
            name="link"
            value={link}
            onChange={setLink}
            choices={calibrationLinks.map((one) => ({
              value: one,
              label: t(`links.${one}.name`),
              description: t(`links.${one}.meaning`),
            }))}
          />
        )}
        <Row gap={14}>
          <Button
            loading={isBusy}
            disabled={isUnderWay || hasNone}
            onClick={() => void start()}
            aria-describedby="start-note"
          >
            {t('start.go')}
          </Button>
          <Muted id="start-note" size="xs">
            {isUnderWay ? t('start.underWay') : hasNone ? t('start.tooFew') : t('start.harmless')}
          </Muted>
        </Row>
      </Stack>
    </Card>
  );
}

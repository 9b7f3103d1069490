import type { FormReliability } from '@bac/contract/bank/measurement.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../../api/call-for-file.ts';
import { useAction } from '../../../api/use-action.ts';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { saveFile } from '../../../ui/data/save-file.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './statistics.module.css';

const fixed = (value: number | null, places: number): string => value?.toFixed(places) ?? '–';

/** How the tests measured those who took them, and the answers as a file for other software. */
export function FormsCard() {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  const { number } = useFormat();
  const reply = useQuery('GET /admin/statistics/forms');
  const { isBusy, run } = useAction();
  const exportResponses = (section: Section): Promise<unknown> =>
    run(async () => {
      const { name, content } = await callForFile('GET /admin/statistics/responses', {
        query: { section },
      });
      saveFile(name, content.type, content);
    });
  return (
    <Card title={t('forms.title')} titleLevel={2}>
      <Loaded reply={reply} isInCard lines={4}>
        {(rows) => (
          <DataTable<FormReliability>
            caption={t('forms.title')}
            rows={rows}
            rowKey={({ form, section, route }) => `${form} ${section} ${route}`}
            empty={<EmptyState title={t('forms.none')} text={t('forms.noneText')} />}
            columns={[
              {
                key: 'form',
                header: t('forms.form'),
                render: ({ name, section, route }) =>
                  [name[language], t(`section.${section}`)]
                    .concat(route === 'only' ? [] : t(`forms.route.${route}`))
                    .join(', '),
              },
              {
                key: 'attempts',
                header: t('forms.attempts'),
                isNumeric: true,
                render: ({ attempts }) => number(attempts),
              },
              {
                key: 'mean',
                header: t('forms.mean'),
                isNumeric: true,
                render: ({ mean, items }) => `${fixed(mean, 1)} / ${items}`,
              },
              {
                key: 'alpha',
                header: t('forms.alpha'),
                isNumeric: true,
                render: ({ alpha }) => fixed(alpha, 2),
              },
              {
                key: 'sem',
                header: t('forms.sem'),
                isNumeric: true,
                render: ({ sem }) => fixed(sem, 1),
              },
              {
                key: 'scoreError',
                header: t('forms.scoreError'),
                isNumeric: true,
                render: ({ scoreError }) =>
                  scoreError === null ? '–' : `±${fixed(scoreError, 0)}`,
              },
            ]}
          />
        )}
      </Loaded>
      <Muted size="xs" className={classes.cardNote}>
        {t('forms.note')}
      </Muted>
      <Row gap={10}>
        {sections.map((section) => (
          <Button
            key={section}
            variant="default"
            loading={isBusy}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void exportResponses(section)}
          >
            {t('forms.export', { section: t(`section.${section}`) })}
          </Button>
        ))}
      </Row>
    </Card>
  );
}

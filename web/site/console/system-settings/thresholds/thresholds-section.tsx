import type { Threshold } from '@bac/contract/results/admission.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../../../api/use-reply.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { SectionTitle } from '../../../../ui/layout/section-title.tsx';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { exportSize } from '../../../../ui/data/table/page-sizes.ts';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { shownRows, sorts } from './shown-rows.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { ThresholdDialog } from './threshold-dialog.tsx';
import classes from './thresholds.module.css';
import { useThresholdColumns } from './use-threshold-columns.tsx';
import { useThresholdMenu } from './use-threshold-menu.tsx';

type Open = { what: 'write'; threshold?: Threshold } | { what: 'remove'; threshold: Threshold };

/** What universities ask for; students see it beside their results and in the orientation. */
export function ThresholdsSection() {
  const { t } = useTranslation('site/console/system-settings');
  const [language] = useLanguage();
  const reply = useReply('GET /admission-thresholds');
  const [open, setOpen] = useState<Open>();
  const view = useListView({ sorts, plainSort: { column: 'score', isDescending: false } });
  const rowMenu = useThresholdMenu({
    onEdit: (threshold) => setOpen({ what: 'write', threshold }),
    onRemove: (threshold) => setOpen({ what: 'remove', threshold }),
  });
  const all = reply.data ?? [];
  const close = (hasChanged: boolean): void => {
    setOpen(undefined);
    if (hasChanged) reply.reload();
  };
  return (
    <section className={classes.section} aria-labelledby="thresholds">
      <SectionTitle
        id="thresholds"
        title={t('thresholds.title')}
        actions={
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={!reply.data}
            onClick={() => setOpen({ what: 'write' })}
          >
            {t('thresholds.add')}
          </Button>
        }
      />
      <p className={classes.lead}>{t('thresholds.lead')}</p>
      <ListTable
        name="thresholds"
        label={t('thresholds.title')}
        searchLabel={t('thresholds.search')}
        columns={useThresholdColumns()}
        rowId={({ id }) => id}
        rowLabel={({ university }) => university[language]}
        view={view}
        reply={{ ...reply, data: reply.data && shownRows(all, view, language) }}
        rowMenu={rowMenu}
        exportRows={async (page) => shownRows(all, { ...view, page, size: exportSize }, language)}
        csvName="thresholds"
        countLabel={(count) => t('thresholds.count', { count })}
        empty={{ title: t('thresholds.emptyTitle'), text: t('thresholds.emptyText') }}
      />
      {open?.what === 'write' && (
        <ThresholdDialog
          {...(open.threshold && { threshold: open.threshold })}
          taken={all.map(({ id }) => id)}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && <RemoveDialog threshold={open.threshold} onClose={close} />}
    </section>
  );
}

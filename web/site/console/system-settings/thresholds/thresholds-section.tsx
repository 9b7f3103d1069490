import type { Threshold } from '@bac/contract/results/admission.ts';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import type { MenuEntry } from '../../../../ui/data/table/column.ts';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { exportPageSize } from '../../../../ui/data/table/paging/page-sizes.ts';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { SectionTitle } from '../../../../ui/layout/section-title.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { visibleRows, sorts } from './visible-rows.ts';
import { ThresholdDialog } from './threshold-dialog.tsx';
import classes from './thresholds.module.css';
import { useThresholdColumns } from './use-threshold-columns.tsx';

type Open = { what: 'write'; threshold?: Threshold } | { what: 'remove'; threshold: Threshold };

/** The admission thresholds of universities, which students see beside their results and in the orientation. */
export function ThresholdsSection() {
  const { t } = useTranslation('site/console/system-settings');
  const [language] = useLanguage();
  const reply = useQuery('GET /admission-thresholds');
  const [open, setOpen] = useState<Open>();
  const view = useListView({ sorts, defaultSort: { column: 'score', isDescending: false } });
  const rowMenu = useThresholdMenu({
    onEdit: (threshold) => setOpen({ what: 'write', threshold }),
    onRemove: (threshold) => setOpen({ what: 'remove', threshold }),
  });
  const all = reply.data ?? [];
  const close = (): void => setOpen(undefined);
  return (
    <Stack as="section" gap={12} aria-labelledby="thresholds">
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
      <Muted size="sm" className={classes.lead}>
        {t('thresholds.lead')}
      </Muted>
      <ListTable
        name="thresholds"
        label={t('thresholds.title')}
        searchLabel={t('thresholds.search')}
        columns={useThresholdColumns()}
        rowId={({ id }) => id}
        rowLabel={({ university }) => university[language]}
        view={view}
        reply={{ ...reply, data: reply.data && visibleRows(all, view, language) }}
        rowMenu={rowMenu}
        exportRows={async (page) =>
          visibleRows(all, { ...view, page, size: exportPageSize }, language)
        }
        countLabel={(count) => t('thresholds.count', { count })}
        empty={{ title: t('thresholds.emptyTitle'), text: t('thresholds.emptyText') }}
      />
      {open?.what === 'write' && (
        <ThresholdDialog
          {...(open.threshold && { threshold: open.threshold })}
          existingIds={all.map(({ id }) => id)}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && <RemoveDialog threshold={open.threshold} onClose={close} />}
    </Stack>
  );
}

interface MenuActions {
  onEdit: (threshold: Threshold) => void;
  onRemove: (threshold: Threshold) => void;
}

function useThresholdMenu({ onEdit, onRemove }: MenuActions) {
  const { t } = useTranslation('site/console/system-settings');
  return (threshold: Threshold): MenuEntry[] => [
    {
      label: t('thresholds.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      shortcut: 'e',
      onSelect: () => onEdit(threshold),
    },
    {
      label: t('thresholds.remove'),
      icon: <IconTrash size={16} aria-hidden />,
      isDangerous: true,
      onSelect: () => onRemove(threshold),
    },
  ];
}

interface RemoveDialogProps {
  threshold: Threshold;
  onClose: () => void;
}

function RemoveDialog({ threshold: { id, university }, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('site/console/system-settings');
  const [language] = useLanguage();
  const { isBusy, run } = useAction();
  const name = university[language];

  async function remove(): Promise<void> {
    // A failure shows a toast: somebody else may have removed the threshold already.
    await run(async () => {
      await call('DELETE /admin/thresholds/:threshold', { params: { threshold: id } });
      void showToast('success', t('thresholds.removed', { university: name }));
    });
    invalidate('GET /admission-thresholds');
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('thresholds.removeTitle', { university: name })}
      confirmLabel={t('thresholds.removeConfirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('thresholds.removeText')}
    </ConfirmDialog>
  );
}

import type { WholeClass } from '@bac/contract/following/classes.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowForwardUp,
  IconClipboardPlus,
  IconPencil,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../classes.module.css';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ClassCrumbs } from '../class-crumbs.tsx';
import { Problem } from '../problem.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { ClassDialog } from '../teaching/class-dialog.tsx';

export function ClassHeader({ whole }: { whole: WholeClass }) {
  const { t } = useTranslation('following/classes');
  const [openDialog, setOpenDialog] = useState<'edit' | 'archive' | 'hand-over'>();
  const { isBusy, error, run } = useAction();
  const { id, name, note, isArchived, students } = whole;
  const close = (): void => setOpenDialog(undefined);

  const setArchived = (): void =>
    void run(async () => {
      const body = { isArchived: !isArchived };
      await call('PUT /classes/:class/archive', { params: { class: id }, body, quiet: true });
      close();
      void showToast('success', t(isArchived ? 'archive.back' : 'archive.done', { name }));
      invalidate('GET /classes', 'GET /classes/:class');
    });

  return (
    <div>
      <ClassCrumbs here={name} />
      <PageTitle
        title={name}
        lead={t('students', { count: students })}
        actions={
          !isArchived && (
            <LinkButton
              to={`/classes/${id}/assign`}
              leftSection={<IconClipboardPlus size={18} aria-hidden />}
            >
              {t('class.assign')}
            </LinkButton>
          )
        }
      />
      {note !== '' && <p className={classes.note}>{note}</p>}
      <Row className={classes.tools}>
        {isArchived && <Chip tone="neutral">{t('archive.chip')}</Chip>}
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPencil size={17} aria-hidden />}
          onClick={() => setOpenDialog('edit')}
        >
          {t('edit.open')}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowForwardUp size={17} aria-hidden />}
          onClick={() => setOpenDialog('hand-over')}
        >
          {t('handOver.open')}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          leftSection={
            isArchived ? (
              <IconArchiveOff size={17} aria-hidden />
            ) : (
              <IconArchive size={17} aria-hidden />
            )
          }
          onClick={() => (isArchived ? setArchived() : setOpenDialog('archive'))}
        >
          {t(isArchived ? 'archive.takeOut' : 'archive.open')}
        </Button>
      </Row>
      {openDialog === undefined && <Problem>{error?.message}</Problem>}
      {openDialog === 'edit' && <ClassDialog existing={whole} onClose={close} onDone={close} />}
      {openDialog === 'hand-over' && <HandOverDialog id={id} name={name} onClose={close} />}
      {openDialog === 'archive' && (
        <ConfirmDialog
          title={t('archive.title', { name })}
          confirmLabel={t('archive.confirm')}
          isBusy={isBusy}
          onConfirm={setArchived}
          onCancel={close}
        >
          {t('archive.text')}
          <Problem>{error?.message}</Problem>
        </ConfirmDialog>
      )}
    </div>
  );
}

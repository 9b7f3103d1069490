import { Button } from '@mantine/core';
import type { ContentVersion } from '@bac/contract/site/content-admin.ts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { Differences } from './differences.tsx';

interface Props {
  old: ContentVersion;
  fresh: ContentVersion;
  /** The version that can be restored; undefined for the latest. */
  restorable: number | undefined;
  /** Restoring is disabled, because it would discard unsaved changes. */
  isDirty: boolean;
  isBusy: boolean;
  onRestore: (version: number) => void;
  onClose: () => void;
}

/** Compares two versions and offers to restore the older one. */
export function CompareDialog(props: Props) {
  const { old, fresh, restorable, isDirty } = props;
  const { t } = useTranslation('site/console/content');
  useFocusReturn();
  const numbers = { old: old.version, fresh: fresh.version };
  return (
    <Dialog
      title={t('history.dialog', numbers)}
      size={760}
      isBusy={props.isBusy}
      onClose={props.onClose}
    >
      <div className={form.fields}>
        <p className={form.text}>{t('history.legend', numbers)}</p>
        <Differences before={old.body} after={fresh.body} emptyText={t('history.same')} />
        {restorable !== undefined && (
          <p className={form.text}>{isDirty ? t('history.saveFirst') : t('history.restoreNote')}</p>
        )}
      </div>
      {restorable !== undefined && (
        <div className={form.buttons}>
          <Button
            disabled={isDirty}
            loading={props.isBusy}
            onClick={() => props.onRestore(restorable)}
          >
            {t('history.restore', { version: restorable })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

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
  /** The version that can be brought back; the latest one can't. */
  restorable: number | undefined;
  /** Unsaved words would be lost. */
  isDirty: boolean;
  isBusy: boolean;
  onRestore: (version: number) => void;
  onClose: () => void;
}

/** Two versions against each other, and the way back to the older one. */
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
        <Differences before={old.body} after={fresh.body} same={t('history.same')} />
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

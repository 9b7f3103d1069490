import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import dialog from '../../../ui/overlays/dialog.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { numberedModuleName } from '../../module-name.ts';
import { ProblemForm } from './problem-form.tsx';
import classes from './problem.module.css';
import type { DetailRow } from '../list/rows.ts';

interface Props {
  attempt: string;
  row: DetailRow;
  onSent: () => void;
  onClose: () => void;
}

/** Open while it is mounted. */
export function ProblemDialog({ attempt, row, onSent, onClose }: Props) {
  const { t } = useTranslation(['results/detailed', 'ui']);
  const [language] = useLanguage();
  const [isSent, setIsSent] = useState(false);
  useFocusReturn();
  return (
    <Dialog title={t('problem.title')} size={620} onClose={onClose}>
      {isSent ? (
        <div aria-live="polite">
          <div className={dialog.text}>
            <p className={classes.thanks}>{t('problem.thanks')}</p>
            <p>{t('problem.thanksMore')}</p>
          </div>
          <div className={dialog.buttons}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
            <Button autoFocus onClick={onClose}>
              {t('ui:close')}
            </Button>
          </div>
        </div>
      ) : (
        <ProblemForm
          lead={t('problem.lead', {
            number: row.number,
            module: numberedModuleName(row, language),
          })}
          attempt={attempt}
          position={{ module: row.module, question: row.question }}
          onSent={() => {
            setIsSent(true);
            onSent();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

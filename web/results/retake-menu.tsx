import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../ui/later.tsx';
import type { RetakeDialog as Dialog } from './retake-dialog.tsx';

type Props = Omit<Parameters<typeof Dialog>[0], 'onClose'>;

const RetakeDialog = later(async () => (await import('./retake-dialog.tsx')).RetakeDialog);

/** The way to take a test again: with the same questions, or with new ones. */
export function RetakeMenu(props: Props) {
  const { t } = useTranslation('results');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconRefresh size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('retake.action')}
      </Button>
      {isOpen && <RetakeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

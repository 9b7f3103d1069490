import type { ReadyReport } from '@bac/contract/results/results.ts';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRetake } from '../api/use-retake.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { RetakeDialog } from '../attempts/retake/later-dialog.ts';

/** The way to take a test again: with the same questions, or with new ones. */
export function RetakeMenu({ test: { id, name } }: { test: ReadyReport['test'] }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const { open, answers } = useRetake(id);
  return (
    <>
      <Button
        leftSection={<IconRefresh size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('retake')}
      </Button>
      {answers && <RetakeDialog name={name[language]} {...answers} />}
    </>
  );
}

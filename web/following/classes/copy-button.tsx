import { useClipboard } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';

interface Props {
  text: string;
  label: string;
  icon: ReactNode;
}

export function CopyButton({ text, label, icon }: Props) {
  const { t } = useTranslation('following/classes');
  const { copied, copy } = useClipboard({ timeout: 2500 });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={copied ? <IconCheck size={17} aria-hidden /> : icon}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{copied ? t('code.copied') : label}</span>
    </Button>
  );
}

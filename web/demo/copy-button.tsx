import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { LetterPart } from './letter-parts.ts';

/** A code is copied without the space that makes it easier to read. */
const clean = ({ kind, text }: LetterPart): string =>
  kind === 'code' ? text.replace(' ', '') : text;

export function CopyButton({ part }: { part: LetterPart }) {
  const { t } = useTranslation('demo');
  const clipboard = useClipboard();
  return (
    <Button variant="default" onClick={() => clipboard.copy(clean(part))}>
      {clipboard.copied ? t('copied') : t(part.kind === 'code' ? 'copyCode' : 'copyLink')}
    </Button>
  );
}

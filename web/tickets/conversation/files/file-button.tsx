import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { HiddenText } from '../../../ui/layout/hidden-text.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { acceptedFiles, maxFiles } from './file-limits.ts';
import classes from './files.module.css';

interface Props {
  /** The number of files already attached. */
  count: number;
  onFiles: (files: readonly File[]) => void;
  /** Shows only the icon, where there is little room. */
  isSmall?: boolean;
}

/** Chooses files to attach; the limits are shown beside it. */
export function FileButton({ count, onFiles, isSmall = false }: Props) {
  const { t } = useTranslation('tickets/conversation');
  const input = useRef<HTMLInputElement>(null);
  const isFull = count >= maxFiles;
  return (
    <Row>
      <PlainButton
        className={classes.choose ?? ''}
        disabled={isFull}
        title={t('files.hint')}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={20} stroke={1.7} aria-hidden />
        {isSmall ? <HiddenText>{t('files.add')}</HiddenText> : t('files.add')}
      </PlainButton>
      {!isSmall && <Muted as="span">{t('files.limits', { count })}</Muted>}
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={acceptedFiles}
        aria-label={t('files.add')}
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again after it was removed.
          target.value = '';
        }}
      />
    </Row>
  );
}

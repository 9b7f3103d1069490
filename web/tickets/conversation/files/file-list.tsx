import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Panel, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { fileSize } from './file-limits.ts';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';
import type { Upload } from './upload.ts';
import type { FileUploads } from './use-file-uploads.ts';

/** The files of a draft, each with its progress or the reason for its refusal, and a button to remove it. */
export function FileList({ uploads }: { uploads: FileUploads }) {
  const { files, problem, remove, retry } = uploads;
  return (
    <>
      {files.length > 0 && (
        <Panel as="ul" gap={0} className={classes.list}>
          {files.map((file) => (
            <Row
              as="li"
              gap={12}
              isOneLine
              key={file.id}
              className={classes.file}
              data-state={file.state}
            >
              <FileRow
                file={file}
                onRemove={() => remove(file.id)}
                onRetry={() => retry(file.id)}
              />
            </Row>
          ))}
        </Panel>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface FileRowProps {
  file: Upload;
  onRemove: () => void;
  onRetry: () => void;
}

function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { t } = useTranslation('tickets/conversation');
  const { name, state, problem, canRetry } = file;
  return (
    <>
      <FileIcon type={file.type} />
      <Stack gap={2} className={classes.about}>
        <span className={classes.name}>{name}</span>
        {state === 'sending' && <Progress file={file} />}
        {state === 'ready' && <Size file={file} />}
        {state === 'refused' && (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        )}
        {canRetry && (
          <PlainButton className={classes.retry ?? ''} onClick={onRetry}>
            {t('files.retry')}
          </PlainButton>
        )}
      </Stack>
      <IconButton
        className={classes.remove}
        label={t(state === 'sending' ? 'files.cancel' : 'files.remove', { name })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </IconButton>
    </>
  );
}

function Size({ file }: { file: Upload }) {
  const { t } = useTranslation('tickets/conversation');
  const { number } = useFormat();
  return (
    <span className={classes.size}>{t('files.ready', { size: fileSize(file.size, number) })}</span>
  );
}

function Progress({ file }: { file: Upload }) {
  const { t } = useTranslation('tickets/conversation');
  const { number } = useFormat();
  const { name, sent, size } = file;
  return (
    <Row as="span" gap={10} isOneLine>
      <progress
        className={classes.progress}
        max={Math.max(1, size)}
        value={sent}
        aria-label={t('files.sending', { name })}
      />
      <span className={classes.size}>
        {t('files.sentOf', { sent: fileSize(sent, number), size: fileSize(size, number) })}
      </span>
    </Row>
  );
}

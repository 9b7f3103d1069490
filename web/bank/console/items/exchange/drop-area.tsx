import { IconFileUpload } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../../ui/layout/boxes/boxes.tsx';
import { ChooseFile } from '../../../../ui/forms/choose-file.tsx';
import classes from './exchange.module.css';

interface Props {
  fileName: string | undefined;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** An area to drop a file on, with a button to choose one instead. */
export function DropArea({ fileName, isBusy, onChoose }: Props) {
  const { t } = useTranslation('bank/console/items/exchange');
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent, isInside: boolean): void => {
    event.preventDefault();
    setOver(isInside);
  };
  const drop = (event: DragEvent): void => {
    hover(event, false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={drop}
    >
      <IconFileUpload size={32} stroke={1.5} aria-hidden />
      <p className={classes.text}>{fileName ?? t('import.drop')}</p>
      <ChooseFile
        label={t('import.choose')}
        accept=".yaml,.yml,.json,.csv,.zip,.xml"
        isBusy={isBusy}
        onChoose={onChoose}
      >
        {fileName === undefined ? t('import.choose') : t('import.another')}
      </ChooseFile>
      <Muted size="xs">{t('import.limits')}</Muted>
    </div>
  );
}

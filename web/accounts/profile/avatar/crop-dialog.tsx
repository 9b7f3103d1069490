import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { CropArea } from './crop-area.tsx';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './crop.module.css';
import { initialView, maxZoom, zoomView, type View } from './crop.ts';

interface Props {
  image: ImageBitmap;
  isUploading: boolean;
  problem: string | undefined;
  onUse: (view: View) => void;
  onCancel: () => void;
}

export function CropDialog({ image, isUploading, problem, onUse, onCancel }: Props) {
  const { t } = useTranslation('accounts/profile');
  const [view, setView] = useState(initialView);
  const zoomId = useId();
  const problemId = useId();
  return (
    <ConfirmDialog
      title={t('avatar.crop')}
      confirmLabel={t('avatar.use')}
      isBusy={isUploading}
      onConfirm={() => onUse(view)}
      onCancel={onCancel}
    >
      <p className={classes.hint}>{t('avatar.cropHint')}</p>
      <CropArea image={image} view={view} onView={setView} label={t('avatar.cropArea')} />
      <Row isOneLine gap={14} className={classes.zoom}>
        <label htmlFor={zoomId}>{t('avatar.zoom')}</label>
        <input
          id={zoomId}
          type="range"
          min="1"
          max={maxZoom}
          step="0.05"
          value={view.zoom}
          onChange={({ currentTarget }) => setView(zoomView(view, currentTarget.valueAsNumber))}
        />
      </Row>
      {isUploading && (
        <Stack gap={4} className={classes.progress}>
          <progress aria-label={t('avatar.uploading')} />
          <output>{t('avatar.uploading')}</output>
        </Stack>
      )}
      <div role="alert">
        <FieldError id={problemId}>{problem}</FieldError>
      </div>
    </ConfirmDialog>
  );
}

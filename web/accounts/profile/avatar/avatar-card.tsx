import type { Profile } from '@bac/contract/accounts/profile.ts';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import shared from '../profile.module.css';
import classes from './avatar.module.css';
import { CropDialog } from './crop-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { useAvatar } from './use-avatar.ts';

export function AvatarCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts/profile');
  const { image, problem, isBusy, done, ...avatar } = useAvatar();
  const problemId = useId();
  const errorText = problem && t(`avatar.${problem}`);
  const fullName = `${profile.lastName} ${profile.firstName}`;
  return (
    <Card title={t('avatar.title')}>
      <DropZone
        onFile={(file) => void avatar.choose(file)}
        errorId={errorText ? problemId : undefined}
      >
        <Avatar {...profile} fullName={fullName} size={92} />
        {profile.avatar !== null && (
          <Button variant="subtle" loading={isBusy && !image} onClick={() => void avatar.remove()}>
            {t('avatar.remove')}
          </Button>
        )}
      </DropZone>
      <div role="alert">{!image && <FieldError id={problemId}>{errorText}</FieldError>}</div>
      <output className={`${shared.done} ${classes.done}`}>{done && t(`avatar.${done}`)}</output>
      {image && (
        <CropDialog
          image={image}
          isUploading={isBusy}
          problem={errorText}
          onUse={(view) => void avatar.use(view)}
          onCancel={avatar.cancel}
        />
      )}
    </Card>
  );
}

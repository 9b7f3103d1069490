import type { Profile } from '@bac/contract/accounts/profile.ts';
import { AvatarCard } from '../avatar/avatar-card.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';

/** The picture is saved at once, so its card is outside the form. */
export function EditTab({ profile }: { profile: Profile }) {
  return (
    <Stack gap={24}>
      <AvatarCard profile={profile} />
      <ProfileEditor profile={profile} />
    </Stack>
  );
}

import type { Profile } from '@bac/contract/accounts/profile.ts';
import { AvatarCard } from '../avatar/avatar-card.tsx';
import classes from './edit.module.css';
import { ProfileEditor } from './profile-editor.tsx';

/** The picture is saved at once, so it stands outside the form. */
export function EditTab({ profile }: { profile: Profile }) {
  return (
    <div className={classes.tab}>
      <AvatarCard profile={profile} />
      <ProfileEditor profile={profile} />
    </div>
  );
}

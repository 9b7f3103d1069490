import type { Profile } from '@bac/contract/accounts/profile.ts';
import { AvatarCard } from '../avatar/avatar-card.tsx';
import classes from './edit.module.css';
import { ProfileEditor } from './profile-editor.tsx';

interface Props {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

/** The picture is saved at once, so it stands outside the form. */
export function EditTab({ profile, onChange }: Props) {
  return (
    <div className={classes.tab}>
      <AvatarCard profile={profile} onChange={(avatar) => onChange({ ...profile, avatar })} />
      <ProfileEditor profile={profile} onSaved={onChange} />
    </div>
  );
}

import { useState } from 'react';
import { avatarUrl, displayName, initialsOf } from './avatar-name.ts';
import classes from './avatar.module.css';

interface Props {
  fullName: string;
  username: string;
  avatar: string | null;
  size?: number;
}

/**
 * A person's picture, or their initials when there is none or it fails to load. Hidden from screen readers: the name is beside
 * it.
 */
export function Avatar({ fullName, username, avatar, size = 36 }: Props) {
  const [unreachable, setUnreachable] = useState<string>();
  const box = { width: size, height: size, fontSize: size * 0.38 };
  if (avatar !== null && avatar !== unreachable) {
    return (
      <img
        className={classes.avatar}
        style={box}
        src={avatarUrl(avatar)}
        alt=""
        onError={() => setUnreachable(avatar)}
      />
    );
  }
  return (
    <span className={classes.avatar} style={box} aria-hidden>
      {initialsOf(displayName({ fullName, username }))}
    </span>
  );
}

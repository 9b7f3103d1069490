import { memo } from 'react';
import { useUser } from '../../../api/auth-state.ts';
import type { SaveState } from '../player.ts';
import { SaveSign } from '../tools/bar/save-sign.tsx';
import classes from './module.module.css';

export const WhoSitsHere = memo(function WhoSitsHere({ saveState }: { saveState: SaveState }) {
  const user = useUser();
  return (
    <div className={classes.who}>
      <span className={classes.name}>{user?.fullName ?? user?.username}</span>
      <SaveSign saveState={saveState} />
    </div>
  );
});

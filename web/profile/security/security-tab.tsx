import { useReply } from '../../api/use-reply.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';
import classes from './security.module.css';

export function SecurityTab() {
  const devices = useReply('GET /id/sessions');
  return (
    <div className={classes.columns}>
      <PasswordCard onChanged={devices.reload} />
      <Loaded reply={devices}>
        {(all) => <DevicesCard devices={all} onSignedOut={devices.reload} />}
      </Loaded>
    </div>
  );
}

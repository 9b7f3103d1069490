import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from '../security.module.css';
import type { SignIn } from './use-sign-ins.ts';

export function SignInRow({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('accounts/profile/security');
  const { date, time } = useFormat();
  const { at, device, address, way, isIn } = signIn;
  const facts = [
    t('signIns.at', { date: date(at), time: time(at) }),
    way && t(`signIns.way.${way}`),
    address,
  ].filter(Boolean);
  return (
    <li className={classes.device}>
      <div className={classes.about}>
        <div className={classes.name}>
          <b>{device}</b>
          {!isIn && <Chip tone="lotus">{t('signIns.refused')}</Chip>}
        </div>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </div>
    </li>
  );
}

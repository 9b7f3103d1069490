import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { PinIcon } from './icons.tsx';
import classes from './register.module.css';

type Props = Pick<Reply<'GET /places/districts/:district/wards'>[number], 'since2025'>;

/** What became of the chosen ward when districts were abolished. Read out once it is known. */
export function NewAddress({ since2025 }: Props) {
  const { t } = useTranslation('accounts/auth/register');
  return (
    <div aria-live="polite">
      {since2025 && (
        <div className={classes.newAddress}>
          <PinIcon />
          <p>
            <span className={classes.note}>{t('newAddress')}</span>
            <strong>
              {since2025.ward}, {since2025.province}
            </strong>
          </p>
        </div>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUser } from '../../../api/auth-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { tabPath } from '../use-tab.ts';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './deletion-banner.module.css';
import { useKeepAccount } from './use-keep-account.ts';

/** Shown above every page except a test while a deletion is pending. Loaded only for those accounts. */
export function DeletionBanner() {
  const { t } = useTranslation('accounts/profile/own-data');
  const { date } = useFormat();
  const { pathname } = useLocation();
  const { isBusy, keep } = useKeepAccount();
  const deletesAt = useUser()?.deletesAt;
  if (!deletesAt || pathname.startsWith('/test/screen')) return null;
  return (
    <Row
      as="aside"
      justify="center"
      gap={12}
      className={classes.banner}
      aria-label={t('deletion.title')}
    >
      <span>
        {t('deletion.banner', { date: date(deletesAt) })}{' '}
        <Link to={tabPath('data')}>{t('deletion.more')}</Link>
      </span>
      <Button loading={isBusy} onClick={() => void keep()}>
        {t('deletion.keep')}
      </Button>
    </Row>
  );
}

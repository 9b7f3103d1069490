import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import classes from '../security.module.css';
import { SignInRow } from './sign-in-row.tsx';
import { useSignIns } from './use-sign-ins.ts';

/** Who came in, and who tried to. */
export function SignInsCard() {
  const { t } = useTranslation('accounts/profile/security');
  const signIns = useSignIns();
  return (
    <Card title={t('signIns.title')}>
      <p className={classes.intro}>{t('signIns.intro')}</p>
      <Loaded reply={signIns} isInCard>
        {(entries) => (
          <>
            <ul className={classes.devices}>
              {entries.map((entry) => (
                <SignInRow key={entry.id} signIn={entry} />
              ))}
            </ul>
            {entries.length === 0 && <p className={classes.facts}>{t('signIns.none')}</p>}
            {signIns.hasMore && (
              <div className={classes.add}>
                <Button
                  variant="default"
                  loading={signIns.isLoadingMore}
                  onClick={() => void signIns.showMore()}
                >
                  {t('signIns.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from '../security.module.css';
import { useSignIns, type SignIn } from './use-sign-ins.ts';

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
            <ul>
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

function SignInRow({ signIn }: { signIn: SignIn }) {
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

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import shared from '../../profile.module.css';
import classes from '../security.module.css';
import { useSignIns, type SignIn } from './use-sign-ins.ts';

/** Successful and refused sign-ins. */
export function SignInsCard() {
  const { t } = useTranslation('accounts/profile/security');
  const signIns = useSignIns();
  return (
    <Card title={t('signIns.title')}>
      <p className={shared.intro}>{t('signIns.intro')}</p>
      <Loaded reply={signIns} isInCard>
        {(entries) => (
          <>
            <ul className={shared.lines}>
              {entries.map((entry) => (
                <SignInRow key={entry.id} signIn={entry} />
              ))}
            </ul>
            {entries.length === 0 && <Muted>{t('signIns.none')}</Muted>}
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
  const { at, device, address, way, hasSucceeded } = signIn;
  const facts = [
    t('signIns.at', { date: date(at), time: time(at) }),
    way && t(`signIns.way.${way}`),
    address,
  ].filter(Boolean);
  return (
    <Row as="li" justify="between" gap={16}>
      <div className={shared.about}>
        <Row>
          <b>{device}</b>
          {!hasSucceeded && <Chip tone="lotus">{t('signIns.refused')}</Chip>}
        </Row>
        <Muted as="span">{facts.join(' · ')}</Muted>
      </div>
    </Row>
  );
}

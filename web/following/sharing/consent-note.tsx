import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import classes from './sharing.module.css';

/** For a student under 16. */
export function ConsentNote({ isGiven }: { isGiven: boolean }) {
  const { t } = useTranslation('following/sharing');
  return (
    <Card
      title={t('consent.title')}
      titleLevel={2}
      actions={
        isGiven ? (
          <Chip tone="leaf">{t('consent.given')}</Chip>
        ) : (
          <Chip tone="turmeric">{t('consent.missing')}</Chip>
        )
      }
    >
      <p className={classes.text}>{t(isGiven ? 'consent.givenText' : 'consent.missingText')}</p>
      {!isGiven && (
        <div className={classes.way}>
          <LinkButton to="/family">{t('consent.invite')}</LinkButton>
        </div>
      )}
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import below from './below.module.css';
import { ExampleHexagon } from './later-parts.ts';
import classes from './orientation-band.module.css';

/** Links to the interest check. */
export function OrientationBand() {
  const { t } = useTranslation('site/home/below');
  return (
    <section className={`${below.section} ${classes.band}`} aria-labelledby="orientation">
      <div className={classes.words}>
        <h2 id="orientation" className={below.title}>
          {t('orientation.title')}
        </h2>
        <p className={below.lead}>{t('orientation.lead')}</p>
        <LinkButton to="/huong-nghiep" size="md" variant="default">
          {t('orientation.action')}
        </LinkButton>
      </div>
      <div className={classes.drawing}>
        <ExampleHexagon />
      </div>
    </section>
  );
}

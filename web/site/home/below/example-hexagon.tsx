import { useTranslation } from 'react-i18next';
import { InterestHexagon } from '../../interests/interest-hexagon.tsx';
import classes from './orientation-band.module.css';

const scores = {
  realistic: 22,
  investigative: 36,
  artistic: 20,
  social: 31,
  enterprising: 16,
  conventional: 14,
};

/** An example of a result, marked as an example. */
export function ExampleHexagon() {
  const { t } = useTranslation('site/home/below');
  return (
    <figure className={classes.figure}>
      <InterestHexagon
        scores={scores}
        max={40}
        top={['investigative', 'social', 'realistic']}
        summary={t('orientation.example.summary')}
      />
      <figcaption>{t('orientation.example.caption')}</figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsSignedIn } from '../../../api/auth-state.ts';
import below from './below.module.css';
import { ClosingCall } from './closing-call.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { QuestionList } from './later-parts.ts';
import { OrientationBand } from './orientation-band.tsx';
import classes from './questions.module.css';
import { Reasons } from './reasons.tsx';
import { SampleSection } from './sample-section.tsx';

/** The home page from "how it works" to the end. */
export function Further() {
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <HowItWorks />
      <SampleSection />
      <Reasons />
      <OrientationBand />
      <Questions />
      <ClosingCall isSignedIn={isSignedIn} />
    </>
  );
}

function Questions() {
  const { t } = useTranslation('site/home/below');
  return (
    <section className={below.section} aria-labelledby="home-questions">
      <h2 id="home-questions" className={below.title}>
        {t('questions.title')}
      </h2>
      <div className={classes.place}>
        <QuestionList />
      </div>
      <Link className={classes.all} to="/cau-hoi-thuong-gap">
        {t('questions.all')}
      </Link>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import below from './below.module.css';
import { SampleQuestions } from './later-parts.ts';
import { sampleQuestionHash } from './sample-question-hash.ts';
import classes from './sample-section.module.css';
import { useNear } from './use-near.ts';

/** A real question to try at once. The question and what draws it are fetched when one comes near, or is led here by a link. */
export function SampleSection() {
  const { t } = useTranslation('site/home/below');
  const location = useLocation();
  const [box, isNear, come] = useNear<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (location.hash !== sampleQuestionHash) return;
    come();
    box.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [location, come, box]);

  return (
    <section
      ref={box}
      id={sampleQuestionHash.slice(1)}
      className={`${below.section} ${classes.sample}`}
      aria-labelledby="sample-question-title"
    >
      <h2 ref={heading} id="sample-question-title" className={below.title} tabIndex={-1}>
        {t('sample.title')}
      </h2>
      <p className={below.lead}>{t('sample.lead')}</p>
      <div className={classes.place}>{isNear && <SampleQuestions />}</div>
    </section>
  );
}

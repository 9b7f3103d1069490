import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import below from './below.module.css';
import { SampleQuestions } from './later-parts.ts';
import { sampleQuestionHash } from './sample-question-hash.ts';
import classes from './sample-section.module.css';

/** A real question to try. */
export function SampleSection() {
  const { t } = useTranslation('site/home/below');
  const location = useLocation();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (location.hash !== sampleQuestionHash) return;
    box.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [location]);

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
      <div className={classes.place}>
        <SampleQuestions />
      </div>
    </section>
  );
}

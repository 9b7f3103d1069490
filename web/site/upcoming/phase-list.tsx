import type { Timeline } from '@bac/contract/site/content.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import classes from './phases.module.css';

/** Filled with a check, half filled, or empty: the shape is clear without color. */
const PhaseMark = ({ state }: { state: 'completed' | 'inProgress' | 'planned' }) => (
  <svg className={classes.mark} viewBox="0 0 28 28" aria-hidden>
    <circle className={classes.ring} cx="14" cy="14" r="11" />
    {state === 'completed' && (
      <>
        <circle className={classes.fill} cx="14" cy="14" r="11" />
        <path className={classes.tick} d="M9 14.5l3.5 3.5L19.5 11" />
      </>
    )}
    {state === 'inProgress' && <path className={classes.fill} d="M14 3a11 11 0 0 0 0 22Z" />}
  </svg>
);

type State = Timeline['phases'][number]['state'];

const looks: Record<State, { tone: Tone; word: 'completed' | 'inProgress' | 'planned' }> = {
  completed: { tone: 'leaf', word: 'completed' },
  'in progress': { tone: 'turmeric', word: 'inProgress' },
  planned: { tone: 'neutral', word: 'planned' },
};

/** The phases of development, each with its state as text and as a mark. */
export function PhaseList({ phases }: Pick<Timeline, 'phases'>) {
  const { t } = useTranslation('site/upcoming');
  const [language] = useLanguage();
  if (phases.length === 0) return null;
  return (
    <section aria-labelledby="phases">
      <SectionTitle id="phases" title={t('phases')} />
      <ol className={classes.phases}>
        {phases.map(({ state, title, text, when }) => {
          const { tone, word } = looks[state];
          return (
            <li key={title.en} data-state={word} data-tone={tone}>
              <PhaseMark state={word} />
              <Row gap={10} className={classes.head}>
                <h3>{title[language]}</h3>
                <Chip tone={tone}>{t(`state.${word}`)}</Chip>
                {when[language] !== t(`state.${word}`) && <Muted as="span">{when[language]}</Muted>}
              </Row>
              <p>{text[language]}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

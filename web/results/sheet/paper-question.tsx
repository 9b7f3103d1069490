import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useTranslation } from 'react-i18next';
import { ItemPassages } from '../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../item/item-answer/item-stem.tsx';
import { ItemText } from '../../item/item-text/item-text.tsx';
import classes from './paper.module.css';

interface Props {
  name: string;
  item: StudentView;
}

/** A question with nothing of the first time on it: no marks, no answer, and room to work. */
export function PaperQuestion({ name, item }: Props) {
  const { t } = useTranslation('results/sheet');
  const { response, figures, section } = item;
  return (
    <section className={classes.question} data-section={section} aria-label={name}>
      <h3>{name}</h3>
      <ItemPassages item={item} />
      <div>
        <ItemStem item={item} />
      </div>
      {response.kind === 'choice' ? (
        <ul className={classes.choices}>
          {response.choices.map(({ id, text }) => (
            <li key={id}>
              <span className={classes.letter}>{id}</span>
              <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.entry}>{t('answer')}</p>
      )}
      <div className={classes.room}>{t('room')}</div>
    </section>
  );
}

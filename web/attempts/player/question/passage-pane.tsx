import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useTranslation } from 'react-i18next';
import { ItemText } from '../../../item/item-text/item-text.tsx';
import classes from './question.module.css';

interface Props {
  /** Its passages must not be empty. Blocks are named `passage-<which>-<n>`. */
  item: StudentView;
}

/** One passage, or two to compare. The keyboard shortcuts find the region by `data-region`. */
export function PassagePane({ item: { passages, figures } }: Props) {
  const { t } = useTranslation('attempts/player/question');
  return (
    <section
      className={classes.passage}
      aria-label={t('passage')}
      data-region="passage"
      tabIndex={-1}
    >
      {passages.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- passages never change their order
        <ItemText key={index} text={text} figures={figures} blockPrefix={`passage-${index}`} />
      ))}
    </section>
  );
}

import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import { ItemText } from '../item-text/item-text.tsx';

/** The passages of a question: none, one, or two to compare. */
export function ItemPassages({ item: { passages, figures } }: { item: StudentView }) {
  const { t } = useTranslation('item/item-answer');
  if (passages.length === 0) return null;
  return (
    // A group, not a landmark: a page may hold many questions.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <Stack gap={24} role="group" aria-label={t('passage')}>
      {passages.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- passages never change their order
        <ItemText key={index} text={text} figures={figures} blockPrefix={`passage-${index}`} />
      ))}
    </Stack>
  );
}

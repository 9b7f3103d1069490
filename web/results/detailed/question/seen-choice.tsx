import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { ItemText } from '../../../item/item-text/item-text.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './choices.module.css';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  isKey: boolean;
  isChosen: boolean;
  isEliminated: boolean;
  /** The share of all answers; undefined while there are too few answers. */
  share: number | undefined;
}

/** A read-only choice, with labels for the key, the student's choice and a crossed-out choice. */
export function SeenChoice({ id, text, figures, isKey, isChosen, isEliminated, share }: Props) {
  const { t } = useTranslation('results/detailed');
  const kind = isKey ? 'key' : isChosen ? 'wrong' : undefined;
  return (
    <Row
      as="li"
      className={classes.choice}
      data-what={kind}
      data-eliminated={isEliminated || undefined}
    >
      <span className={classes.letter}>{id}</span>
      <div className={classes.words}>
        <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
        {isEliminated && <VisuallyHidden>{t('open.eliminated')}</VisuallyHidden>}
      </div>
      <Row justify="end" className={classes.about}>
        {isKey && (
          <span className={classes.tag} data-tone="leaf">
            <IconCheck size={15} stroke={2} aria-hidden />
            {t('open.key')}
          </span>
        )}
        {isChosen && (
          <span className={classes.tag} data-tone={isKey ? 'indigo' : 'lotus'}>
            {!isKey && <IconX size={15} stroke={2} aria-hidden />}
            {t('open.chosen')}
          </span>
        )}
        {share !== undefined && <ShareBar share={share} />}
      </Row>
    </Row>
  );
}

function ShareBar({ share }: { share: number }) {
  const { t } = useTranslation('results/detailed');
  const format = useFormat();
  const percent = format.percent(share);
  return (
    <Row as="span" isOneLine gap={10}>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.percent} aria-hidden>
        {percent}
      </span>
      <VisuallyHidden>{t('open.chose', { share: percent })}</VisuallyHidden>
    </Row>
  );
}

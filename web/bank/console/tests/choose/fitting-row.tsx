import type { FittingItem } from '@bac/contract/attempts/whole-test.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { skillName } from '../../../../item/taxonomy-name.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './choose.module.css';

interface Props {
  item: FittingItem;
  onChoose: () => void;
}

export function FittingRow({ item, onChoose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const { number } = useFormat();
  return (
    <li>
      <PlainButton className={classes.row ?? ''} onClick={onChoose}>
        <span className={classes.words}>
          <span>
            <strong>{item.id}</strong> {item.topic[language]}
          </span>
          <span className={classes.summary}>{item.summary}</span>
        </span>
        <span className={classes.facts}>
          <span>{skillName(item.skill)[language]}</span>
          <span>
            {tQuestion(`difficulty.${item.difficulty}`)}, {t('choose.b', { b: number(item.b, 2) })}
          </span>
          <span>{t('choose.forms', { count: item.forms })}</span>
        </span>
      </PlainButton>
    </li>
  );
}

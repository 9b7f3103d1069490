import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import pill from '../../../ui/data/table/filters/filter-menu.module.css';
import classes from '../attempts.module.css';

interface Props {
  from: number | undefined;
  to: number | undefined;
  onChange: (range: { scoreFrom?: number | undefined; scoreTo?: number | undefined }) => void;
}

const readScore = (text: string): number | undefined => {
  const score = Number(text);
  return text !== '' && score >= 400 && score <= 1600 ? score : undefined;
};

/** A range of total scores, dashed until a bound is set. */
export function ScoreFilter({ from, to, onChange }: Props) {
  const { t } = useTranslation(['attempts/console', 'ui/data/table']);
  const [isOpen, setOpen] = useState(false);
  const isSet = from !== undefined || to !== undefined;
  const label = t('column.score');
  if (!isSet && !isOpen) {
    return (
      <span className={pill.pill}>
        <button type="button" className={pill.target} onClick={() => setOpen(true)}>
          <IconPlus size={15} aria-hidden />
          {label}
        </button>
      </span>
    );
  }
  const field = (name: 'scoreFrom' | 'scoreTo', value: number | undefined) => (
    <input
      key={value}
      className={classes.score}
      type="number"
      min={400}
      max={1600}
      step={10}
      defaultValue={value}
      aria-label={t(`filter.${name}`)}
      placeholder={name === 'scoreFrom' ? '400' : '1600'}
      onBlur={({ target }) => {
        const score = readScore(target.value);
        if (score !== value) onChange({ [name]: score });
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
  return (
    <span className={pill.pill} data-set={isSet || undefined}>
      <Row as="span" gap={6} isOneLine className={classes.range}>
        {label} {field('scoreFrom', from)} – {field('scoreTo', to)}
      </Row>
      <button
        type="button"
        className={pill.remove}
        aria-label={t('ui/data/table:remove', { label })}
        onClick={() => {
          setOpen(false);
          onChange({ scoreFrom: undefined, scoreTo: undefined });
        }}
      >
        <IconX size={15} aria-hidden />
      </button>
    </span>
  );
}
